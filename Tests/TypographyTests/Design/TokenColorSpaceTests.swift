import Testing

@testable import Typography

/// Known values, to the precision of 8 bits a channel.
@Suite struct TokenColorSpaceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var space: String
    var components: Vector3
    var red: Double
    var green: Double
    var blue: Double
    var testDescription: String { "\(space) \(components)" }

    init(_ space: String, _ components: (Double, Double, Double), _ hex: Int) {
      self.space = space
      self.components = Vector3(components.0, components.1, components.2)
      red = Double(hex >> 16)
      green = Double(hex >> 8 & 255)
      blue = Double(hex & 255)
    }
  }

  static let known = [
    Case("srgb", (1, 0.5, 0), 0xFF8000), Case("srgb-linear", (0.21586, 1, 0), 0x80FF00),
    Case("hsl", (330, 100, 50), 0xFF0080), Case("hsl", (-30, 100, 50), 0xFF0080),
    Case("hsl", (120, 25, 75), 0xAFCFAF), Case("hwb", (210, 20, 40), 0x336699),
    Case("hwb", (10, 80, 80), 0x808080), Case("lab", (54.2905, 80.8049, 69.8910), 0xFF0000),
    Case("lab", (50, 0, 0), 0x777777), Case("lch", (54.2905, 106.8372, 40.8576), 0xFF0000),
    Case("oklab", (0.627955, 0.224863, 0.125846), 0xFF0000),
    Case("oklch", (0.627955, 0.257683, 29.2339), 0xFF0000),
    Case("oklch", (0.86644, 0.294827, 142.4953), 0x00FF00),
    Case("display-p3", (0.917488, 0.200287, 0.138561), 0xFF0000),
    Case("a98-rgb", (0.858591, 0, 0), 0xFF0000),
    Case("prophoto-rgb", (0.702236, 0.275722, 0.103558), 0xFF0000),
    Case("rec2020", (0.791977, 0.230976, 0.073761), 0xFF0000),
    Case("xyz-d65", (0.412391, 0.212639, 0.019331), 0xFF0000),
    Case("xyz-d50", (0.436066, 0.222493, 0.013924), 0xFF0000),
  ]

  @Test(arguments: known) func knownColoursComeOutRight(known: Case) throws {
    let space = try #require(TokenColorSpace(rawValue: known.space))
    let color = space.encodedSRGB(known.components)
    #expect(abs(color.x * 255 - known.red) < 0.51)
    #expect(abs(color.y * 255 - known.green) < 0.51)
    #expect(abs(color.z * 255 - known.blue) < 0.51)
  }

  @Test(arguments: [
    (TokenColorSpace.srgb, Vector3(1, 1, 1)), (.srgbLinear, Vector3(1, 1, 1)),
    (.hsl, Vector3(0, 0, 100)), (.hwb, Vector3(0, 100, 0)), (.lab, Vector3(100, 0, 0)),
    (.lch, Vector3(100, 0, 0)), (.oklab, Vector3(1, 0, 0)), (.oklch, Vector3(1, 0, 0)),
    (.displayP3, Vector3(1, 1, 1)), (.a98RGB, Vector3(1, 1, 1)), (.proPhotoRGB, Vector3(1, 1, 1)),
    (.rec2020, Vector3(1, 1, 1)), (.xyzD65, Vector3(0.950456, 1, 1.089058)),
    (.xyzD50, Vector3(0.964296, 1, 0.825105)),
  ])
  func whiteIsWhiteInEverySpace(space: TokenColorSpace, components: Vector3) {
    let white = space.encodedSRGB(components)
    for channel in [white.x, white.y, white.z] { #expect(abs(channel - 1) < 0.0005) }
  }
}
