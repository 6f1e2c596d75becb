internal import Typography

/// The cells of `Mosaic.half`, which are made without loss: a cell shows two pixels, one above the other.
///
/// Pixel (2r, c) is the upper half of the cell in row r and column c, pixel (2r + 1, c) its lower
/// half. Nothing is lost: the cells decode to exactly the canvas.
public enum HalfBlocks {
  /// Both halves in the ground colour.
  public static var space: Unicode.Scalar { " " }
  /// U+2580: the upper half in the ink, the lower in the ground.
  public static var upper: Unicode.Scalar { "▀" }
}
