#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The colour spaces of a W3C color token, with their way to sRGB.
///
/// Formulas and matrices are those of CSS Color 4, which the format refers to; `rec2020` is read with
/// the transfer function of ITU-R BT.2020.
enum TokenColorSpace: String, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case proPhotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// The colour in encoded sRGB; a channel outside 0...1 is outside sRGB's gamut.
  ///
  /// - Parameter components: The three components in the ranges of the format: hues in degrees,
  ///   percentages 0...100 for `hsl` and `hwb`, lightness 0...100 for `lab` and `lch`.
  func encodedSRGB(_ components: Vector3) -> Vector3 {
    switch self {
    case .srgb: components
    case .hsl: Self.fromHSL(components)
    case .hwb: Self.fromHWB(components)
    default: (Matrix3.xyzToSRGB * xyzD65(components)).mapped(Self.encodeSRGB)
    }
  }

  /// The colour in CIE XYZ relative to D65, for the spaces that are defined by it.
  private func xyzD65(_ components: Vector3) -> Vector3 {
    switch self {
    case .srgb, .hsl, .hwb:
      Matrix3.sRGBToXYZ * encodedSRGB(components).mapped(Self.decodeSRGB)
    case .srgbLinear: Matrix3.sRGBToXYZ * components
    case .displayP3: Matrix3.p3ToXYZ * components.mapped(Self.decodeSRGB)
    case .a98RGB: Matrix3.a98ToXYZ * components.mapped(Self.decodeA98)
    case .rec2020: Matrix3.rec2020ToXYZ * components.mapped(Self.decodeRec2020)
    case .proPhotoRGB:
      Matrix3.d50ToD65 * (Matrix3.proPhotoToXYZD50 * components.mapped(Self.decodeProPhoto))
    case .xyzD65: components
    case .xyzD50: Matrix3.d50ToD65 * components
    case .lab: Matrix3.d50ToD65 * Self.fromLab(components)
    case .lch: Matrix3.d50ToD65 * Self.fromLab(Self.fromPolar(components))
    case .oklab: Self.fromOKLab(components)
    case .oklch: Self.fromOKLab(Self.fromPolar(components))
    }
  }
}

// MARK: - Transfer functions

extension TokenColorSpace {
  private static func signed(_ value: Double, _ curve: (Double) -> Double) -> Double {
    value < 0 ? -curve(-value) : curve(value)
  }

  private static func encodeSRGB(_ value: Double) -> Double {
    signed(value) { $0 > 0.0031308 ? 1.055 * pow($0, 1 / 2.4) - 0.055 : 12.92 * $0 }
  }

  private static func decodeSRGB(_ value: Double) -> Double {
    signed(value) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }

  private static func decodeA98(_ value: Double) -> Double {
    signed(value) { pow($0, 563 / 256) }
  }

  private static func decodeProPhoto(_ value: Double) -> Double {
    signed(value) { $0 <= 16 / 512 ? $0 / 16 : pow($0, 1.8) }
  }

  private static func decodeRec2020(_ value: Double) -> Double {
    let alpha = 1.09929682680944
    let beta = 0.018053968510807
    return signed(value) {
      $0 < beta * 4.5 ? $0 / 4.5 : pow(($0 + alpha - 1) / alpha, 1 / 0.45)
    }
  }
}

// MARK: - Polar and perceptual spaces

extension TokenColorSpace {
  private static func fromHSL(_ hsl: Vector3) -> Vector3 {
    let saturation = hsl.y / 100
    let lightness = hsl.z / 100
    let reach = saturation * min(lightness, 1 - lightness)
    func channel(_ offset: Double) -> Double {
      let k = wrapped(offset + hsl.x / 30, 12)
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return Vector3(channel(0), channel(8), channel(4))
  }

  private static func fromHWB(_ hwb: Vector3) -> Vector3 {
    let white = hwb.y / 100
    let black = hwb.z / 100
    if white + black >= 1 {
      let gray = white / (white + black)
      return Vector3(gray, gray, gray)
    }
    return fromHSL(Vector3(hwb.x, 100, 50)).mapped { $0 * (1 - white - black) + white }
  }

  /// Lightness, chroma and hue in degrees to lightness and two opponent axes.
  private static func fromPolar(_ lch: Vector3) -> Vector3 {
    let angle = wrapped(lch.z, 360) * .pi / 180
    return Vector3(lch.x, lch.y * cos(angle), lch.y * sin(angle))
  }

  /// CIE Lab to XYZ, both relative to D50.
  private static func fromLab(_ lab: Vector3) -> Vector3 {
    let kappa = 24389.0 / 27
    let epsilon = 216.0 / 24389
    let middle = (lab.x + 16) / 116
    func inverse(_ f: Double) -> Double {
      f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa
    }
    let y = lab.x > kappa * epsilon ? middle * middle * middle : lab.x / kappa
    let x = inverse(middle + lab.y / 500)
    let z = inverse(middle - lab.z / 200)
    return Vector3(x * 0.3457 / 0.3585, y, z * (1 - 0.3457 - 0.3585) / 0.3585)
  }

  private static func fromOKLab(_ lab: Vector3) -> Vector3 {
    Matrix3.lmsToXYZ * (Matrix3.okLabToLMS * lab).mapped { $0 * $0 * $0 }
  }

  private static func wrapped(_ value: Double, _ period: Double) -> Double {
    let rest = value.truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }
}
