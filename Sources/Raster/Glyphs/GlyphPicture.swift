/// A glyph as it is laid on a canvas.
enum GlyphPicture {
  /// One ink by how much of each pixel it covers.
  case coverage(GlyphImage)
  /// Its own colours.
  case color(ColorImage)

  /// About how many bytes its pixels take.
  var byteCount: Int {
    switch self {
    case .coverage(let image): image.coverage.count
    case .color(let image): image.pixels.count * 4
    }
  }
}
