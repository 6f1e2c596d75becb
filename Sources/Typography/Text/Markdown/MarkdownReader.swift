/// Reads inline Markdown from left to right into pieces.
///
/// Brackets are kept until the one that closes them decides whether they were a link; signs of
/// emphasis are kept until the text, or the link that they stand in, is at its end.
struct MarkdownReader {
  let source: [InlineMarkdown.Element]
  /// The pieces so far.
  var nodes: [MarkdownNode] = []
  /// The next place to read.
  var position = 0
  /// The bracket signs that a link may begin with.
  var brackets: [Bracket] = []

  /// An opening bracket.
  struct Bracket {
    /// The piece that holds the sign.
    var node: Int
    var isImage: Bool
    /// Whether a link may still begin here: not where a link stands inside.
    var isActive: Bool
  }

  init(_ source: [InlineMarkdown.Element]) {
    self.source = source
  }

  /// The character at a place; nil for a value and beyond the end.
  func character(at place: Int) -> Character? {
    source.indices.contains(place) ? source[place].character : nil
  }

  /// Reads everything.
  mutating func read() {
    while position < source.count { readNext() }
    applyEmphasis(from: 0)
  }
}

// MARK: - Signs

extension MarkdownReader {
  private mutating func readNext() {
    switch character(at: position) {
    case "\\": readEscape()
    case "`": readCode()
    case "*": readDelimiter("*")
    case "_": readDelimiter("_")
    case "~": readDelimiter("~")
    case "&": readEntity()
    case "<": readAutolink()
    case "]": closeBracket()
    case "[": openBracket(isImage: false)
    case "!" where character(at: position + 1) == "[": openBracket(isImage: true)
    default: appendText([source[position]], advancing: 1)
    }
  }

  /// Adds text to the last piece, or a new one where that is none of plain text.
  mutating func appendText(_ elements: [InlineMarkdown.Element], advancing count: Int) {
    position += count
    if let last = nodes.indices.last, nodes[last].delimiter == nil, nodes[last].style.isEmpty,
      brackets.last?.node != last
    {
      nodes[last].elements += elements
    } else {
      nodes.append(MarkdownNode(elements: elements))
    }
  }

  /// A backslash before punctuation of ASCII or a line feed hides itself; elsewhere it shows.
  private mutating func readEscape() {
    if let next = character(at: position + 1), next == "\n" || next.isEscapable {
      appendText([.character(next)], advancing: 2)
    } else {
      appendText([source[position]], advancing: 1)
    }
  }

  /// Code lasts to the next run of as many backticks; nothing inside is read.
  private mutating func readCode() {
    let count = runLength(of: "`", at: position)
    var end = position + count
    while end < source.count {
      let length = runLength(of: "`", at: end)
      if length == count {
        let code = Self.code(source[position + count..<end])
        nodes.append(MarkdownNode(elements: code, style: .code))
        position = end + count
        return
      }
      end += max(length, 1)
    }
    appendText(Array(source[position..<position + count]), advancing: count)
  }

  /// Line feeds in code are spaces; one space at each end is there to keep backticks apart.
  private static func code(
    _ inside: ArraySlice<InlineMarkdown.Element>
  ) -> [InlineMarkdown.Element] {
    let space = InlineMarkdown.Element.character(" ")
    let code = inside.map { $0 == .character("\n") ? space : $0 }
    let isPadded = code.count > 2 && code.first == space && code.last == space
    return isPadded && code.contains { $0 != space } ? Array(code.dropFirst().dropLast()) : code
  }

  private mutating func readDelimiter(_ sign: Character) {
    let count = runLength(of: sign, at: position)
    let end = position + count
    let delimiter = MarkdownNode.Delimiter(
      sign, count: count, before: position > 0 ? source[position - 1] : nil,
      after: end < source.count ? source[end] : nil)
    nodes.append(
      MarkdownNode(elements: Array(source[position..<end]), delimiter: delimiter))
    position = end
  }

  private func runLength(of sign: Character, at start: Int) -> Int {
    var end = start
    while character(at: end) == sign { end += 1 }
    return end - start
  }
}

extension Character {
  /// Whether a backslash takes away the meaning of this character in Markdown.
  fileprivate var isEscapable: Bool { isASCII && (isPunctuation || isSymbol) }
}
