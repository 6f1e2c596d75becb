/// Shaped text in font units: what is the same at every size.
struct UnscaledText {
  /// A glyph with measures in font units; y grows upwards, as in the font.
  struct Glyph {
    var id: UInt32
    var cluster: Int
    var advance: Int
    var xOffset: Int
    var yOffset: Int
    var isSafeToBreakBefore: Bool
  }

  /// A stretch of glyphs from left to right.
  struct Run {
    var range: Range<Int>
    var isRightToLeft: Bool
    var glyphs: [Glyph]
  }

  /// The runs from left to right.
  var runs: [Run]
  /// Font units per em.
  var unitsPerEm: Int
}
