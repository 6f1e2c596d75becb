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
    values = Array(repeating: 0, count: columns * rows)
    let shared = (columns: min(reference.columns, new.columns), rows: min(reference.rows, new.rows))
    for row in 0..<rows {
      for column in 0..<columns {
        guard row < shared.rows, column < shared.columns else {
          values[row * columns + column] = 255
          continue
        }
        let delta = reference[row, column].delta(to: new[row, column])
        guard delta > 0 else { continue }
        let isNoise =
          delta <= tolerance.inFlatAreas
          || delta <= tolerance.onEdges
            && !(reference.isFlat(row: row, column: column) && new.isFlat(row: row, column: column))
        if !isNoise { values[row * columns + column] = delta }
      }
    }
  }
}

extension Canvas {
  /// Whether a pixel and its neighbours, where there are any, are one colour.
  fileprivate func isFlat(row: Int, column: Int) -> Bool {
    let color = self[row, column]
    for near in max(row - 1, 0)...min(row + 1, rows - 1) {
      for beside in max(column - 1, 0)...min(column + 1, columns - 1)
      where self[near, beside] != color { return false }
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
