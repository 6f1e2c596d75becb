/// A colour with 8 bits per channel in encoded (gamma-compressed) sRGB, with straight alpha.
public struct RGBA: Hashable, Sendable {
  /// Red, encoded sRGB, 0 to 255.
  public var red: UInt8
  /// Green, encoded sRGB, 0 to 255.
  public var green: UInt8
  /// Blue, encoded sRGB, 0 to 255.
  public var blue: UInt8
  /// Opacity, 0 (invisible) to 255 (opaque); the other channels are not multiplied by it.
  public var alpha: UInt8

  /// Makes a colour from encoded sRGB channels and a straight alpha, each 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = RGBA(red: 255, green: 255, blue: 255)

  /// This colour laid over an opaque ground, blended in the encoded space as the platform does.
  public func composited(over ground: RGBA) -> RGBA {
    func blend(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let weight = Int(alpha)
      return UInt8((Int(top) * weight + Int(bottom) * (255 - weight) + 127) / 255)
    }
    return RGBA(
      red: blend(red, ground.red), green: blend(green, ground.green),
      blue: blend(blue, ground.blue))
  }
}

// MARK: - Hexadecimal

extension RGBA {
  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(hex text: some StringProtocol) {
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1 else { return nil }
    let channels: [Int]
    switch digits.count {
    case 3, 4: channels = digits.map { $0 * 17 }
    case 6, 8:
      channels = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    self.init(
      red: UInt8(channels[0]), green: UInt8(channels[1]), blue: UInt8(channels[2]),
      alpha: channels.count == 4 ? UInt8(channels[3]) : 255)
  }

  /// The colour as `#RRGGBB`, with `AA` behind it when it is not opaque.
  public var hex: String {
    String(unsafeUninitializedCapacity: 9) { text in
      func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
      func put(_ channel: UInt8, at place: Int) {
        text[place] = digit(channel >> 4)
        text[place + 1] = digit(channel & 15)
      }
      text[0] = UInt8(ascii: "#")
      put(red, at: 1)
      put(green, at: 3)
      put(blue, at: 5)
      guard alpha != 255 else { return 7 }
      put(alpha, at: 7)
      return 9
    }
  }
}
