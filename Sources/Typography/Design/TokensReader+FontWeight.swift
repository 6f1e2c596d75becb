extension TokensReader {
  /// The words of the format, in its order.
  private static let weightWords: KeyValuePairs<String, Int> = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
    "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
    "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
    "extra-black": 950, "ultra-black": 950,
  ]

  /// The word for a weight, of several the one that is in use most; nil between the words.
  static func word(forWeight weight: Int) -> String? {
    weight == 400 ? "regular" : weightWords.first { $0.value == weight }?.key
  }

  /// Reads a weight: a number from 1 to 1000 or a word.
  mutating func weight(_ place: TokenPlace) -> Int? {
    guard let value = follow(place, types: ["fontWeight", "number"]) else { return nil }
    switch value.node.content {
    case .number(let number, _): return weight(number, at: value)
    case .string(let text): return weight(text, at: value)
    default:
      error(.wrongType, "a fontWeight is a number or a word, not \(value.node.summary)", at: value)
      return nil
    }
  }

  private mutating func weight(_ number: Double, at place: TokenPlace) -> Int? {
    guard (1...1000).contains(number) else {
      error(.outOfRange, "\(place.node.summary) is no weight; weights go from 1 to 1000", at: place)
      return nil
    }
    let rounded = number.rounded()
    if rounded != number {
      warn(
        .adjusted, "\(place.node.summary) is read as \(Int(rounded)): weights are whole", at: place)
    }
    return Int(rounded)
  }

  private mutating func weight(_ word: String, at place: TokenPlace) -> Int? {
    if let weight = Self.weightWords.first(where: { $0.key == word })?.value { return weight }
    if let number = Double(written: word) {
      warn(.notDTCG, "\(place.node.summary) is read as a number; not valid DTCG", at: place)
      return weight(number, at: place)
    }
    let bare = Self.bare(word)
    if let known = Self.weightWords.first(where: { Self.bare($0.key) == bare }) {
      warn(.notDTCG, "\(place.node.summary) is read as '\(known.key)'; not valid DTCG", at: place)
      return known.value
    }
    if bare.hasSuffix("italic") || bare.hasSuffix("oblique") {
      error(
        .unknownWord,
        "\(place.node.summary) is no weight; write 'italic' under $extensions.typo-preview",
        at: place)
      return nil
    }
    // Nothing may be near; the words are few enough to be listed then.
    let words = Self.weightWords.map(\.key)
    let nearest = NearestName.nearest(to: word, in: words)
    let hint =
      nearest.map { "did you mean '\($0)'?" }
      ?? "weights are 1 to 1000 or one of " + words.joined(separator: ", ")
    error(.unknownWord, "\(place.node.summary) is no weight; \(hint)", at: place)
    return nil
  }

  /// A word without what people write differently.
  private static func bare(_ word: String) -> String {
    word.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }
}

extension Double {
  /// Reads a number as JSON writes it, without a unit; nil for anything else, also for `inf`.
  init?(written text: some StringProtocol) {
    let allowed = "0123456789.-+eE"
    guard let first = text.first, first.isASCII, first != "e", first != "E",
      text.allSatisfy(allowed.contains), let number = Double(String(text)), number.isFinite
    else { return nil }
    self = number
  }
}
