internal import Typography

extension Canvas {
  /// Sets rows to the means of a finer picture, in encoded sRGB and rounded to the nearest.
  ///
  /// - Parameters:
  ///   - range: The rows to set.
  ///   - fine: A picture of these rows.
  ///   - origin: The number of its first row among the rows of all such pictures.
  ///   - columns: Where the columns are in it.
  ///   - rows: Where the rows are.
  mutating func setRows(
    _ range: Range<Int>, toMeansOf fine: Canvas, from origin: Int, columns: PixelEdges,
    rows: PixelEdges
  ) {
    var sums = [SIMD4<UInt32>](repeating: .zero, count: self.columns)
    for row in range {
      for position in sums.indices { sums[position] = .zero }
      for fineRow in rows.pixels(row..<(row + 1)) where fineRow - origin < fine.rows {
        let weight = PixelEdges.weight(of: fineRow, in: rows[row])
        fine.addRow(fineRow - origin, weight: weight, columns: columns, to: &sums)
      }
      for position in sums.indices {
        let count = UInt32(rows[row].count * columns[position].count)
        let mean = (sums[position] &+ count / 2) / count
        self[row, position] = RGBA(
          red: UInt8(truncatingIfNeeded: mean[0]), green: UInt8(truncatingIfNeeded: mean[1]),
          blue: UInt8(truncatingIfNeeded: mean[2]))
      }
    }
  }

  /// Adds the pixels of a row to the sums of the columns that they belong to.
  private func addRow(
    _ row: Int, weight: UInt32, columns: PixelEdges, to sums: inout [SIMD4<UInt32>]
  ) {
    let whole = UInt32(PixelEdges.parts)
    pixels.withUnsafeBufferPointer { pixels in
      let pixels = UnsafeBufferPointer(rebasing: pixels[(row * self.columns)...])
      for position in sums.indices {
        let parts = columns[position]
        let first = parts.lowerBound / PixelEdges.parts
        let last = min((parts.upperBound - 1) / PixelEdges.parts, self.columns - 1)
        var sum = SIMD4<UInt32>.zero
        if first < last {
          for pixel in (first + 1)..<last { sum &+= Self.channels(pixels[pixel]) }
          sum = sum &* whole
          sum &+= Self.channels(pixels[last]) &* PixelEdges.weight(of: last, in: parts)
        }
        sum &+= Self.channels(pixels[first]) &* PixelEdges.weight(of: first, in: parts)
        sums[position] &+= sum &* weight
      }
    }
  }

  @inline(__always)
  private static func channels(_ color: RGBA) -> SIMD4<UInt32> {
    SIMD4(UInt32(color.red), UInt32(color.green), UInt32(color.blue), 0)
  }
}
