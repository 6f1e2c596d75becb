extension MarkdownReader {
  /// A character by its number, or one of the few that have names worth writing by hand.
  private static let names: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "shy": "\u{AD}",
  ]
  /// No entity is longer: a name of six letters, or seven digits behind `#x`.
  private static let longest = 9

  /// An entity between an ampersand and a semicolon; anything else is text.
  mutating func readEntity() {
    var name = ""
    var end = position + 1
    while let next = character(at: end), next != ";", name.count <= Self.longest {
      name.append(next)
      end += 1
    }
    guard character(at: end) == ";", let entity = Self.entity(name) else {
      return appendText([source[position]], advancing: 1)
    }
    appendText([.character(entity)], advancing: end + 1 - position)
  }

  private static func entity(_ name: String) -> Character? {
    guard name.first == "#" else { return names[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let number else { return nil }
    // A number that is no character stands for the sign of a damaged one.
    return Unicode.Scalar(number == 0 ? 0xFFFD : number).map { Character($0) } ?? "\u{FFFD}"
  }
}
