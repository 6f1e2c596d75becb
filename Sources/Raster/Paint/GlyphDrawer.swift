internal import Typography

/// Draws the glyphs of one face by whichever of its tables holds them.
final class GlyphDrawer {
  /// The face.
  let face: OpenFace
  /// The paint graphs of the face's glyphs; nil without.
  private let paintTable: PaintTable?
  /// The large bitmap that was read last, of whichever face.
  private let bitmaps: LargeBitmap
  /// What draws the face's SVG documents; nil without.
  private let svg: SVGGlyphs?
  private let libraries: ColorLibraries

  /// Reads the tables that say how glyphs are drawn in colours.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - libraries: What draws glyphs in colours.
  ///   - bitmaps: What keeps the large bitmap that was read last, of whichever face.
  init(face: OpenFace, libraries: ColorLibraries, bitmaps: LargeBitmap) {
    let formats = face.freeType.colorFormats
    self.face = face
    self.libraries = libraries
    self.bitmaps = bitmaps
    paintTable =
      formats.contains(.layers)
      ? face.freeType.table(OpenTypeTag.value("COLR")).flatMap(PaintTable.init) : nil
    svg = formats.contains(.svg) ? SVGGlyphs(font: face.harfBuzz, libraries: libraries) : nil
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
    let (font, formats) = (face.freeType, face.freeType.colorFormats)
    if formats.contains(.layers),
      let layers = ColorLayers(
        of: glyph, face: font, graphs: paintTable, palette: face.palette, ink: ink),
      let cairo = libraries.cairo
    {
      return layers.image(at: place, with: cairo).map(GlyphPicture.color)
    }
    if let document = svg?.document(of: glyph, ink: ink), let cairo = libraries.cairo {
      return document.image(at: place, with: cairo).map(GlyphPicture.color)
    }
    if formats.contains(.bitmaps),
      let bitmap = font.bitmap(of: glyph, size: place.size, last: bitmaps)
    {
      return bitmap.picture(at: place)
    }
    return font.coverage(of: glyph, at: place).map(GlyphPicture.coverage)
  }
}
