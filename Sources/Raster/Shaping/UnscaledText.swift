internal import Typography

/// Shaped text in font units: what is the same at every size.
struct UnscaledText {
  /// A glyph with measures in font units; y grows upwards, as in the font.
  struct Glyph {
    var id: UInt32
    var cluster: Int
    var advance: Int
    var xOffset: Int
    var yOffset: Int
  }

  /// A stretch of glyphs of one face from left to right.
  struct Run {
    var range: Range<Int>
    var isRightToLeft: Bool
    var glyphs: [Glyph]
    /// The face.
    var instance: FaceInstance
    /// The position of the run's font in the paragraph.
    var font: Int
    /// Font units per em.
    var unitsPerEm: Int
  }

  /// The runs from left to right.
  var runs: [Run]
}
