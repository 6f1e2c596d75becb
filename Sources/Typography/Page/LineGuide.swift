/// A line over a text that shows one of its vertical measures.
public enum LineGuide: CaseIterable, Hashable, Sendable {
  /// The top and the bottom of the line's box.
  case lineBox
  /// The font's ascent.
  case ascent
  /// The font's descent.
  case descent
  /// The height of capitals.
  case capHeight
  /// The height of a lower-case x.
  case xHeight
  /// What the letters stand on.
  case baseline

  /// The name for people.
  public var name: String {
    switch self {
    case .lineBox: "line box"
    case .ascent: "ascent"
    case .descent: "descent"
    case .capHeight: "cap height"
    case .xHeight: "x-height"
    case .baseline: "baseline"
    }
  }

  /// The name of the hue for people.
  public var hue: String {
    switch self {
    case .lineBox: "grey"
    case .ascent: "violet"
    case .descent: "orange"
    case .capHeight: "blue"
    case .xHeight: "green"
    case .baseline: "red"
    }
  }

  /// The colour over a ground: of a dark and a light one of its hue that which stands out more; each
  /// has a contrast of 3 to 1 or more with white or with black (WCAG 2.2, 1.4.11).
  public func color(over ground: RGBA) -> RGBA {
    let (dark, light) = shades
    return dark.contrast(with: ground) >= light.contrast(with: ground) ? dark : light
  }

  private var shades: (dark: RGBA, light: RGBA) {
    func shade(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> RGBA {
      RGBA(red: red, green: green, blue: blue)
    }
    return switch self {
    case .lineBox: (shade(0x6E, 0x6E, 0x73), shade(0xAE, 0xAE, 0xB2))
    case .ascent: (shade(0x7D, 0x2A, 0xC0), shade(0xD2, 0xA1, 0xFF))
    case .descent: (shade(0xA8, 0x55, 0x00), shade(0xFF, 0xB3, 0x57))
    case .capHeight: (shade(0x00, 0x57, 0xC8), shade(0x6F, 0xB2, 0xFF))
    case .xHeight: (shade(0x1B, 0x75, 0x2F), shade(0x58, 0xD6, 0x74))
    case .baseline: (shade(0xC4, 0x1C, 0x12), shade(0xFF, 0x7B, 0x72))
    }
  }
}
