extension TokensReader {
  private static let familyLimit = 64

  /// Reads a family name, a list of them, or references to either.
  mutating func families(_ place: TokenPlace) -> [String]? {
    var names: [String] = []
    guard add(place, to: &names, depth: 0) else { return nil }
    guard !names.isEmpty else {
      error(.missingKey, "a fontFamily needs a name", at: place)
      return nil
    }
    return names
  }

  private mutating func add(_ place: TokenPlace, to names: inout [String], depth: Int) -> Bool {
    guard let value = follow(place, types: ["fontFamily"]) else { return false }
    switch value.node.content {
    case .string(let text):
      return add(text, at: value, to: &names)
    case .array(let elements):
      guard depth < 8, names.count + elements.count <= Self.familyLimit else {
        error(.outOfRange, "more than \(Self.familyLimit) families", at: value)
        return false
      }
      var isGood = true
      for element in elements {
        let place = TokenPlace(node: element, keyPath: value.keyPath)
        isGood = add(place, to: &names, depth: depth + 1) && isGood
      }
      return isGood
    default:
      error(
        .wrongType, "a fontFamily is a name or a list of names, not \(value.node.summary)",
        at: value)
      return false
    }
  }

  /// A list in one text, as style sheets write it, has one meaning only, but is not of the format.
  private mutating func add(
    _ text: String, at place: TokenPlace, to names: inout [String]
  ) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(Self.unquoted)
    guard !parts.contains("") else {
      error(.invalidName, "\(place.node.summary) has an empty family name", at: place)
      return false
    }
    if parts != [text] {
      warn(
        .notDTCG,
        "\(place.node.summary) is read as a list of \(parts.count); not valid DTCG, write a list of"
          + " plain names", at: place)
    }
    names += parts
    return true
  }

  private static func unquoted(_ part: Substring) -> String {
    var name = part.drop { $0 == " " }
    while name.last == " " { name.removeLast() }
    for quote: Character in ["'", "\""]
    where name.count > 1 && name.first == quote && name.last == quote {
      name = name.dropFirst().dropLast()
    }
    return String(name)
  }
}
