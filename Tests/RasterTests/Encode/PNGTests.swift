import Raster
import Testing
import Typography

@Suite struct PNGTests {
  private func canvas(columns: Int, rows: Int, _ color: (Int) -> RGBA) throws -> Canvas {
    var canvas = try Canvas(columns: columns, rows: rows, filledWith: .white)
    for position in canvas.pixels.indices { canvas.pixels[position] = color(position) }
    return canvas
  }

  private func grey(_ value: Int) -> RGBA {
    RGBA(red: UInt8(value), green: UInt8(value), blue: UInt8(value))
  }

  /// The bit depth and colour type of a PNG file, from its header chunk.
  private func format(_ bytes: [UInt8]) -> [UInt8] { Array(bytes[24...25]) }

  private func check(_ canvas: Canvas, format expected: [UInt8]) throws {
    let bytes = try PNGEncoder().encode(canvas)
    #expect(format(bytes) == expected)
    #expect(try PNGDecoder().decode(bytes) == canvas)
    #expect(try PNGEncoder().encode(canvas) == bytes)
  }

  // Colour types: 0 grey, 2 RGB, 3 palette.

  @Test(arguments: [(1, 255), (2, 85), (4, 17), (8, 1)])
  func greysTakeTheFewestBits(bits: Int, step: Int) throws {
    let levels = 255 / step + 1
    try check(
      canvas(columns: 37, rows: 11) { grey($0 % levels * step) }, format: [UInt8(bits), 0])
  }

  @Test(arguments: [(2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func fewColoursTakeAPalette(colors: Int, bits: Int) throws {
    try check(
      canvas(columns: 37, rows: 11) {
        RGBA(red: UInt8($0 % colors), green: 9, blue: 200)
      }, format: [UInt8(bits), 3])
  }

  @Test func fewOddGreysTakeAPalette() throws {
    try check(canvas(columns: 9, rows: 9) { grey([0, 100, 255][$0 % 3]) }, format: [2, 3])
  }

  @Test func manyColoursTake24Bits() throws {
    try check(
      canvas(columns: 40, rows: 20) {
        RGBA(red: UInt8($0 % 256), green: UInt8($0 / 256), blue: 7)
      }, format: [8, 2])
  }

  @Test func noTimeOrTextIsWritten() throws {
    let bytes = try PNGEncoder().encode(canvas(columns: 3, rows: 3) { grey($0 * 20) })
    let text = String(decoding: bytes, as: UTF8.self)
    for chunk in ["tIME", "tEXt", "iTXt", "zTXt"] { #expect(!text.contains(chunk)) }
  }

  @Test func anEmptyCanvasCannotBeWritten() throws {
    #expect(throws: PNGError.notEncodable(columns: 0, rows: 0)) {
      try PNGEncoder().encode(canvas(columns: 0, rows: 0) { _ in .white })
    }
  }

  @Test func cutPicturesAreErrors() throws {
    let bytes = try PNGEncoder().encode(canvas(columns: 40, rows: 20) { grey($0 % 251) })
    for count in 0..<(bytes.count - 16) {
      #expect(throws: PNGError.self) { try PNGDecoder().decode(Array(bytes[..<count])) }
    }
  }
}
