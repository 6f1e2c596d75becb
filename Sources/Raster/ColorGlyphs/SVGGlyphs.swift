internal import CHarfBuzz
internal import Typography

/// The glyphs of a face that are SVG documents (the `SVG ` table).
final class SVGGlyphs {
  /// A document and what decides that it is the same one.
  private struct Known {
    var start: UnsafePointer<CChar>
    var ink: RGBA
    var document: SVGDocument?
  }

  private let font: HarfBuzzFont
  private let libraries: ColorLibraries
  /// The document that was read last: most fonts have one for many glyphs.
  private var last: Known?

  /// The longest document that is read, in bytes.
  private static let limit = 4 << 20

  /// Looks up documents in a face.
  init(font: HarfBuzzFont, libraries: ColorLibraries) {
    self.font = font
    self.libraries = libraries
  }

  /// What to draw for a glyph; nil when it has no document, it is damaged, or librsvg is missing.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's number.
  ///   - ink: The colour of the text: `currentColor` in the document.
  func document(of glyph: UInt32, ink: RGBA) -> SVGDocument.Element? {
    guard let face = hb_font_get_face(font.handle),
      let blob = hb_ot_color_glyph_reference_svg(face, glyph)
    else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length), length > 0, length <= Self.limit,
      let library = libraries.svg
    else { return nil }
    if last?.start != start || last?.ink != ink {
      let bytes = UnsafeBufferPointer(start: start, count: Int(length))
      let document = bytes.withMemoryRebound(to: UInt8.self) {
        SVGDocument($0, ink: ink, library: library)
      }
      last = Known(start: start, ink: ink, document: document)
    }
    return last?.document?.element(of: glyph, unitsPerEm: Double(font.unitsPerEm))
  }
}
