#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// expat, an XML parser, looked up while the program runs: only the child that draws SVG needs it.
/// fontconfig brings it to every machine that we run on.
///
/// Order of life: the library stays loaded for good.
final class ExpatLibrary {
  typealias Start =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>?,
      UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Void
  typealias End = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void
  typealias Characters =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Void
  typealias Doctype =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafePointer<CChar>?, Int32
    ) -> Void
  typealias Declaration =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int32
    ) -> Void

  private typealias Create =
    @convention(c) (UnsafePointer<CChar>?, CChar) -> OpaquePointer?
  private typealias Free = @convention(c) (OpaquePointer) -> Void
  private typealias SetUserData =
    @convention(c) (OpaquePointer, UnsafeMutableRawPointer?) -> Void
  private typealias SetElements = @convention(c) (OpaquePointer, Start?, End?) -> Void
  private typealias SetCharacters = @convention(c) (OpaquePointer, Characters?) -> Void
  private typealias SetDoctype = @convention(c) (OpaquePointer, Doctype?) -> Void
  private typealias SetDeclaration = @convention(c) (OpaquePointer, Declaration?) -> Void
  private typealias Parse =
    @convention(c) (OpaquePointer, UnsafePointer<UInt8>?, Int32, Int32) -> UInt32
  private typealias Stop = @convention(c) (OpaquePointer, UInt8) -> UInt32

  private let create: Create
  private let free: Free
  private let setUserData: SetUserData
  private let setElements: SetElements
  private let setCharacters: SetCharacters
  private let setDoctype: SetDoctype
  private let setDeclaration: SetDeclaration
  private let parse: Parse
  private let stop: Stop

  /// The names of the shared library on Linux and on macOS.
  private static let names = ["libexpat.so.1", "/usr/lib/libexpat.1.dylib", "libexpat.1.dylib"]

  /// Loads the library; nil when this machine does not have it.
  init?() {
    let handle = Self.names.lazy.compactMap { dlopen($0, RTLD_LAZY | RTLD_LOCAL) }.first
    guard let handle, let create = dlsym(handle, "XML_ParserCreateNS"),
      let free = dlsym(handle, "XML_ParserFree"),
      let setUserData = dlsym(handle, "XML_SetUserData"),
      let setElements = dlsym(handle, "XML_SetElementHandler"),
      let setCharacters = dlsym(handle, "XML_SetCharacterDataHandler"),
      let setDoctype = dlsym(handle, "XML_SetStartDoctypeDeclHandler"),
      let setDeclaration = dlsym(handle, "XML_SetXmlDeclHandler"),
      let parse = dlsym(handle, "XML_Parse"), let stop = dlsym(handle, "XML_StopParser")
    else { return nil }
    self.create = unsafeBitCast(create, to: Create.self)
    self.free = unsafeBitCast(free, to: Free.self)
    self.setUserData = unsafeBitCast(setUserData, to: SetUserData.self)
    self.setElements = unsafeBitCast(setElements, to: SetElements.self)
    self.setCharacters = unsafeBitCast(setCharacters, to: SetCharacters.self)
    self.setDoctype = unsafeBitCast(setDoctype, to: SetDoctype.self)
    self.setDeclaration = unsafeBitCast(setDeclaration, to: SetDeclaration.self)
    self.parse = unsafeBitCast(parse, to: Parse.self)
    self.stop = unsafeBitCast(stop, to: Stop.self)
  }
}

// MARK: - Documents

extension ExpatLibrary {
  /// What is called while a document is read; each gets the context.
  struct Handlers {
    var start: Start
    var end: End
    var characters: Characters
    var doctype: Doctype
    var declaration: Declaration
  }

  /// Reads a document in UTF-8. A name in a namespace comes as the namespace, a space and the name.
  ///
  /// - Parameters:
  ///   - begin: Called with the parser before the first handler is.
  /// - Returns: Whether the document is well-formed and was read to its end.
  func read(
    _ bytes: [UInt8], handlers: Handlers, context: UnsafeMutableRawPointer,
    begin: (OpaquePointer) -> Void
  ) -> Bool {
    guard let parser = create("UTF-8", 0x20) else { return false }
    defer { free(parser) }
    setUserData(parser, context)
    setElements(parser, handlers.start, handlers.end)
    setCharacters(parser, handlers.characters)
    setDoctype(parser, handlers.doctype)
    setDeclaration(parser, handlers.declaration)
    begin(parser)
    return parse(parser, bytes, Int32(bytes.count), 1) == 1
  }

  /// Ends the reading of a document, out of a handler.
  func stop(_ parser: OpaquePointer) { _ = stop(parser, 0) }
}
