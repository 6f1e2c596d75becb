internal import Typography

/// A glyph in its own colours.
struct ColorImage {
  /// The column of the left edge, relative to the glyph's origin, in pixels.
  let left: Int
  /// The row of the top edge, relative to the baseline, in pixels; rows grow downwards.
  let top: Int
  /// The width in pixels.
  let columns: Int
  /// The height in pixels.
  let rows: Int
  /// Encoded sRGB with straight alpha, row by row from the top.
  let pixels: [RGBA]
}
