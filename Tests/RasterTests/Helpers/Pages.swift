import Raster
import Typography

/// Pages of text for tests: one line, shaped and set by hand.
enum Pages {
  /// A page with one line of text.
  ///
  /// - Parameters:
  ///   - x: Where the pen starts, in points.
  static func line(
    _ text: String, font: TestFonts, size: Double, ink: RGBA, ground: RGBA, x: Double = 4
  ) throws -> (store: FaceStore, page: Page) {
    let (store, instance) = try font.open()
    let line = glyphs(text, in: store, instance: instance, size: size, ink: ink, x: x)
    let width = (line.glyphs.last?.origin.x ?? 0) + size * 2
    return (
      store,
      Page(
        size: Size(width: width, height: (size * 2).rounded()), background: ground,
        items: [.glyphs(line)], texts: [])
    )
  }

  /// Glyphs on a baseline at one and a half times the size.
  static func glyphs(
    _ text: String, in store: FaceStore, instance: FaceInstance, size: Double, ink: RGBA,
    x: Double = 4, baseline: Double? = nil
  ) -> Page.GlyphLine {
    let shaped = HarfBuzzShaper(faces: store).line(text, in: instance, pointSize: size)
    var pen = x
    var placed: [Page.PlacedGlyph] = []
    for glyph in shaped.runs.flatMap(\.glyphs) {
      let origin = Point(
        x: pen + glyph.offset.x, y: (baseline ?? size * 1.5) + glyph.offset.y)
      placed.append(Page.PlacedGlyph(id: glyph.id, origin: origin))
      pen += glyph.advance
    }
    return Page.GlyphLine(instance: instance, pointSize: size, color: ink, glyphs: placed)
  }
}
