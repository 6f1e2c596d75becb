internal import Typography

/// The mosaic of half blocks: a cell shows two pixels, one above the other.
///
/// Pixel (2r, c) is the upper half of the cell in row r and column c, pixel (2r + 1, c) its lower
/// half. Nothing is lost: the cells decode to exactly the canvas.
public enum HalfBlocks {
  /// Both halves in the ground colour.
  public static var space: Unicode.Scalar { " " }
  /// U+2580: the upper half in the ink, the lower in the ground.
  public static var upper: Unicode.Scalar { "▀" }
  /// U+2584: the lower half in the ink, the upper in the ground.
  public static var lower: Unicode.Scalar { "▄" }
  /// U+2588: both halves in the ink.
  public static var full: Unicode.Scalar { "█" }
}
