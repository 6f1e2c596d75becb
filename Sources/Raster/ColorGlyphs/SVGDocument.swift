internal import CCairo
internal import Typography

/// A document of the `SVG ` table, read by librsvg.
final class SVGDocument {
  private let handle: OpaquePointer
  private let library: SVGLibrary

  /// Reads a document; nil when it is not sound.
  ///
  /// - Parameters:
  ///   - bytes: The document, which may be packed by gzip.
  ///   - ink: What `currentColor` is.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, ink: RGBA, library: SVGLibrary) {
    guard let handle = library.open(bytes) else { return nil }
    self.handle = handle
    self.library = library
    library.style(handle, with: "svg { color: rgb(\(ink.red), \(ink.green), \(ink.blue)) }")
  }

  deinit { library.close(handle) }

  /// The element that is a glyph's (OpenType, "SVG": its id is `glyph` and the number), or the whole
  /// document when it names none.
  func element(of glyph: UInt32, unitsPerEm: Double) -> Element {
    let name = "#glyph\(glyph)"
    return Element(
      document: self, name: library.document(handle, has: name) ? name : nil,
      unitsPerEm: unitsPerEm)
  }

  /// A part of a document.
  struct Element {
    fileprivate let document: SVGDocument
    fileprivate let name: String?
    fileprivate let unitsPerEm: Double

    /// Draws the part; nil when it has no ink.
    func image(at place: GlyphPlace, with cairo: CairoFunctions) -> ColorImage? {
      guard
        let recording = ColorRecording(
          cairo: cairo, place: place, unitsPerEm: unitsPerEm, isYUp: false)
      else { return nil }
      document.library.draw(
        document.handle, element: name, side: unitsPerEm, on: recording.context)
      return recording.image()
    }
  }
}
