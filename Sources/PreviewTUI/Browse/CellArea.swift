/// A width and a height in character cells.
struct CellArea: Hashable {
  /// The number of columns, 0 or more.
  var columns: Int
  /// The number of rows, 0 or more.
  var rows: Int
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
