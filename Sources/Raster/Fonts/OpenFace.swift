internal import Typography

/// A face opened by both libraries, with the same axes: HarfBuzz shapes it, FreeType draws it.
final class OpenFace {
  /// The face as FreeType draws it.
  let freeType: FreeTypeFace
  /// The face as HarfBuzz shapes it.
  let harfBuzz: HarfBuzzFont
  /// The colours of its glyphs.
  let palette: ColorPalette
  /// What draws the face's SVG documents.
  let svg: SVGGlyphs?

  /// Opens a face, sets its axes and takes its palette; axes that are not named keep their defaults.
  init(
    file: FontFile, instance: FaceInstance, library: FreeTypeLibrary, svg: SVGLoader
  ) throws(FontFileError) {
    freeType = try FreeTypeFace(file: file, index: instance.face.index, library: library)
    if !instance.axes.isEmpty { try freeType.setAxes(instance.axes) }
    harfBuzz = HarfBuzzFont(face: freeType, axes: instance.axes)
    palette = ColorPalette(of: freeType, number: instance.palette)
    self.svg =
      freeType.colorFormats.contains(.svg)
      ? SVGGlyphs(font: harfBuzz, loader: svg) : nil
  }
}

// MARK: - Drawing

extension OpenFace {
  /// Whether a glyph may look different in another ink beyond being drawn in it.
  var hasGlyphsThatMixInk: Bool { !freeType.colorFormats.isDisjoint(with: [.layers, .svg]) }

  /// Whether the face has glyphs in colours: layers, vector pictures or bitmaps.
  var hasColor: Bool {
    hasGlyphsThatMixInk || freeType.hasTable("CBDT") || freeType.hasTable("sbix")
  }

  /// Draws a glyph: in colours where the face has them for it, else from its outline or its bitmap.
  ///
  /// The order, where a glyph has several: layers (`COLR`), `SVG `, colour bitmaps, outline. A face
  /// without outlines is drawn from its bitmaps in one ink.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's number.
  ///   - size: Pixels per em in both directions.
  ///   - quarter: How many quarters of a pixel the glyph is moved to the right, 0 to 3.
  ///   - ink: The colour of the text, which layers may refer to; its alpha does not count.
  ///   - clip: What to draw of it; all of it when nil.
  /// - Returns: Nil when the glyph has no ink, or cannot be drawn: damaged, or too large.
  func picture(
    of glyph: UInt32, size: PixelsPerEm, quarter: Int, ink: RGBA, clip: GlyphClip? = nil
  ) -> GlyphPicture? {
    let formats = freeType.colorFormats
    let place = GlyphPlace(size: size, quarter: quarter, clip: clip)
    if formats.contains(.layers),
      let layers = ColorLayers(of: glyph, face: freeType, palette: palette, ink: ink)
    {
      return layers.image(at: place).map(GlyphPicture.color)
    }
    if let document = svg?.document(of: glyph, ink: ink) {
      return document.image(at: place).map(GlyphPicture.color)
    }
    if formats.contains(.bitmaps), let bitmap = freeType.bitmap(of: glyph, size: size) {
      return bitmap.picture(at: place)
    }
    return freeType.coverage(of: glyph, size: size, quarter: quarter, clip: clip)
      .map(GlyphPicture.coverage)
  }
}
