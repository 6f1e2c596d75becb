internal import CHarfBuzz
internal import Typography

/// The glyphs of a face that are SVG documents (the `SVG ` table), drawn by a child.
///
/// A glyph is tried once, small and in black: where that fails it is drawn from its outline at every
/// size, and the record of a text can say so before anything is painted.
final class SVGGlyphs {
  /// What there is to draw for a glyph.
  enum Picture {
    /// The document as it is drawn; nil without ink.
    case drawn(ColorImage?)
    /// No document, or one that is not drawn.
    case none
  }

  /// What came of the trial of a glyph.
  private enum Trial {
    case noDocument
    case blank
    case inked
    case failure(DocumentFailure)
  }

  private let font: HarfBuzzFont
  private let drawer: DocumentDrawer
  private var trials: [UInt32: Trial] = [:]
  /// The numbers of the documents by where they begin in the font.
  private var numbers: [UnsafePointer<CChar>: UInt32] = [:]

  /// The size of the trial in 26.6: 128 pixels an em.
  private static let trialSize = PixelsPerEm(square: 128 * 64)

  /// Looks up documents in a face.
  init(font: HarfBuzzFont, drawer: DocumentDrawer) {
    self.font = font
    self.drawer = drawer
  }

  /// Draws a glyph's document.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's number.
  ///   - ink: The colour of the text: `currentColor` in the document.
  ///   - place: How large, and what of it.
  func picture(of glyph: UInt32, ink: RGBA, at place: GlyphPlace) -> Picture {
    switch trial(of: glyph) {
    case .noDocument, .failure: return .none
    case .blank: return .drawn(nil)
    case .inked: break
    }
    guard
      let image = try? draw(
        glyph, ink: ink, at: place, milliseconds: DocumentLimits.milliseconds)
    else { return .none }
    return image == nil && place.clip == nil ? .none : .drawn(image)
  }

  /// Why a glyph that has a document is drawn from its outline all the same; nil where it is not.
  func failure(of glyph: UInt32) -> DocumentFailure? {
    if case .failure(let failure) = trial(of: glyph) { failure } else { nil }
  }
}

// MARK: - Drawing

extension SVGGlyphs {
  private func trial(of glyph: UInt32) -> Trial {
    if let trial = trials[glyph] { return trial }
    let trial = makeTrial(of: glyph)
    trials[glyph] = trial
    return trial
  }

  private func makeTrial(of glyph: UInt32) -> Trial {
    let place = GlyphPlace(size: Self.trialSize, quarter: 0, clip: nil)
    do throws(DocumentFailure) {
      guard
        let image = try draw(
          glyph, ink: .black, at: place, milliseconds: DocumentLimits.trialMilliseconds)
      else { return .noDocument }
      return image == nil ? .blank : .inked
    } catch {
      return .failure(error)
    }
  }

  /// Draws a glyph; nil without a document, and nil in it without ink.
  private func draw(
    _ glyph: UInt32, ink: RGBA, at place: GlyphPlace, milliseconds: Int
  ) throws(DocumentFailure) -> ColorImage?? {
    guard let face = hb_font_get_face(font.handle),
      let blob = hb_ot_color_glyph_reference_svg(face, glyph)
    else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    guard length <= DocumentLimits.packedBytes else { throw .tooLarge }
    // OpenType, "SVG": the id of a glyph's element is `glyph` and its number.
    let request = DocumentRequest(
      document: number(of: start), element: "glyph\(glyph)", ink: ink,
      side: Double(font.unitsPerEm), place: place, milliseconds: milliseconds)
    let bytes = UnsafeBufferPointer(start: start, count: Int(length))
    return .some(try drawer.draw(request) { bytes.map { UInt8(bitPattern: $0) } })
  }

  private func number(of start: UnsafePointer<CChar>) -> UInt32 {
    if let number = numbers[start] { return number }
    let number = drawer.newDocument()
    numbers[start] = number
    return number
  }
}
