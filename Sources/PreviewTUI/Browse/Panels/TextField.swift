import TerminalScreen

/// A line of text that is being typed.
struct TextField: Hashable {
  /// The characters before the cursor.
  private(set) var before: String
  /// The characters behind the cursor.
  private(set) var after = ""

  /// The most characters that are taken: more than any sample text has.
  static let limit = 1000

  /// Makes a field with the cursor at the end.
  init(_ text: String = "") {
    before = String(text.prefix(Self.limit))
  }

  /// The whole text.
  var text: String { before + after }

  /// Takes a key.
  ///
  /// - Returns: Whether the key is one that edits text.
  mutating func apply(_ key: TerminalKey) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .backspace, .control("h"): if !before.isEmpty { before.removeLast() }
    case .delete, .control("d"): if !after.isEmpty { after.removeFirst() }
    case .left, .control("b"):
      if let last = before.popLast() { after.insert(last, at: after.startIndex) }
    case .right, .control("f"): if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"):
      after = text
      before = ""
    case .end, .control("e"):
      before = text
      after = ""
    case .control("u"): before = ""
    case .control("k"): after = ""
    case .control("w"): removeWord()
    default: return false
    }
    return true
  }

  /// Types a text, such as one that was pasted: its line ends become spaces.
  mutating func insert(_ text: String) {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        if line.last != " " { line.append(" ") }
      case .surrogate, .unassigned: continue
      default: line.append(scalar)
      }
    }
    let room = Self.limit - before.count - after.count
    // A mark joins the character before it, which counts characters anew.
    before += String(String(line).prefix(max(0, room)))
  }

  /// Deletes the word before the cursor.
  private mutating func removeWord() {
    while before.last?.isWhitespace == true { before.removeLast() }
    while let last = before.last, !last.isWhitespace { before.removeLast() }
  }
}
