public import Typography

extension HalfBlocks {
  /// The cells of a canvas.
  ///
  /// A cell whose pixels are equal is a space on that colour; any other is an upper half block.
  ///
  /// - Parameters:
  ///   - canvas: The picture.
  ///   - ground: What lies below the last row when the number of rows is odd.
  public static func cells(of canvas: Canvas, ground: RGBA) -> CellGrid {
    let columns = canvas.columns
    let rows = (canvas.rows + 1) / 2
    let fullRows = canvas.rows / 2
    let cells = [CellGrid.Cell](unsafeUninitializedCapacity: rows * columns) { cells, count in
      canvas.pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<rows {
          let upperRow = row * 2 * columns
          for column in 0..<columns {
            let top = pixels[upperRow + column]
            let bottom = row < fullRows ? pixels[upperRow + columns + column] : ground
            cells.initializeElement(at: row * columns + column, to: cell(top: top, bottom: bottom))
          }
        }
      }
      count = rows * columns
    }
    return CellGrid(columns: columns, rows: rows, cells: cells, mosaic: .half)
  }

  /// The cell that shows two pixels.
  @inline(__always)
  static func cell(top: RGBA, bottom: RGBA) -> CellGrid.Cell {
    CellGrid.Cell(
      symbol: top.packed == bottom.packed ? space : upper, foreground: top, background: bottom)
  }
}
