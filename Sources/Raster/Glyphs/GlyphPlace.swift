/// How a glyph is drawn: how large, where between the pixels, and what of it.
struct GlyphPlace {
  /// Pixels per em in both directions.
  let size: PixelsPerEm
  /// How many quarters of a pixel the glyph is moved to the right, 0 to 3.
  let quarter: Int
  /// What to draw of it; all of it when nil.
  let clip: GlyphClip?

  /// Makes a place.
  init(size: PixelsPerEm, quarter: Int, clip: GlyphClip? = nil) {
    self.size = size
    self.quarter = quarter
    self.clip = clip
  }

  /// How far from its origin a glyph is drawn at most, in em: a damaged font can ask for any size.
  private static let reach = 4

  /// What is drawn at most.
  var bounds: GlyphClip {
    let across = ((size.horizontal + 63) / 64) * Self.reach
    let down = ((size.vertical + 63) / 64) * Self.reach
    let all = GlyphClip(columns: -across..<across + 1, rows: -down..<down + 1)
    return clip.map(all.intersection) ?? all
  }
}
