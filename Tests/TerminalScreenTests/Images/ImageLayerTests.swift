import Raster
import Testing
import Typography

@testable import TerminalScreen

/// The pictures on the screen, from scene to scene.
struct ImageLayerTests {
  static let cell = CellSize(width: 4, height: 8)!

  /// A scene with a picture of 20 by 10 cells whose left edge is in the third column.
  private func scene(
    ink: RGBA = .black, texts: [ChromeText] = [], rows: Int = 12
  ) throws -> ScreenContents {
    let canvas = try Canvas(columns: 78, rows: 77, filledWith: ink)
    var picture = CellPicture(
      grid: CellGrid(
        columns: 20, rows: 10,
        filledWith: CellGrid.Cell(symbol: " ", foreground: ink, background: ink)),
      ground: .white)
    picture.image = FrameImage(canvas: canvas, cell: Self.cell, ground: .white)
    let target = CellRect(column: 2, row: 0, columns: 20, rows: min(10, rows))
    return ScreenContents(
      size: TerminalSize(columns: 24, rows: rows),
      pictures: [ScreenContents.Picture(picture: picture, source: .zero, target: target)],
      texts: texts)
  }

  @Test func aPictureFillsWholeCells() throws {
    let pieces = ImagePiece.pieces(of: try scene())
    #expect(pieces.map(\.target) == [CellRect(column: 2, row: 0, columns: 20, rows: 10)])
    let pixels = pieces[0].image.pixels(of: pieces[0].source)
    #expect(pixels.columns == 80 && pixels.rows == 80)
    #expect(pixels[76, 77] == .black && pixels[76, 78] == .white && pixels[77, 0] == .white)
    #expect(pieces[0].image.area == CellArea(columns: 20, rows: 10))
  }

  @Test func whatLiesOverAPictureIsLeftOut() throws {
    let panel = (3..<5).map { ChromeText("│ab│", column: 6, row: $0) }
    let pieces = ImagePiece.pieces(of: try scene(texts: panel))
    #expect(pieces.count == 4)
    #expect(pieces.reduce(0) { $0 + $1.target.area.columns * $1.target.area.rows } == 200 - 8)
    for piece in pieces { #expect(piece.source.area == piece.target.area) }
    #expect(pieces[2].source.origin == CellPoint(column: 8, row: 3))
  }

  @Test func noPictureReachesTheLastRow() throws {
    #expect(ImagePiece.pieces(of: try scene(rows: 10)).isEmpty)
  }

  @Test(arguments: ImageFormat.allCases)
  func onlyWhatChangedIsSent(_ format: ImageFormat) throws {
    var layer = ImageLayer(format: format)
    let pieces = ImagePiece.pieces(of: try scene())
    #expect(layer.mustRepaint(for: pieces))
    let first = layer.show(pieces)
    #expect(String(decoding: first, as: UTF8.self).hasPrefix("\u{1B}7\u{1B}[1;3H\u{1B}"))
    #expect(String(decoding: first, as: UTF8.self).hasSuffix("\u{1B}8"))
    #expect(!layer.mustRepaint(for: pieces) && layer.show(pieces).isEmpty)
    let other = ImagePiece.pieces(of: try scene(ink: .white))
    #expect(!layer.mustRepaint(for: other) && !layer.show(other).isEmpty)
    #expect(layer.mustRepaint(for: []))
  }

  @Test func kittysPicturesAreTakenAway() throws {
    var layer = ImageLayer(format: .kitty)
    let panel = [ChromeText("over", column: 5, row: 4)]
    _ = layer.show(ImagePiece.pieces(of: try scene(texts: panel)))
    let text = String(decoding: layer.removeAll(), as: UTF8.self)
    #expect(text.split(separator: "a=d").count - 1 == 4)
    #expect(layer.removeAll().isEmpty)
    #expect(String(decoding: layer.farewell, as: UTF8.self).hasPrefix("\u{1B}\\"))
    var sixel = ImageLayer(format: .sixel)
    _ = sixel.show(ImagePiece.pieces(of: try scene()))
    #expect(sixel.removeAll().isEmpty)
  }
}
