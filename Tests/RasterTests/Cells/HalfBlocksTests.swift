import Raster
import Testing
import Typography

@Suite struct HalfBlocksTests {
  private func canvas(_ rows: [[RGBA]]) throws -> Canvas {
    var canvas = try Canvas(columns: rows[0].count, rows: rows.count, filledWith: .white)
    canvas.pixels = Array(rows.joined())
    return canvas
  }

  @Test func equalPixelsAreASpaceOnTheirColour() throws {
    let grid = HalfBlocks.cells(of: try canvas([[.black], [.black]]), ground: .white)
    #expect(grid[0, 0].symbol == " ")
    #expect(grid[0, 0].background == .black)
  }

  @Test func differentPixelsAreAnUpperHalfBlock() throws {
    let grid = HalfBlocks.cells(of: try canvas([[.black], [.white]]), ground: .white)
    #expect(grid[0, 0] == CellGrid.Cell(symbol: "▀", foreground: .black, background: .white))
  }

  @Test func belowAnOddLastRowLiesTheGround() throws {
    let ground = RGBA(red: 1, green: 2, blue: 3)
    let grid = HalfBlocks.cells(of: try canvas([[.black], [.white], [.black]]), ground: ground)
    #expect(grid.rows == 2)
    #expect(grid[1, 0].foreground == .black)
    #expect(grid[1, 0].background == ground)
  }

  @Test func oneInkIsSymbolsOnly() throws {
    let grid = HalfBlocks.cells(
      of: try canvas([[.black, .black, .white, .white], [.black, .white, .black, .white]]),
      ground: .white)
    #expect(grid.monochrome(ground: .white).cells.map(\.symbol) == ["█", "▀", "▄", " "])
    let dark = grid.monochrome(ground: .black)
    #expect(dark.cells.map(\.symbol) == [" ", "▄", "▀", "█"])
    #expect(dark[0, 0].foreground == .white)
  }

  @Test func greyTextStaysAndTintsDoNot() throws {
    let grey = RGBA(hex: "#8E8E93")!
    let tint = RGBA(hex: "#F2F2F7")!
    let grid = HalfBlocks.cells(of: try canvas([[grey, tint], [grey, tint]]), ground: .white)
    #expect(grid.monochrome(ground: .white).cells.map(\.symbol) == ["█", " "])
  }
}
