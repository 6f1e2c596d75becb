/// librsvg, opened by the child that draws SVG alone. Its headers are not needed: its functions are
/// declared here as librsvg 2.46 and GLib declare them.
///
/// Order of life: the library stays loaded for good; its documents may be let go at any time.
final class SVGLibrary {
  private typealias NewFromData =
    @convention(c) (
      UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<OpaquePointer?>?
    ) -> OpaquePointer?
  private typealias SetStylesheet =
    @convention(c) (
      OpaquePointer, UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<OpaquePointer?>?
    ) -> Int32
  private typealias RenderLayer =
    @convention(c) (
      OpaquePointer, OpaquePointer, UnsafePointer<CChar>?, UnsafePointer<Double>,
      UnsafeMutablePointer<OpaquePointer?>?
    ) -> Int32
  private typealias Free = @convention(c) (OpaquePointer) -> Void

  private let newFromData: NewFromData
  private let setStylesheet: SetStylesheet
  private let renderLayer: RenderLayer
  private let objectUnref: Free
  private let errorFree: Free

  /// Opens the library.
  ///
  /// - Throws: Why it cannot be used.
  init(_ source: OptionalLibrary = .rsvg) throws(LibraryError) {
    let library = try SharedLibrary(source)
    newFromData = try library.function("rsvg_handle_new_from_data", as: NewFromData.self)
    setStylesheet = try library.function("rsvg_handle_set_stylesheet", as: SetStylesheet.self)
    renderLayer = try library.function("rsvg_handle_render_layer", as: RenderLayer.self)
    objectUnref = try library.function("g_object_unref", as: Free.self)
    errorFree = try library.function("g_error_free", as: Free.self)
  }
}

// MARK: - Documents

extension SVGLibrary {
  /// Reads a document; nil when it is not sound. Nothing outside of it is read: it has no address of
  /// its own to find other files from.
  func open(_ bytes: [UInt8]) -> OpaquePointer? {
    checked { newFromData(bytes, bytes.count, $0) }
  }

  /// Lets go of a document.
  func close(_ document: OpaquePointer) { objectUnref(document) }

  /// Adds rules in CSS to a document.
  func style(_ document: OpaquePointer, with rules: String) {
    let bytes = Array(rules.utf8)
    _ = checked { setStylesheet(document, bytes, bytes.count, $0) }
  }

  /// Draws an element of a document where it stands, or all of it.
  ///
  /// - Parameters:
  ///   - side: The width and height of the area that the document is fitted to.
  ///   - context: cairo's handle.
  /// - Returns: Whether it was drawn.
  func draw(
    _ document: OpaquePointer, element: String?, side: Double, on context: OpaquePointer
  ) -> Bool {
    let area = [0, 0, side, side]
    return checked { renderLayer(document, context, element, area, $0) } != 0
  }

  /// Calls a function of the library and frees what it says when it fails.
  private func checked<Result>(
    _ call: (UnsafeMutablePointer<OpaquePointer?>) -> Result
  ) -> Result {
    var error: OpaquePointer?
    defer { if let error { errorFree(error) } }
    return call(&error)
  }
}
