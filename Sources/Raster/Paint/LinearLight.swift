#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tables between encoded sRGB and linear light (IEC 61966-2-1), made once for each painter.
final class LinearLight {
  private let decoded: [Float]
  private let encoded: [UInt8]

  /// Steps of linear light from black to white; fine enough that decoding and encoding any of the
  /// 256 values gives it back.
  private static let steps = 65535

  /// Fills the tables.
  init() {
    decoded = (0...255).map { value in
      let encoded = Float(value) / 255
      return encoded <= 0.04045 ? encoded / 12.92 : powf((encoded + 0.055) / 1.055, 2.4)
    }
    encoded = (0...Self.steps).map { step in
      let light = Float(step) / Float(Self.steps)
      let value = light <= 0.0031308 ? light * 12.92 : 1.055 * powf(light, 1 / 2.4) - 0.055
      return UInt8((value * 255).rounded())
    }
  }

  /// Mixes two encoded values by their light and encodes the result.
  func mix(_ ink: UInt32, over ground: UInt8, share: Float) -> UInt8 {
    let light = decoded[Int(ink)] * share + decoded[Int(ground)] * (1 - share)
    return encoded[Int((light * Float(Self.steps)).rounded())]
  }
}
