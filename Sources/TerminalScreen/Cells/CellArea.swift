/// A width and a height in character cells.
package struct CellArea: Hashable {
  /// The number of columns, 0 or more.
  package var columns: Int
  /// The number of rows, 0 or more.
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Nothing.
  package static let zero = CellArea(columns: 0, rows: 0)
}

/// A place in character cells, from the top left.
package struct CellPoint: Hashable {
  /// The column, from the left.
  package var column: Int
  /// The row, from the top.
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The top left corner.
  package static let zero = CellPoint(column: 0, row: 0)

  /// This point moved into what can be scrolled to: the last screenful ends at the frame's edge.
  package func clamped(frame: CellArea, viewport: CellArea) -> CellPoint {
    CellPoint(
      column: max(0, min(column, frame.columns - viewport.columns)),
      row: max(0, min(row, frame.rows - viewport.rows)))
  }
}

/// A part of the screen, in character cells.
package struct CellRect: Hashable {
  /// The top left corner.
  package var origin: CellPoint
  /// The size.
  package var area: CellArea

  /// Makes a rectangle.
  package init(column: Int, row: Int, columns: Int, rows: Int) {
    origin = CellPoint(column: column, row: row)
    area = CellArea(columns: max(0, columns), rows: max(0, rows))
  }

  /// The columns.
  package var columns: Range<Int> { origin.column..<(origin.column + area.columns) }
  /// The rows.
  package var rows: Range<Int> { origin.row..<(origin.row + area.rows) }

  /// Whether a cell belongs to it.
  package func contains(_ point: CellPoint) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }
}
