internal import Typography

extension Canvas {
  /// This picture in another size: each pixel is the mean of those that it covers, in encoded sRGB,
  /// and where the picture grows the nearest one.
  ///
  /// - Parameters:
  ///   - columns: The new width in pixels, at least 0.
  ///   - rows: The new height in pixels, at least 0.
  /// - Throws: `CanvasError.tooLarge`.
  public func resampled(columns: Int, rows: Int) throws(CanvasError) -> Canvas {
    guard columns != self.columns || rows != self.rows else { return self }
    var canvas = try Canvas(columns: columns, rows: rows, filledWith: .white)
    guard columns > 0, rows > 0, self.columns > 0, self.rows > 0 else { return canvas }
    let across = Double(self.columns) / Double(columns)
    let down = Double(self.rows) / Double(rows)
    let lengths = 1...PixelEdges.longest
    if lengths.contains(across), lengths.contains(down) {
      canvas.setRows(
        0..<rows, toMeansOf: self, from: 0, columns: PixelEdges(count: columns, length: across),
        rows: PixelEdges(count: rows, length: down))
      return canvas
    }
    for row in 0..<rows {
      let sourceRow = min(Int((Double(row) + 0.5) * down), self.rows - 1)
      for column in 0..<columns {
        let sourceColumn = min(Int((Double(column) + 0.5) * across), self.columns - 1)
        canvas[row, column] = self[sourceRow, sourceColumn]
      }
    }
    return canvas
  }
}
