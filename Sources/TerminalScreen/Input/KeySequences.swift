/// Which key a terminal means by what it sends.
package struct KeySequences: Hashable {
  /// The keys by their sequences without ESC.
  private var keys: [[UInt8]: TerminalKey]

  /// What terminals send whatever their entry says, depending on their mode.
  private static let common: [(sequence: String, key: TerminalKey)] = [
    ("[A", .up), ("[B", .down), ("[C", .right), ("[D", .left),
    ("OA", .up), ("OB", .down), ("OC", .right), ("OD", .left),
    ("[1;2C", .shiftRight), ("[1;2D", .shiftLeft), ("[c", .shiftRight), ("[d", .shiftLeft),
    ("[H", .home), ("OH", .home), ("[1~", .home), ("[7~", .home),
    ("[F", .end), ("OF", .end), ("[4~", .end), ("[8~", .end),
    ("[5~", .pageUp), ("[6~", .pageDown), ("[3~", .delete), ("[Z", .backTab), ("OM", .enter),
  ]

  /// The strings of an entry that name keys.
  private static let named: [(string: TerminfoEntry.Sequence, key: TerminalKey)] = [
    (.keyUp, .up), (.keyDown, .down), (.keyLeft, .left), (.keyRight, .right),
    (.keyShiftLeft, .shiftLeft), (.keyShiftRight, .shiftRight), (.keyPageUp, .pageUp),
    (.keyPageDown, .pageDown), (.keyHome, .home), (.keyEnd, .end), (.keyBackTab, .backTab),
    (.keyEnter, .enter), (.keyDelete, .delete),
  ]

  /// The sequences that every terminal may send, and those of an entry.
  package init(_ entry: TerminfoEntry? = nil) {
    keys = Dictionary(
      Self.common.map { (Array($0.sequence.utf8), $0.key) }, uniquingKeysWith: { first, _ in first }
    )
    for (string, key) in Self.named {
      guard case .bytes(let bytes) = entry?.text(string), bytes.first == 0x1B, bytes.count > 2
      else {
        continue
      }
      keys[Array(bytes.dropFirst())] = key
    }
  }

  /// The key that sends a sequence; nil for none.
  ///
  /// - Parameter sequence: The bytes without ESC.
  package func key(sending sequence: [UInt8]) -> TerminalKey? {
    // The window got or lost the focus, or the sequence was too long for one.
    if sequence.isEmpty || sequence.elementsEqual("[I".utf8) || sequence.elementsEqual("[O".utf8) {
      return nil
    }
    return keys[sequence] ?? .other
  }

  /// The key that types a character; nil for what no key types.
  package func key(typing scalar: Unicode.Scalar) -> TerminalKey? {
    switch scalar.value {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x01...0x1A: .control(Unicode.Scalar(UInt8(scalar.value) + 0x60))
    case 0x00...0x1F: .other
    case 0x80...0x9F: nil
    default: .character(scalar)
    }
  }
}
