import Testing
import Typography

@testable import Raster

/// Lossless WebP as the contact sheet holds it.
@Suite struct WebPEncoderTests {
  @Test func theFileIsLosslessWebP() throws {
    var canvas = try Canvas(columns: 61, rows: 17, filledWith: .white)
    for place in canvas.pixels.indices {
      canvas.pixels[place] = RGBA(
        red: UInt8(place % 251), green: UInt8(place * 7 % 256), blue: UInt8(place / 5 % 256))
    }
    let bytes = try #require(try WebPEncoder().encode(canvas))
    #expect(Array(bytes.prefix(4)) == Array("RIFF".utf8))
    #expect(Array(bytes[8..<16]) == Array("WEBPVP8L".utf8))
    #expect(try bytes == WebPEncoder().encode(canvas))
  }

  @Test func aPictureBeyondTheFormatIsNone() throws {
    let canvas = try Canvas(columns: 1, rows: WebPEncoder.sideLimit + 1, filledWith: .black)
    #expect(try WebPEncoder().encode(canvas) == nil)
  }
}
