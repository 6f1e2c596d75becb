public import Typography

extension Mosaic {
  /// The cells of a canvas.
  ///
  /// Half blocks show every pixel as it is. In the other mosaics the pixels of a cell are divided in
  /// two, each part in its mean colour, in the way with the least squared error in encoded sRGB; see
  /// `CellPartition`. A cell of one colour is a space on that colour.
  ///
  /// - Parameters:
  ///   - canvas: The picture, `pixelColumns` by `pixelRows` pixels for each cell.
  ///   - ground: What lies beside the last column and below the last row when cells reach beyond the
  ///     canvas. Of a cell's two colours, the one nearer to it is the ground.
  public func cells(of canvas: Canvas, ground: RGBA) -> CellGrid {
    guard self != .half else { return HalfBlocks.cells(of: canvas, ground: ground) }
    let columns = (canvas.columns + pixelColumns - 1) / pixelColumns
    let rows = (canvas.rows + pixelRows - 1) / pixelRows
    var partition = CellPartition(pixelCount: pixelsPerCell, ground: ground)
    let symbols = table.symbols
    let cells = [CellGrid.Cell](unsafeUninitializedCapacity: rows * columns) { cells, count in
      canvas.pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<rows {
          for column in 0..<columns {
            read(cellAt: (row, column), of: canvas, pixels: pixels, into: &partition)
            let colors = partition.divide()
            cells.initializeElement(
              at: row * columns + column,
              to: CellGrid.Cell(
                symbol: symbols[Int(colors.pattern)], foreground: colors.ink,
                background: colors.ground))
          }
        }
      }
      count = rows * columns
    }
    return CellGrid(columns: columns, rows: rows, cells: cells, mosaic: self)
  }

  /// Reads the pixels of one cell.
  @inline(__always)
  private func read(
    cellAt place: (row: Int, column: Int), of canvas: Canvas, pixels: UnsafeBufferPointer<RGBA>,
    into partition: inout CellPartition
  ) {
    let top = place.row * pixelRows
    let left = place.column * pixelColumns
    let isInside = top + pixelRows <= canvas.rows && left + pixelColumns <= canvas.columns
    for row in 0..<pixelRows {
      for column in 0..<pixelColumns {
        let isPixel = isInside || (top + row < canvas.rows && left + column < canvas.columns)
        partition.setPixel(
          row * pixelColumns + column,
          to: isPixel
            ? pixels[(top + row) * canvas.columns + left + column] : partition.pageGround)
      }
    }
  }
}
