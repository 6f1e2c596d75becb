internal import Typography

/// What a face has for its glyphs besides outlines: layers, documents, bitmaps.
final class FacePictures {
  /// The face.
  let face: OpenFace
  /// The paint graphs of the face's glyphs; nil without.
  let paintTable: PaintTable?
  /// The face's documents; nil without.
  let svg: SVGGlyphs?

  /// Reads the tables that say how glyphs are drawn in colours.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - documents: What draws documents.
  init(face: OpenFace, documents: DocumentDrawer) {
    let formats = face.freeType.colorFormats
    self.face = face
    paintTable =
      formats.contains(.layers)
      ? face.freeType.table(OpenTypeTag.value("COLR")).flatMap(PaintTable.init) : nil
    svg = formats.contains(.svg) ? SVGGlyphs(font: face.harfBuzz, drawer: documents) : nil
  }

  /// The layers of a glyph; nil without.
  func layers(of glyph: UInt32, ink: RGBA) -> ColorLayers? {
    guard face.freeType.colorFormats.contains(.layers) else { return nil }
    return ColorLayers(
      of: glyph, face: face.freeType, graphs: paintTable, palette: face.palette, ink: ink)
  }

  /// What the face has for a glyph and is not drawn; nil where all is, and where layers come first.
  func undrawnPicture(of glyph: UInt32) -> UndrawnPicture? {
    guard face.hasDoubtfulPictures, layers(of: glyph, ink: .black) == nil else { return nil }
    if let failure = svg?.failure(of: glyph) {
      return UndrawnPicture(note: .svgNotDrawn, reason: failure.description)
    }
    return face.freeType.colorFormats.contains(.bitmaps) && face.freeType.hasHugePicture(glyph)
      ? UndrawnPicture(note: .bitmapNotDrawn, reason: BitmapRaster.limitInWords) : nil
  }
}
