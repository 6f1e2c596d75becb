/// A colour that follows the appearance.
public struct AdaptiveColor: Hashable, Sendable {
  /// The colour in light appearance.
  public var light: RGBA
  /// The colour in dark appearance.
  public var dark: RGBA

  /// Makes a colour from its two appearances.
  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// The colour in one appearance.
  public func color(in scheme: ColorScheme) -> RGBA {
    switch scheme {
    case .light: light
    case .dark: dark
    }
  }

  /// The platform's ground behind everything: white, and black in the dark.
  public static let systemBackground = AdaptiveColor(light: .white, dark: .black)
}
