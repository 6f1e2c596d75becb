import Raster
import Testing

/// Each mosaic's pixels have their own proportions, and pictures keep theirs.
@Suite struct MosaicScaleTests {
  @Test func pixelsOfTheUsualCells() {
    let scales = Mosaic.allCases.map { $0.pixelScale(pixelsPerPoint: 2, cell: .standard) }
    #expect(scales.map(\.horizontal) == [2, 2, 2, 2, 2])
    #expect(scales.map(\.vertical) == [2, 1, 1.5, 2, 2])
  }

  /// A square on the page is a square on the screen.
  @Test(arguments: Mosaic.allCases, ["1x2", "9x19", "8x17", "10x20", "1x1", "7x16"])
  func proportionsAreKept(mosaic: Mosaic, spelling: String) throws {
    let cell = try #require(CellSize(spelling: spelling))
    let scale = mosaic.pixelScale(pixelsPerPoint: 0.7, cell: cell)
    let width = 100 * scale.horizontal / Double(mosaic.pixelColumns) * Double(cell.width)
    let height = 100 * scale.vertical / Double(mosaic.pixelRows) * Double(cell.height)
    #expect(abs(width / height - 1) < 1e-12)
  }

  @Test(arguments: [
    "", "x", "9", "9x", "x19", "9x19x1", "0x1", "-1x2", "9 x 19", "256x256", "1x5", "9x2", "٩x١٩",
    "9X19", "99999999999999999999x1",
  ])
  func whatIsNoCellIsRefused(spelling: String) {
    #expect(CellSize(spelling: spelling) == nil)
  }

  @Test func cellsAreSpelledWidthFirst() {
    #expect(CellSize(spelling: "9x19") == CellSize(width: 9, height: 19))
    #expect(CellSize(spelling: "1x2") == .standard)
  }
}
