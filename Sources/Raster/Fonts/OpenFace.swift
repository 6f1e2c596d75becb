internal import Typography

/// A face opened by both libraries, with the same axes: HarfBuzz shapes it, FreeType draws it.
final class OpenFace {
  /// The face as FreeType draws it.
  let freeType: FreeTypeFace
  /// The face as HarfBuzz shapes it.
  let harfBuzz: HarfBuzzFont
  /// The colours of its glyphs.
  let palette: ColorPalette

  /// Opens a face, sets its axes and takes its palette; axes that are not named keep their defaults.
  init(
    file: FontFile, instance: FaceInstance, library: FreeTypeLibrary
  ) throws(FontFileError) {
    freeType = try FreeTypeFace(file: file, index: instance.face.index, library: library)
    if !instance.axes.isEmpty { try freeType.setAxes(instance.axes) }
    harfBuzz = HarfBuzzFont(face: freeType, axes: instance.axes)
    palette = ColorPalette(of: freeType, number: instance.palette)
  }

  /// Whether a glyph may look different in another ink beyond being drawn in it.
  var hasGlyphsThatMixInk: Bool { !freeType.colorFormats.isDisjoint(with: [.layers, .svg]) }

  /// Whether the face has glyphs in colours: layers, vector pictures or bitmaps.
  var hasColor: Bool {
    hasGlyphsThatMixInk || freeType.hasTable("CBDT") || freeType.hasTable("sbix")
  }

  /// Whether pictures of the face may turn out not to be drawn: documents, and bitmaps of any size.
  var hasDoubtfulPictures: Bool {
    freeType.colorFormats.contains(.svg) || freeType.hasTable("sbix")
  }
}
