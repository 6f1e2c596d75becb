internal import Typography

/// A pen position in pixels: where a glyph's origin lies on the canvas.
struct Pen: Hashable {
  /// The whole pixel to the left.
  var column: Int
  /// Quarters of a pixel to the right of it, 0 to 3.
  var quarter: Int
  /// The row that the baseline is the top of.
  var row: Int

  /// Rounds a place on the page; nil beyond all numbers.
  init?(at origin: Point, scale: PixelScale) {
    let x = origin.x * scale.horizontal
    let y = origin.y * scale.vertical
    guard abs(x) < 1e9, abs(y) < 1e9 else { return nil }
    let quarters = Int((x * 4).rounded())
    column = quarters >> 2
    quarter = quarters & 3
    row = Int(y.rounded())
  }
}
