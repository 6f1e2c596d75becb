import Raster
import Testing

/// The symbols of the mosaics and how a cell is divided.
@Suite struct MosaicTests {
  struct Sample: CustomTestStringConvertible {
    var mosaic: Mosaic
    /// The rows of the cell from the top, `#` for ink.
    var rows: String
    var symbol: Unicode.Scalar
    var testDescription: String { "\(mosaic) \(rows)" }

    init(_ mosaic: Mosaic, _ rows: String, _ symbol: Unicode.Scalar) {
      (self.mosaic, self.rows, self.symbol) = (mosaic, rows, symbol)
    }
  }

  @Test(arguments: Mosaic.allCases)
  func everyPatternHasASymbolOfItsOwn(mosaic: Mosaic) {
    let symbols = (0...mosaic.fullPattern).map(mosaic.symbol)
    #expect(Set(symbols).count == 1 << mosaic.pixelsPerCell)
    for (pattern, symbol) in symbols.enumerated() {
      #expect(mosaic.pattern(of: symbol) == UInt8(pattern))
    }
    #expect(symbols[0] == " ")
    #expect(mosaic.pattern(of: "A") == nil)
  }

  @Test func cellsHaveTheirPixels() {
    #expect(Mosaic.allCases.map(\.pixelColumns) == [1, 2, 2, 2, 2])
    #expect(Mosaic.allCases.map(\.pixelRows) == [2, 2, 3, 4, 4])
    #expect(Mosaic.allCases.map(\.fullPattern) == [3, 15, 63, 255, 255])
  }

  /// Samples by the characters' names in the Unicode Character Database, version 16.
  @Test(arguments: [
    Sample(.half, "# .", "▀"), Sample(.half, ". #", "▄"), Sample(.half, "# #", "█"),
    Sample(.quadrant, "#. ..", "▘"), Sample(.quadrant, ".# #.", "▞"),
    Sample(.quadrant, ".# ##", "▟"), Sample(.quadrant, "#. #.", "▌"),
    // BLOCK SEXTANT-1, -6, -1236, -245, -146; the halves that Unicode had before.
    Sample(.sextant, "#. .. ..", "\u{1FB00}"), Sample(.sextant, ".. .. .#", "\u{1FB1E}"),
    Sample(.sextant, "## #. .#", "\u{1FB25}"), Sample(.sextant, ".# .# #.", "\u{1FB18}"),
    Sample(.sextant, "#. .# .#", "\u{1FB27}"), Sample(.sextant, "#. #. #.", "▌"),
    Sample(.sextant, ".# .# .#", "▐"), Sample(.sextant, ".# ## ##", "\u{1FB3B}"),
    // BLOCK OCTANT-3, -2345678, -12, -18, -1345; quarters and quadrants.
    Sample(.octant, ".. #. .. ..", "\u{1CD00}"), Sample(.octant, ".# ## ## ##", "\u{1CDE5}"),
    Sample(.octant, "## .. .. ..", "\u{1FB82}"), Sample(.octant, "#. .. .. .#", "\u{1CD71}"),
    Sample(.octant, "#. ## #. ..", "\u{1CD15}"), Sample(.octant, "#. .. .. ..", "\u{1CEA8}"),
    Sample(.octant, ".# .. .. ..", "\u{1CEAB}"), Sample(.octant, ".. .. .. #.", "\u{1CEA3}"),
    Sample(.octant, ".. .. .. .#", "\u{1CEA0}"), Sample(.octant, ".. #. #. ..", "\u{1FBE6}"),
    Sample(.octant, ".. .# .# ..", "\u{1FBE7}"), Sample(.octant, "## ## ## ..", "\u{1FB85}"),
    Sample(.octant, ".. ## ## ##", "▆"), Sample(.octant, "#. #. .# .#", "▚"),
    // BRAILLE PATTERN DOTS-1, -4, -7, -8, -236, -12345678.
    Sample(.braille, "#. .. .. ..", "\u{2801}"), Sample(.braille, ".# .. .. ..", "\u{2808}"),
    Sample(.braille, ".. .. .. #.", "\u{2840}"), Sample(.braille, ".. .. .. .#", "\u{2880}"),
    Sample(.braille, ".. #. ## ..", "\u{2826}"), Sample(.braille, "## ## ## ##", "\u{28FF}"),
  ])
  func symbolsLookLikeTheirPatterns(sample: Sample) {
    let pixels = sample.rows.filter { $0 != " " }
    #expect(pixels.count == sample.mosaic.pixelsPerCell)
    let pattern = pixels.enumerated().reduce(0) { $0 | ($1.element == "#" ? 1 << $1.offset : 0) }
    #expect(sample.mosaic.symbol(for: UInt8(pattern)) == sample.symbol)
  }
}
