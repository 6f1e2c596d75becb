public import Typography

extension CellGrid {
  /// The grid in one ink, for terminals and files without colour: each pixel of a cell is either ink
  /// or ground.
  ///
  /// A pixel is ink when its luma is at least half as far from the ground's as that of the
  /// strongest pixel near it; so grey text stays beside black text, and a faint tint stays ground.
  ///
  /// - Parameter ground: The colour that is no ink: the page's background.
  /// - Returns: Cells of the same mosaic in black or white, whichever contrasts, on the ground.
  public func monochrome(ground: RGBA) -> CellGrid {
    let contrast = ContrastMap(of: self, ground: ground)
    let ink: RGBA = ContrastMap.luma(ground) >= 128_000 ? .black : .white
    let symbols = mosaic.table.symbols
    let blank = Cell(symbol: symbols[0], foreground: ink, background: ground)
    var result = CellGrid(columns: columns, rows: rows, filledWith: blank, mosaic: mosaic)
    result.cells.withUnsafeMutableBufferPointer { cells in
      for row in 0..<rows {
        for column in 0..<columns {
          let pattern = contrast.pattern(row: row, column: column, in: mosaic)
          if pattern > 0 { cells[row * columns + column].symbol = symbols[pattern] }
        }
      }
    }
    return result
  }
}

extension ContrastMap {
  /// The pattern of a cell whose pixels are ink where they differ enough.
  @inline(__always)
  fileprivate func pattern(row: Int, column: Int, in mosaic: Mosaic) -> Int {
    var pattern = 0
    for pixel in 0..<mosaic.pixelsPerCell {
      let (down, across) = pixel.quotientAndRemainder(dividingBy: mosaic.pixelColumns)
      let isInk = isInk(
        row: row * mosaic.pixelRows + down, column: column * mosaic.pixelColumns + across)
      if isInk { pattern |= 1 << pixel }
    }
    return pattern
  }
}
