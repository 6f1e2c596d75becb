/// The room that a style's texts have to keep to.
extension TokensReader {
  /// Reads how many lines a text may take: a whole number of at least 1.
  mutating func lineLimit(_ place: TokenPlace) -> Int? {
    guard let value = follow(place, types: ["number"]) else { return nil }
    guard let number = value.node.number.flatMap({ Int(exactly: $0) }), number >= 1 else {
      error(
        .outOfRange, "a lineLimit is a whole number of at least 1, not \(value.node.summary)",
        at: value)
      return nil
    }
    return number
  }

  /// Reads the least share of its size that a text may shrink to: more than 0 and at most 1.
  mutating func minimumScaleFactor(_ place: TokenPlace) -> Double? {
    guard let value = follow(place, types: ["number"]) else { return nil }
    guard let factor = value.node.number, factor > 0, factor <= 1 else {
      error(
        .outOfRange, "a minimumScaleFactor is more than 0 and at most 1, not \(value.node.summary)",
        at: value)
      return nil
    }
    return factor
  }

  /// Reads the height that a text is given, in points.
  mutating func height(_ place: TokenPlace) -> Double? {
    guard let (measure, value) = measure(place, types: ["dimension", "number"]) else { return nil }
    let height: Double
    switch measure {
    case .points(let points): height = points
    case .bare(let number):
      warnBare(at: value)
      height = number
    case .ofSize:
      error(.wrongType, "\(value.node.summary): a height is in px or rem", at: value)
      return nil
    }
    guard height > 0, height <= Self.heightLimit else {
      error(
        .outOfRange, "a height is more than 0 and at most \(Int(Self.heightLimit)) points",
        at: value)
      return nil
    }
    return height
  }

  /// The largest height in points: ten lines of the largest size.
  private static let heightLimit = 20_000.0
}
