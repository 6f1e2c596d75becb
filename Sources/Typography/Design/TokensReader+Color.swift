extension TokensReader {
  /// How far outside 0...1 a channel may lie by arithmetic alone.
  private static let gamutTolerance = 0.0005

  /// Reads a colour: a hex text, a W3C color value or a reference to either.
  mutating func color(_ place: TokenPlace) -> RGBA? {
    guard let value = follow(place, types: ["color"]) else { return nil }
    switch value.node.content {
    case .string(let text):
      guard text.utf8.allSatisfy({ $0 < 0x80 }), let color = RGBA(hex: text) else {
        error(
          .wrongType, "\(value.node.summary) is no colour; write '#RRGGBB' or '#RRGGBBAA'",
          at: value)
        return nil
      }
      return color
    case .object: return colorObject(value)
    default:
      error(
        .wrongType, "a colour is a hex text or a color value, not \(value.node.summary)", at: value)
      return nil
    }
  }

  private mutating func colorObject(_ place: TokenPlace) -> RGBA? {
    checkKeys(of: place, known: ["colorSpace", "components", "alpha", "hex"], what: "a color")
    guard let space = colorSpace(of: place), let components = components(of: place),
      let alpha = alpha(of: place)
    else { return nil }
    let channels = space.encodedSRGB(components)
    let low = min(channels.x, channels.y, channels.z)
    let high = max(channels.x, channels.y, channels.z)
    if low < -Self.gamutTolerance || high > 1 + Self.gamutTolerance {
      warn(.adjusted, "the colour is outside sRGB and is clipped to it", at: place)
    }
    return RGBA(
      red: Self.byte(channels.x), green: Self.byte(channels.y), blue: Self.byte(channels.z),
      alpha: Self.byte(alpha))
  }

  private mutating func colorSpace(of place: TokenPlace) -> TokenColorSpace? {
    guard let written = place.member("colorSpace") else {
      error(.missingKey, "a color needs a 'colorSpace'", at: place)
      return nil
    }
    guard let value = follow(written, types: ["string"]) else { return nil }
    let spaces = TokenColorSpace.allCases.map(\.rawValue)
    guard let name = value.node.string, let space = TokenColorSpace(rawValue: name) else {
      let hint = value.node.string.flatMap { NearestName.nearest(to: $0, in: spaces) }
        .map { "did you mean '\($0)'?" }
      error(
        .unknownWord,
        "\(value.node.summary) is no colour space; "
          + (hint ?? "it is one of " + spaces.joined(separator: ", ")), at: value)
      return nil
    }
    return space
  }

  private mutating func components(of place: TokenPlace) -> Vector3? {
    guard let written = place.member("components") else {
      error(.missingKey, "a color needs 'components'", at: place)
      return nil
    }
    guard let value = follow(written, types: []) else { return nil }
    guard let elements = value.node.elements, elements.count == 3 else {
      error(.wrongType, "the components of a color are a list of three", at: value)
      return nil
    }
    var numbers: [Double] = []
    for element in elements {
      let place = TokenPlace(node: element, keyPath: value.keyPath)
      guard let component = follow(place, types: ["number"]) else { return nil }
      if component.node.string == "none" {
        numbers.append(0)
      } else if let number = component.node.number, abs(number) < 1e6 {
        numbers.append(number)
      } else {
        error(
          .wrongType, "\(component.node.summary) is no component; write a number or 'none'",
          at: component)
        return nil
      }
    }
    return Vector3(numbers[0], numbers[1], numbers[2])
  }

  private mutating func alpha(of place: TokenPlace) -> Double? {
    guard let written = place.member("alpha") else { return 1 }
    guard let value = follow(written, types: ["number"]) else { return nil }
    guard let alpha = value.node.number, (0...1).contains(alpha) else {
      error(.outOfRange, "\(value.node.summary) is no alpha; it goes from 0 to 1", at: value)
      return nil
    }
    return alpha
  }

  private static func byte(_ channel: Double) -> UInt8 {
    UInt8((min(max(channel, 0), 1) * 255).rounded())
  }
}
