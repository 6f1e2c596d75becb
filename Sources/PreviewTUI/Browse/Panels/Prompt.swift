import TerminalScreen
import Typography

/// A line that is being typed at the bottom of the screen.
struct Prompt: Hashable {
  /// What is typed.
  enum Kind: Hashable {
    /// The sample text of the marked style, or of all where none is marked.
    case sampleText(style: String?)
    /// The name of a style; the style that was marked before, and where the frame stood.
    case search(before: String?, offset: CellPoint)
    /// A command by name.
    case command
  }

  /// What is typed.
  var kind: Kind
  /// The line.
  var field: TextField
  /// What Tab offers for the line as it was typed, and which of it stands there now.
  var completion: Completion?

  /// Makes a prompt.
  init(_ kind: Kind, text: String = "") {
    self.kind = kind
    field = TextField(text)
  }

  /// What Tab offers.
  struct Completion: Hashable {
    /// The lines.
    var lines: [String]
    /// The place of the one that stands there.
    var position: Int
  }

  /// What stands before the line.
  var label: String {
    switch kind {
    case .sampleText(let style): style.map { "text of \($0.shortened): " } ?? "text: "
    case .search: "/"
    case .command: ":"
    }
  }

  /// Puts the next of what fits in place of the line.
  mutating func complete(by step: Int, from candidates: (String) -> [String]) {
    if let completion {
      let next = modulo(completion.position + step, completion.lines.count)
      self.completion?.position = next
    } else {
      let lines = candidates(field.text)
      guard !lines.isEmpty else { return }
      completion = Completion(lines: lines, position: step > 0 ? 0 : lines.count - 1)
    }
    if let completion { field = TextField(completion.lines[completion.position]) }
  }
}
