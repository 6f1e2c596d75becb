public import Typography

/// A picture in character cells: rows of symbols, each with an ink and a ground colour.
///
/// It is the hinge of the terminal side: the ANSI encoder and the full-screen front both read it.
public struct CellGrid: Hashable, Sendable {
  /// One character cell.
  public struct Cell: Hashable, Sendable {
    /// The symbol: one Unicode scalar that takes one column.
    public var symbol: Unicode.Scalar
    /// The colour of the symbol, opaque.
    public var foreground: RGBA
    /// The colour behind the symbol, opaque.
    public var background: RGBA

    /// Makes a cell.
    public init(symbol: Unicode.Scalar, foreground: RGBA, background: RGBA) {
      self.symbol = symbol
      self.foreground = foreground
      self.background = background
    }
  }

  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  /// The cells, row by row from the top left: `rows * columns` of them.
  public var cells: [Cell]
  /// The mosaic that the symbols belong to; one of another counts as a space.
  public let mosaic: Mosaic

  /// Makes a grid filled with one cell.
  public init(columns: Int, rows: Int, filledWith cell: Cell, mosaic: Mosaic = .half) {
    self.init(
      columns: columns, rows: rows, cells: Array(repeating: cell, count: columns * rows),
      mosaic: mosaic)
  }

  /// Takes cells that are made already, row by row from the top left.
  init(columns: Int, rows: Int, cells: [Cell], mosaic: Mosaic) {
    precondition(cells.count == columns * rows, "A grid needs a cell for each place.")
    self.columns = columns
    self.rows = rows
    self.cells = cells
    self.mosaic = mosaic
  }

  /// The cell in a row (from the top) and a column (from the left).
  public subscript(row: Int, column: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
}
