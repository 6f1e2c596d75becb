import TerminalScreen

/// Which part of the screen is for what.
struct ScreenLayout: Hashable {
  /// The whole screen.
  var size: TerminalSize
  /// The part for frames.
  var frame: CellRect
  /// The part for the list of styles; nil where it is not shown or has no room.
  var sidebar: CellRect?
  /// The part for the reasons of a style; nil where they are not shown or have no room.
  var reasons: CellRect?

  /// The columns that a frame keeps beside anything else.
  private static let leastColumns = 40
  /// The columns that make reasons stand beside the frame instead of below it.
  private static let wideColumns = 110

  /// Divides a screen.
  init(size: TerminalSize, showsSidebar: Bool = false, showsReasons: Bool = false) {
    self.size = size
    frame = CellRect(
      column: 0, row: 0, columns: size.columns, rows: size.rows - Self.chromeRows(size))
    if showsSidebar { takeSidebar() }
    if showsReasons { takeReasons() }
  }

  /// The number of rows that the lines below the frame take: fewer on a screen with few rows.
  static func chromeRows(_ size: TerminalSize) -> Int {
    switch size.rows {
    case ...1: 0
    case 2...3: 1
    default: 2
    }
  }

  private mutating func takeSidebar() {
    let columns = max(26, min(size.columns / 4, 36))
    guard frame.area.columns - columns >= Self.leastColumns, frame.area.rows >= 4 else { return }
    sidebar = CellRect(column: 0, row: 0, columns: columns, rows: frame.area.rows)
    frame = CellRect(
      column: columns, row: 0, columns: frame.area.columns - columns, rows: frame.area.rows)
  }

  private mutating func takeReasons() {
    if size.columns >= Self.wideColumns {
      let columns = max(44, min(size.columns * 2 / 5, 76))
      guard frame.area.columns - columns >= Self.leastColumns else { return }
      frame.area.columns -= columns
      reasons = CellRect(
        column: frame.columns.upperBound, row: 0, columns: columns, rows: frame.area.rows)
    } else if frame.area.rows >= 12 {
      let rows = frame.area.rows / 2
      frame.area.rows -= rows
      reasons = CellRect(
        column: frame.origin.column, row: frame.rows.upperBound, columns: frame.area.columns,
        rows: rows)
    }
  }
}
