import Raster
import Typography

/// A frame in the terminal's own pixels.
struct FrameImage: Hashable {
  /// The picture.
  var canvas: Canvas
  /// The size of the cells that it is cut into, in its pixels.
  var cell: CellSize
  /// The colour of what is left of the last cells.
  var ground: RGBA

  /// The cells that it takes.
  var area: CellArea {
    CellArea(
      columns: (canvas.columns + cell.width - 1) / cell.width,
      rows: (canvas.rows + cell.height - 1) / cell.height)
  }

  /// The pixels of some of its cells, whole cells.
  func pixels(of rect: CellRect) -> Canvas {
    canvas.part(
      rows: (rect.rows.lowerBound * cell.height)..<(rect.rows.upperBound * cell.height),
      columns: (rect.columns.lowerBound * cell.width)..<(rect.columns.upperBound * cell.width),
      beyond: ground)
  }
}
