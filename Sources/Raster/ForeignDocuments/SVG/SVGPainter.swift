internal import CCairo
internal import Typography

/// Draws SVG in the child: checks a document, hands on to librsvg what is admitted of it.
final class SVGPainter {
  private let library: SVGLibrary
  private let expat: ExpatLibrary
  private let cairo: CairoFunctions
  private var bytes: [UInt8] = []
  private var number: UInt32?
  /// The document at hand once it was read.
  private var tree: Result<SVGTree, DocumentRefusal>?
  /// The parts of the document at hand as librsvg read them.
  private var parts: [Part: SVGDocument] = [:]

  private struct Part: Hashable {
    var element: String
    var ink: RGBA
  }

  /// The most parts that are kept; then all are let go.
  private static let partLimit = 32

  /// Loads the libraries; nil when this machine lacks one.
  init?() {
    guard let library = try? SVGLibrary(), let expat = ExpatLibrary(),
      let cairo = ColorLibraries().cairo
    else { return nil }
    self.cairo = cairo
    self.library = library
    self.expat = expat
  }

  /// Takes a document; it is read when a part of it is drawn.
  func take(_ bytes: [UInt8], number: UInt32) {
    self.bytes = bytes
    self.number = number
    tree = nil
    parts = [:]
  }

  /// Reads the document at hand, unless it was read.
  func read() {
    guard tree == nil else { return }
    tree = Result { () throws(DocumentRefusal) in
      try SVGReader(library: expat).read(GzipContent(bytes).bytes)
    }
  }

  /// Draws a part of the document at hand.
  func reply(to request: DocumentRequest) -> DocumentReply {
    guard request.document == number else { return .refusal(.unsound) }
    do throws(DocumentRefusal) {
      return .picture(try part(of: request).image(of: request))
    } catch {
      return .refusal(error)
    }
  }
}

// MARK: - Parts

extension SVGPainter {
  private func part(of request: DocumentRequest) throws(DocumentRefusal) -> SVGDocument {
    let key = Part(element: request.element, ink: request.ink)
    if let part = parts[key] { return part }
    read()
    guard let tree else { throw .unsound }
    let excerpt = try SVGExcerpt(of: tree.get(), element: request.element)
    let part = try SVGDocument(
      excerpt.bytes, element: excerpt.hasElement ? request.element : nil, ink: request.ink,
      library: library, cairo: cairo)
    if parts.count >= Self.partLimit { parts = [:] }
    parts[key] = part
    return part
  }
}
