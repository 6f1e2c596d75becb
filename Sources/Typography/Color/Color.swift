/// A colour that may differ between light and dark.
public struct Color: Hashable, Sendable {
  private var light: RGBA
  private var dark: RGBA

  /// Makes a colour that is the same in light and dark, from encoded sRGB shares between 0 and 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func channel(_ share: Double) -> UInt8 { UInt8((min(max(share, 0), 1) * 255).rounded()) }
    self.init(
      RGBA(
        red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(opacity)))
  }

  /// Makes a grey from an encoded share between 0 (black) and 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from channels, the same in light and dark.
  public init(_ color: RGBA) {
    self.init(light: color, dark: color)
  }

  /// Makes a colour with one value for light and one for dark.
  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// The channels in a colour scheme.
  public func resolved(in scheme: ColorScheme) -> RGBA {
    scheme == .dark ? dark : light
  }

  /// This colour with its opacity multiplied by a share between 0 and 1.
  public func opacity(_ opacity: Double) -> Color {
    func faded(_ color: RGBA) -> RGBA {
      var color = color
      color.alpha = UInt8((Double(color.alpha) * min(max(opacity, 0), 1)).rounded())
      return color
    }
    return Color(light: faded(light), dark: faded(dark))
  }
}

/// Light or dark appearance.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}
