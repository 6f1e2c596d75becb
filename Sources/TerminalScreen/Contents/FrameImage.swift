package import Raster
package import Typography

/// A frame in the terminal's own pixels.
package struct FrameImage: Hashable {
  /// The picture.
  package var canvas: Canvas
  /// The size of the cells that it is cut into, in its pixels.
  package var cell: CellSize
  /// The colour of what is left of the last cells.
  package var ground: RGBA

  package init(canvas: Canvas, cell: CellSize, ground: RGBA) {
    self.canvas = canvas
    self.cell = cell
    self.ground = ground
  }

  /// The cells that it takes.
  package var area: CellArea {
    CellArea(
      columns: (canvas.columns + cell.width - 1) / cell.width,
      rows: (canvas.rows + cell.height - 1) / cell.height)
  }

  /// The pixels of some of its cells, whole cells.
  package func pixels(of rect: CellRect) -> Canvas {
    canvas.part(
      rows: (rect.rows.lowerBound * cell.height)..<(rect.rows.upperBound * cell.height),
      columns: (rect.columns.lowerBound * cell.width)..<(rect.columns.upperBound * cell.width),
      beyond: ground)
  }
}
