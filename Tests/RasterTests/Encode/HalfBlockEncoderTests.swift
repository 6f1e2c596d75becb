import RasterSupport
import Testing
import Typography

@testable import Raster

/// Half blocks straight from the pixels are the bytes that the cells have.
@Suite struct HalfBlockEncoderTests {
  private static let depths: [ColorDepth] = [.trueColor, .palette256, .palette16, .none]

  @Test(arguments: depths)
  func theBytesAreThoseOfTheCells(depth: ColorDepth) throws {
    for (columns, rows) in [(1, 1), (7, 3), (8, 2), (40, 33), (97, 12)] {
      for colors in [1, 2, 5, 700] {
        let canvas = try Self.canvas(columns: columns, rows: rows, colors: colors)
        let encoder = ANSIEncoder(depth: depth, ground: RGBA(red: 1, green: 2, blue: 3))
        let cells = Mosaic.half.cells(of: canvas, ground: encoder.ground)
        #expect(
          encoder.encode(halfBlocksOf: canvas) == encoder.encode(cells),
          "\(columns) x \(rows), \(colors) colours")
      }
    }
  }

  /// Runs of a few colours, of lengths from 1 to 20.
  private static func canvas(columns: Int, rows: Int, colors: Int) throws -> Canvas {
    var canvas = try Canvas(columns: columns, rows: rows, filledWith: .white)
    var state: UInt32 = 7
    func next() -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8)
    }
    var place = 0
    while place < canvas.pixels.count {
      let number = next() % colors
      let color = RGBA(
        red: UInt8(number % 256), green: UInt8(number * 37 % 256), blue: UInt8(number / 3 % 256))
      for _ in 0..<(1 + next() % 20) where place < canvas.pixels.count {
        canvas.pixels[place] = color
        place += 1
      }
    }
    return canvas
  }
}
