/// Loads librsvg when the first glyph needs it.
final class SVGLoader {
  /// The library; nil when this machine does not have it.
  private(set) lazy var library: SVGLibrary? = {
    let library = SVGLibrary()
    isMissing = library == nil
    return library
  }()

  /// Whether the library was needed and is not there.
  private(set) var isMissing = false
}
