import Testing
import Typography

@testable import Raster

/// Pages on pixels that are not square.
@Suite struct PixelScaleTests {
  private let page: (store: FaceStore, page: Page)

  init() throws {
    page = try Pages.line("Hamburg", font: .sans, size: 40, ink: .black, ground: .white)
  }

  private func paint(_ horizontal: Double, _ vertical: Double) throws -> Canvas {
    try PagePainter(faces: page.store).paint(
      page.page, scale: PixelScale(horizontal: horizontal, vertical: vertical))
  }

  private func ink(_ canvas: Canvas) -> Int {
    canvas.pixels.reduce(0) { $0 + 255 - Int($1.red) }
  }

  /// The columns and rows that hold any ink.
  private func extent(_ canvas: Canvas) -> (columns: Int, rows: Int) {
    let inked = canvas.pixels.indices.filter { canvas.pixels[$0] != .white }
    return (
      Set(inked.map { $0 % canvas.columns }).count, Set(inked.map { $0 / canvas.columns }).count
    )
  }

  @Test func aSquareScaleIsTheSameAsPixelsPerPoint() throws {
    let square = try PagePainter(faces: page.store).paint(page.page, pixelsPerPoint: 2)
    #expect(try paint(2, 2) == square)
  }

  @Test(arguments: [(1.0, 2.0), (2.0, 1.0), (0.5, 1.5)])
  func inkAndExtentFollowEachScaleByItself(horizontal: Double, vertical: Double) throws {
    let square = try paint(1, 1)
    let canvas = try paint(horizontal, vertical)
    #expect(canvas.columns == Int((Double(square.columns) * horizontal).rounded(.up)))
    #expect(canvas.rows == Int((Double(square.rows) * vertical).rounded(.up)))
    let share = Double(ink(canvas)) / (Double(ink(square)) * horizontal * vertical)
    #expect(abs(share - 1) < 0.02, "\(share)")
    let (columns, rows) = extent(canvas)
    let (squareColumns, squareRows) = extent(square)
    #expect(abs(Double(columns) - Double(squareColumns) * horizontal) <= 10)
    #expect(abs(Double(rows) - Double(squareRows) * vertical) <= 2)
  }

  @Test func onePainterKeepsScalesApart() throws {
    let painter = PagePainter(faces: page.store)
    for scale in [(1.0, 2.0), (1.0, 1.0), (2.0, 1.0)] {
      let canvas = try painter.paint(
        page.page, scale: PixelScale(horizontal: scale.0, vertical: scale.1))
      #expect(try paint(scale.0, scale.1) == canvas)
    }
  }

  @Test func rectanglesAndPlaceholdersFollowEachScale() throws {
    let box = Rect(x: 1, y: 1, width: 4, height: 3)
    let page = Page(
      size: Size(width: 8, height: 8), background: .white,
      items: [
        .rectangle(box, .black),
        .imagePlaceholder(Rect(x: 0, y: 5, width: 8, height: 3), RGBA(red: 255, green: 0, blue: 0)),
      ], texts: [])
    let canvas = try PagePainter(faces: FaceStore()).paint(
      page, scale: PixelScale(horizontal: 2, vertical: 1))
    #expect(canvas.pixels.filter { $0 == .black }.count == 8 * 3)
    let red = RGBA(red: 255, green: 0, blue: 0)
    #expect(canvas[6, 0] == red && canvas[6, 1] == red, "an upright line is two pixels thick")
    #expect(canvas[5, 8] == red)
    #expect(canvas[6, 2] != red || canvas[6, 8] != red)
  }

  @Test(arguments: [(0.0, 1.0), (1.0, 0.0), (1.0, .nan), (.infinity, 1.0)])
  func bothScalesHaveToBeAbove0(horizontal: Double, vertical: Double) {
    #expect(throws: CanvasError.self) { try paint(horizontal, vertical) }
  }
}
