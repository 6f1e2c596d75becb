internal import Typography

/// Lays one ink over pixels by coverage, with correct rounding.
struct PixelMixer {
  private let red: UInt32
  private let green: UInt32
  private let blue: UInt32
  /// The ink's own opacity, 0 to 255: coverage is multiplied by it.
  private let alpha: UInt32
  private let linear: LinearLight?

  /// Makes a mixer for an ink; `linear` is nil for blending in the encoded space.
  init(ink: RGBA, linear: LinearLight?) {
    red = UInt32(ink.red)
    green = UInt32(ink.green)
    blue = UInt32(ink.blue)
    alpha = UInt32(ink.alpha)
    self.linear = linear
  }

  /// Whether nothing of the ink shows.
  var isInvisible: Bool { alpha == 0 }

  /// Lays the ink over one pixel that it covers by `coverage` 255ths.
  @inline(__always)
  func mix(_ coverage: UInt8, over pixel: inout RGBA) {
    let weight = UInt32(coverage) * alpha  // 0...65025
    if weight == 0 { return }
    if weight == 65025 {
      pixel = RGBA(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
      return
    }
    if let linear {
      let share = Float(weight) / 65025
      pixel = RGBA(
        red: linear.mix(red, over: pixel.red, share: share),
        green: linear.mix(green, over: pixel.green, share: share),
        blue: linear.mix(blue, over: pixel.blue, share: share))
    } else {
      pixel = RGBA(
        red: Self.mix(red, over: pixel.red, weight: weight),
        green: Self.mix(green, over: pixel.green, weight: weight),
        blue: Self.mix(blue, over: pixel.blue, weight: weight))
    }
  }

  @inline(__always)
  private static func mix(_ ink: UInt32, over ground: UInt8, weight: UInt32) -> UInt8 {
    let sum: UInt32 = ink &* weight &+ UInt32(ground) &* (65025 &- weight)
    return UInt8(truncatingIfNeeded: (sum &+ 32512) / 65025)
  }
}
