import Testing
import Typography

@testable import Raster

/// Ink over a pixel is the exact mixture, rounded to the nearest.
@Suite struct PixelMixerTests {
  @Test(arguments: [255, 128, 1] as [UInt8], [0, 7, 100, 255] as [UInt8])
  func encodedInkIsRoundedToTheNearest(alpha: UInt8, ground: UInt8) {
    for (value, coverage) in zip(stride(from: 0, through: 255, by: 1), (0...255).reversed()) {
      let ink = RGBA(red: UInt8(value), green: 0, blue: 255, alpha: alpha)
      var pixel = RGBA(red: ground, green: ground, blue: ground)
      PixelMixer(ink: ink, linear: nil).mix(UInt8(coverage), over: &pixel)
      let weight = coverage * Int(alpha)
      let exact = [value, 0, 255].map { channel in
        UInt8((channel * weight + Int(ground) * (65025 - weight) + 32512) / 65025)
      }
      #expect(
        [pixel.red, pixel.green, pixel.blue] == exact, "\(ink.hex) by \(coverage) over \(ground)")
      #expect(pixel.alpha == 255)
    }
  }
}
