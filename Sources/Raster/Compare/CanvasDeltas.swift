internal import Typography

/// How far each pixel of two pictures differs beyond a tolerance, on the smallest canvas that holds
/// both.
struct CanvasDeltas {
  /// The width in pixels.
  let columns: Int
  /// The height in pixels.
  let rows: Int
  /// The largest difference of a channel for each pixel, row by row; 0 for what passes.
  private(set) var values: [UInt8]

  init(of reference: Canvas, and new: Canvas, tolerance: PixelTolerance) {
    columns = max(reference.columns, new.columns)
    rows = max(reference.rows, new.rows)
    values = Array(repeating: 255, count: columns * rows)
    let shared = (columns: min(reference.columns, new.columns), rows: min(reference.rows, new.rows))
    let stride = columns
    values.withUnsafeMutableBufferPointer { values in
      reference.pixels.withUnsafeBufferPointer { old in
        new.pixels.withUnsafeBufferPointer { pixels in
          let old = PixelGrid(pixels: old, columns: reference.columns, rows: reference.rows)
          let new = PixelGrid(pixels: pixels, columns: new.columns, rows: new.rows)
          for row in 0..<shared.rows {
            for column in 0..<shared.columns {
              values[row * stride + column] =
                old.delta(to: new, row: row, column: column, tolerance: tolerance)
            }
          }
        }
      }
    }
  }
}

/// The pixels of a canvas, read without a check of each.
private struct PixelGrid {
  let pixels: UnsafeBufferPointer<RGBA>
  let columns: Int
  let rows: Int

  /// How far a pixel differs from that of another grid; 0 for what passes.
  @inline(__always)
  func delta(
    to other: PixelGrid, row: Int, column: Int, tolerance: PixelTolerance
  ) -> UInt8 {
    let one = pixels[row * columns + column]
    let two = other.pixels[row * other.columns + column]
    guard one.packed != two.packed else { return 0 }
    let delta = one.delta(to: two)
    if delta <= tolerance.inFlatAreas { return 0 }
    if delta > tolerance.onEdges { return delta }
    let isFlat =
      isFlat(row: row, column: column) && other.isFlat(row: row, column: column)
    return isFlat ? delta : 0
  }

  /// Whether a pixel and its neighbours, where there are any, are one colour.
  private func isFlat(row: Int, column: Int) -> Bool {
    let color = pixels[row * columns + column].packed
    for near in max(row - 1, 0)...min(row + 1, rows - 1) {
      for beside in max(column - 1, 0)...min(column + 1, columns - 1)
      where pixels[near * columns + beside].packed != color { return false }
    }
    return true
  }
}

extension RGBA {
  /// The largest difference of a channel.
  fileprivate func delta(to other: RGBA) -> UInt8 {
    func distance(_ one: UInt8, _ two: UInt8) -> UInt8 { one > two ? one - two : two - one }
    return max(
      distance(red, other.red), distance(green, other.green), distance(blue, other.blue))
  }
}
