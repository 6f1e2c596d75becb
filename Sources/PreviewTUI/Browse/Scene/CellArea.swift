/// A width and a height in character cells.
struct CellArea: Hashable {
  /// The number of columns, 0 or more.
  var columns: Int
  /// The number of rows, 0 or more.
  var rows: Int

  /// Nothing.
  static let zero = CellArea(columns: 0, rows: 0)
}

/// A place in character cells, from the top left.
struct CellPoint: Hashable {
  /// The column, from the left.
  var column: Int
  /// The row, from the top.
  var row: Int

  /// The top left corner.
  static let zero = CellPoint(column: 0, row: 0)

  /// This point moved into what can be scrolled to: the last screenful ends at the frame's edge.
  func clamped(frame: CellArea, viewport: CellArea) -> CellPoint {
    CellPoint(
      column: max(0, min(column, frame.columns - viewport.columns)),
      row: max(0, min(row, frame.rows - viewport.rows)))
  }
}

/// A part of the screen, in character cells.
struct CellRect: Hashable {
  /// The top left corner.
  var origin: CellPoint
  /// The size.
  var area: CellArea

  /// Makes a rectangle.
  init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = CellPoint(column: column, row: row)
    area = CellArea(columns: max(0, columns), rows: max(0, rows))
  }

  /// The columns.
  var columns: Range<Int> { origin.column..<(origin.column + area.columns) }
  /// The rows.
  var rows: Range<Int> { origin.row..<(origin.row + area.rows) }

  /// Whether a cell belongs to it.
  func contains(_ point: CellPoint) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }
}
