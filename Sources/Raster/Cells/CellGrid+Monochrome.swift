public import Typography

extension CellGrid {
  /// The grid in one ink, for terminals and files without colour: each half of a cell is either ink
  /// or ground.
  ///
  /// A pixel is ink when its luma is at least half as far from the ground's as that of the
  /// strongest pixel near it; so grey text stays beside black text, and a faint tint stays ground.
  ///
  /// - Parameter ground: The colour that is no ink: the page's background.
  /// - Returns: Cells of space, `▀`, `▄` and `█` in black or white, whichever contrasts, on the
  ///   ground.
  public func monochrome(ground: RGBA) -> CellGrid {
    let contrast = ContrastMap(of: self, ground: ground)
    let ink: RGBA = ContrastMap.luma(ground) >= 128_000 ? .black : .white
    let symbols: [Unicode.Scalar] = [
      HalfBlocks.space, HalfBlocks.lower, HalfBlocks.upper, HalfBlocks.full,
    ]
    let blank = Cell(symbol: HalfBlocks.space, foreground: ink, background: ground)
    var result = CellGrid(columns: columns, rows: rows, filledWith: blank)
    result.cells.withUnsafeMutableBufferPointer { cells in
      for row in 0..<rows {
        for column in 0..<columns {
          let top = contrast.isInk(row: row * 2, column: column) ? 2 : 0
          let bottom = contrast.isInk(row: row * 2 + 1, column: column) ? 1 : 0
          if top + bottom > 0 {
            cells[row * columns + column].symbol = symbols[top + bottom]
          }
        }
      }
    }
    return result
  }
}
