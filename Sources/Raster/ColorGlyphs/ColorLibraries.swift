internal import CCairo

/// What draws glyphs in colours, opened when the first such glyph needs it.
final class ColorLibraries {
  private let sources: (cairo: OptionalLibrary, svg: OptionalLibrary)

  /// Why those that were needed cannot be used, in the order in which they were needed.
  private(set) var errors: [LibraryError] = []

  /// cairo; nil when it cannot be used.
  private(set) lazy var cairo: CairoFunctions? = opened { () throws(LibraryError) in
    try SharedLibrary(sources.cairo).functions(CairoFunctions_look_up)
  }

  /// librsvg; nil when it cannot be used.
  private(set) lazy var svg: SVGLibrary? = opened { () throws(LibraryError) in
    try SVGLibrary(sources.svg)
  }

  /// Opens nothing yet.
  ///
  /// - Parameters:
  ///   - cairo: Which library draws layers.
  ///   - svg: Which library draws SVG documents.
  init(cairo: OptionalLibrary = .cairo, svg: OptionalLibrary = .rsvg) {
    sources = (cairo, svg)
  }

  private func opened<Library>(_ open: () throws(LibraryError) -> Library) -> Library? {
    do {
      return try open()
    } catch {
      errors.append(error)
      return nil
    }
  }
}
