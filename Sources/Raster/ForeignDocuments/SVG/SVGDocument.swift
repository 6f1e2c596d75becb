internal import CCairo
internal import Typography

/// A document that was admitted, read by librsvg.
final class SVGDocument {
  private let handle: OpaquePointer
  private let element: String?
  private let library: SVGLibrary
  private let cairo: CairoFunctions

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - element: The `id` of the element that is drawn; nil for all of it.
  ///   - ink: What `currentColor` is.
  ///   - library: librsvg.
  ///   - cairo: What it draws with.
  /// - Throws: `unsound`.
  init(
    _ bytes: [UInt8], element: String?, ink: RGBA, library: SVGLibrary, cairo: CairoFunctions
  ) throws(DocumentRefusal) {
    guard let handle = library.open(bytes) else { throw .unsound }
    self.handle = handle
    self.element = element.map { "#\($0)" }
    self.library = library
    self.cairo = cairo
    library.style(handle, with: "svg { color: rgb(\(ink.red), \(ink.green), \(ink.blue)) }")
  }

  deinit { library.close(handle) }

  /// Draws it; nil when it has no ink.
  ///
  /// - Throws: `unsound` when librsvg does not draw it; `answerPixels`.
  func image(of request: DocumentRequest) throws(DocumentRefusal) -> ColorImage? {
    guard
      let recording = ColorRecording(
        cairo: cairo, place: request.place, unitsPerEm: request.side, isYUp: false)
    else { return nil }
    guard library.draw(handle, element: element, side: request.side, on: recording.context) else {
      throw .unsound
    }
    guard let image = recording.image() else { return nil }
    guard image.pixels.count <= DocumentLimits.answerPixels else { throw .answerPixels }
    return image
  }
}
