internal import Typography

extension Canvas {
  /// Lays ink over the pixels that a glyph covers; what lies outside the canvas is left out.
  ///
  /// - Parameters:
  ///   - image: The glyph's coverage.
  ///   - column: The column of the glyph's origin.
  ///   - baseline: The row that the baseline is the top of.
  ///   - mixer: The ink.
  ///   - table: The ink on the ground that most of the pixels have.
  mutating func lay(
    _ image: GlyphImage, column: Int, baseline: Int, mixer: PixelMixer, table: InkTable
  ) {
    let left = column + image.left
    let top = baseline + image.top
    let columns = max(left, 0)..<max(min(left + image.columns, self.columns), max(left, 0))
    let rows = max(top, 0)..<max(min(top + image.rows, self.rows), max(top, 0))
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let stride = self.columns
    withMutablePackedPixels { pixels in
      image.coverage.withUnsafeBufferPointer { coverage in
        guard let coverage = coverage.baseAddress else { return }
        for row in rows {
          table.lay(
            coverage + ((row - top) * image.columns + columns.lowerBound - left),
            over: pixels + (row * stride + columns.lowerBound), count: columns.count,
            mixer: mixer)
        }
      }
    }
  }

  /// Lays a glyph in its own colours over the pixels; what lies outside the canvas is left out.
  ///
  /// - Parameters:
  ///   - image: The glyph.
  ///   - column: The column of the glyph's origin.
  ///   - baseline: The row that the baseline is the top of.
  ///   - opacity: What the alpha of its pixels is multiplied by, in 255ths.
  ///   - linear: The tables for mixing light; nil for mixing encoded values.
  mutating func lay(
    _ image: ColorImage, column: Int, baseline: Int, opacity: UInt8, linear: LinearLight?
  ) {
    let left = column + image.left
    let top = baseline + image.top
    let columns = max(left, 0)..<max(min(left + image.columns, self.columns), max(left, 0))
    let rows = max(top, 0)..<max(min(top + image.rows, self.rows), max(top, 0))
    for row in rows {
      for column in columns {
        let pixel = image.pixels[(row - top) * image.columns + column - left]
        PixelMixer(ink: pixel, linear: linear).mix(opacity, over: &self[row, column])
      }
    }
  }
}
