public import Typography

extension Canvas {
  /// A part of the picture.
  ///
  /// - Parameters:
  ///   - rows: The rows of pixels, from 0 on; there may be fewer.
  ///   - columns: The columns of pixels, likewise.
  ///   - ground: The colour of the pixels beyond the picture.
  public func part(rows: Range<Int>, columns: Range<Int>, beyond ground: RGBA) -> Canvas {
    let inside = columns.clamped(to: 0..<self.columns)
    let beyond = columns.count - inside.count
    var pixels: [RGBA] = []
    pixels.reserveCapacity(rows.count * columns.count)
    for row in rows {
      guard row < self.rows else {
        pixels.append(contentsOf: repeatElement(ground, count: columns.count))
        continue
      }
      let start = row * self.columns
      pixels += self.pixels[(start + inside.lowerBound)..<(start + inside.upperBound)]
      if beyond > 0 { pixels.append(contentsOf: repeatElement(ground, count: beyond)) }
    }
    return Canvas(columns: columns.count, rows: rows.count, pixels: pixels)
  }
}
