/// The part of a glyph that is worth drawing, in pixels around the glyph's origin; rows grow
/// downwards.
struct GlyphClip: Hashable {
  /// Columns relative to the origin.
  var columns: Range<Int>
  /// Rows relative to the baseline, growing downwards.
  var rows: Range<Int>

  /// What both hold.
  func intersection(_ other: GlyphClip) -> GlyphClip {
    GlyphClip(
      columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// Whether it holds no pixel.
  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
}
