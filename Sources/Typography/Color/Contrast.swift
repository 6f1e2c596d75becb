#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension RGBA {
  /// The relative luminance of WCAG 2.2, 0 (black) to 1 (white); opacity is not looked at.
  public var relativeLuminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2.2 to another colour, 1 to 21; both are taken as opaque.
  public func contrast(with other: RGBA) -> Double {
    let lighter = max(relativeLuminance, other.relativeLuminance)
    let darker = min(relativeLuminance, other.relativeLuminance)
    return (lighter + 0.05) / (darker + 0.05)
  }
}
