extension TerminalKey {
  /// The keys that have names, in the spelling of the help and of the keys' file.
  private static let names: [(key: TerminalKey, name: String)] = [
    (.up, "Up"), (.down, "Down"), (.left, "Left"), (.right, "Right"),
    (.shiftLeft, "Shift-Left"), (.shiftRight, "Shift-Right"), (.pageUp, "PgUp"),
    (.pageDown, "PgDn"), (.home, "Home"), (.end, "End"), (.tab, "Tab"), (.backTab, "Shift-Tab"),
    (.enter, "Enter"), (.backspace, "Backspace"), (.delete, "Delete"), (.escape, "Esc"),
    (.character(" "), "Space"),
  ]

  /// The key in words: a character, `Tab`, `Ctrl-R`; nil for one without a word.
  package var spelling: String? {
    if let named = Self.names.first(where: { $0.key == self }) { return named.name }
    switch self {
    case .character(let character): return String(character)
    case .control(let letter): return "Ctrl-" + String(letter).uppercased()
    default: return nil
    }
  }

  /// Reads a key as it is spelled, whatever the case of a name; nil for what is no key.
  package init?(spelling: String) {
    let lowercased = spelling.lowercased()
    if let named = Self.names.first(where: { $0.name.lowercased() == lowercased }) {
      self = named.key
      return
    }
    let scalars = spelling.unicodeScalars
    if scalars.count == 1, let character = scalars.first, character.value > 0x20 {
      self = .character(character)
      return
    }
    guard lowercased.hasPrefix("ctrl-"), scalars.count == 6,
      let letter = lowercased.unicodeScalars.last, ("a"..."z").contains(letter)
    else { return nil }
    self = .control(letter)
  }
}
