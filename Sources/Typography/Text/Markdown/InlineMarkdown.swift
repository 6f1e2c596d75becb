/// The inline part of CommonMark: emphasis, code spans, links, escapes and common entities, with the
/// strikethrough of GitHub's extension.
///
///     InlineMarkdown("a **b**").runs      // "a ", and "b" in strong emphasis
///
/// There are no blocks: a number sign or a dash at the start of a line is itself, and line feeds stay.
/// An image is its alternative text, HTML is text, and what is not closed is text.
struct InlineMarkdown {
  /// A character of the source, or a value that stands in it and is never read.
  enum Element: Hashable {
    case character(Character)
    case value(Int)
  }

  /// The look of a stretch.
  struct Style: OptionSet, Hashable {
    let rawValue: Int

    static let emphasis = Style(rawValue: 1)
    static let strong = Style(rawValue: 2)
    static let code = Style(rawValue: 4)
    static let strikethrough = Style(rawValue: 8)
    static let link = Style(rawValue: 16)
  }

  /// A stretch of one look.
  struct Run: Hashable {
    var elements: [Element]
    var style: Style
  }

  /// The stretches in order; neighbours differ in their look.
  let runs: [Run]

  /// Reads a source.
  init(_ elements: [Element]) {
    var reader = MarkdownReader(elements)
    reader.read()
    runs = reader.nodes.reduce(into: []) { runs, node in
      guard !node.elements.isEmpty else { return }
      if let last = runs.indices.last, runs[last].style == node.style {
        runs[last].elements += node.elements
      } else {
        runs.append(Run(elements: node.elements, style: node.style))
      }
    }
  }

  /// Reads a source without values.
  init(_ source: String) {
    self.init(source.map { .character($0) })
  }
}

extension InlineMarkdown.Element {
  /// The character, or nil for a value.
  var character: Character? {
    if case .character(let character) = self { character } else { nil }
  }
}
