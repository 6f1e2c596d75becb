internal import CCairo

/// What draws glyphs in colours, opened when the first such glyph needs it.
final class ColorLibraries {
  private let source: OptionalLibrary

  /// Why those that were needed cannot be used, in the order in which they were needed.
  private(set) var errors: [LibraryError] = []

  /// cairo; nil when it cannot be used.
  private(set) lazy var cairo: CairoFunctions? = opened { () throws(LibraryError) in
    try SharedLibrary(source).functions(CairoFunctions_look_up)
  }

  /// Opens nothing yet.
  ///
  /// - Parameter cairo: Which library draws layers.
  init(cairo: OptionalLibrary = .cairo) {
    source = cairo
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
