internal import Typography

/// Draws the glyphs of one face by whichever of its tables holds them.
final class GlyphDrawer {
  private let pictures: FacePictures
  private let libraries: ColorLibraries
  /// The large bitmap that was read last, of whichever face.
  private let bitmaps: LargeBitmap

  /// Makes what draws the glyphs of a face.
  ///
  /// - Parameters:
  ///   - pictures: What the face has besides outlines.
  ///   - libraries: What draws glyphs in colours.
  ///   - bitmaps: What keeps the large bitmap that was read last, of whichever face.
  init(pictures: FacePictures, libraries: ColorLibraries, bitmaps: LargeBitmap) {
    self.pictures = pictures
    self.libraries = libraries
    self.bitmaps = bitmaps
  }

  /// Draws a glyph: in colours where the face has them for it, else from its outline or its bitmap.
  ///
  /// The order, where a glyph has several: layers (`COLR`), `SVG `, colour bitmaps, outline. A face
  /// without outlines is drawn from its bitmaps in one ink. What needs a library that is not there is
  /// passed over.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's number.
  ///   - place: How large, and what of it.
  ///   - ink: The colour of the text, which layers may refer to; its alpha does not count.
  /// - Returns: Nil when the glyph has no ink, or cannot be drawn: damaged, or too large.
  func picture(of glyph: UInt32, at place: GlyphPlace, ink: RGBA) -> GlyphPicture? {
    let font = pictures.face.freeType
    if let layers = pictures.layers(of: glyph, ink: ink), let cairo = libraries.cairo {
      return layers.image(at: place, with: cairo).map(GlyphPicture.color)
    }
    if case .drawn(let image)? = pictures.svg?.picture(of: glyph, ink: ink, at: place) {
      return image.map(GlyphPicture.color)
    }
    if font.colorFormats.contains(.bitmaps),
      let bitmap = font.bitmap(of: glyph, size: place.size, last: bitmaps)
    {
      return bitmap.picture(at: place)
    }
    return font.coverage(of: glyph, at: place).map(GlyphPicture.coverage)
  }
}
