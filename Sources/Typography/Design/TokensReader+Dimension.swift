/// A measure of a tokens file.
enum TokenMeasure: Hashable {
  /// An absolute measure; 1 px is 1 point.
  case points(Double)
  /// A part of the font's size, 1 for `100%` and `1em`.
  case ofSize(Double)
  /// A number without a unit.
  case bare(Double)
}

// MARK: - Properties

extension TokensReader {
  private static let sizeLimit = 2000.0

  /// Reads a font size, in points.
  mutating func fontSize(_ place: TokenPlace) -> Double? {
    guard let (measure, value) = measure(place, types: ["dimension", "number"]) else { return nil }
    let size: Double
    switch measure {
    case .points(let points): size = points
    case .bare(let number):
      warnBare(at: value)
      size = number
    case .ofSize:
      error(.unknownWord, "\(value.node.summary): a fontSize is in px or rem", at: value)
      return nil
    }
    guard size > 0, size <= Self.sizeLimit else {
      error(
        .outOfRange, "a fontSize is more than 0 and at most \(Int(Self.sizeLimit)) points",
        at: value)
      return nil
    }
    return size
  }

  /// Reads a line height: a multiple of the size, or a measure.
  mutating func lineHeight(_ place: TokenPlace) -> LineHeight? {
    if let word = place.node.string, ["auto", "normal"].contains(word.lowercased()) {
      error(
        .unknownWord, "\(place.node.summary) is the font's own line height; leave lineHeight out",
        at: place)
      return nil
    }
    guard let (measure, value) = measure(place, types: ["number", "dimension"]) else { return nil }
    let height: LineHeight
    switch measure {
    case .points(let points): height = .exact(points: points)
    case .bare(let factor): height = .multiple(factor: factor)
    case .ofSize(let factor):
      warn(.notDTCG, "\(value.node.summary) is read as \(factor) × size; not valid DTCG", at: value)
      height = .multiple(factor: factor)
    }
    // A bare 24 is a multiple by the format, but meant as points.
    let factor = height.points(for: 1)
    guard factor > 0 else {
      error(.outOfRange, "a lineHeight is more than 0", at: value)
      return nil
    }
    if case .multiple = height, factor > 10 {
      error(
        .outOfRange,
        "\(value.node.summary) × size is no lineHeight; a height in points needs a unit, 'px'",
        at: value)
      return nil
    }
    guard factor <= 10 * Self.sizeLimit else {
      error(.outOfRange, "\(value.node.summary) is too large for a lineHeight", at: value)
      return nil
    }
    return height
  }

  /// Reads the letter spacing of a style whose size has been read.
  mutating func readTracking(_ place: TokenPlace, into style: inout DesignStyle) {
    guard let (measure, value) = measure(place, types: ["dimension"]) else { return }
    let tracking: Double
    switch measure {
    case .points(let points): tracking = points
    case .bare(let number):
      warnBare(at: value)
      tracking = number
    case .ofSize(let part):
      warn(
        .notDTCG, "\(value.node.summary) is read as a part of fontSize; not valid DTCG", at: value)
      style.trackingOfSize = part
      guard let size = style.baseSize else { return }
      tracking = part * size
    }
    guard abs(tracking) <= Self.sizeLimit else {
      error(.outOfRange, "\(value.node.summary) is too large for a letterSpacing", at: value)
      return
    }
    style.tracking = tracking
  }

  mutating func warnBare(at place: TokenPlace) {
    warn(
      .notDTCG, "\(place.node.summary) has no unit and is taken as px: not valid DTCG", at: place)
  }
}

// MARK: - Spellings

extension TokensReader {
  static let units = ["px": 1.0, "rem": 16.0]

  mutating func measure(
    _ place: TokenPlace, types: [String]
  ) -> (measure: TokenMeasure, place: TokenPlace)? {
    guard let value = follow(place, types: types) else { return nil }
    let measure: TokenMeasure?
    switch value.node.content {
    case .object: measure = object(value)
    case .string(let text): measure = Self.measure(text)
    case .number(let number, _): measure = number.isFinite ? .bare(number) : nil
    default: measure = nil
    }
    guard let measure else {
      // An object that is not right has been reported part by part.
      if value.node.members == nil {
        error(
          .wrongType,
          "\(value.node.summary) is no measure; write { \"value\": 16, \"unit\": \"px\" }, px or rem",
          at: value)
      }
      return nil
    }
    return (measure, value)
  }

  private mutating func object(_ place: TokenPlace) -> TokenMeasure? {
    checkKeys(of: place, known: ["value", "unit"], what: "a dimension")
    guard let valueMember = place.member("value"), let unitMember = place.member("unit") else {
      let missing = place.node.member("value") == nil ? "value" : "unit"
      error(.missingKey, "a dimension needs a '\(missing)'", at: place)
      return nil
    }
    guard let value = follow(valueMember, types: ["number"]),
      let unit = follow(unitMember, types: ["string"])
    else { return nil }
    guard let number = value.node.number, number.isFinite else {
      error(.wrongType, "\(value.node.summary) is no number", at: value)
      return nil
    }
    guard let measure = unit.node.string.flatMap({ Self.measure(number, unit: $0) }) else {
      error(
        .unknownWord, "the unit \(unit.node.summary) is not known; it is 'px' or 'rem'", at: unit)
      return nil
    }
    return measure
  }

  /// The spelling of older drafts, such as `16px`, and those of other tools.
  private static func measure(_ text: String) -> TokenMeasure? {
    let unit = text.reversed().prefix { $0.isLetter || $0 == "%" }
    let digits = text.dropLast(unit.count)
    guard let number = Double(written: digits) else { return nil }
    return unit.isEmpty ? .bare(number) : measure(number, unit: String(unit.reversed()))
  }

  /// A number with one of the format's units, or of the relative ones that other tools write.
  private static func measure(_ number: Double, unit: String) -> TokenMeasure? {
    switch unit {
    case "em": .ofSize(number)
    case "%": .ofSize(number / 100)
    default: units[unit].map { .points(number * $0) }
    }
  }
}
