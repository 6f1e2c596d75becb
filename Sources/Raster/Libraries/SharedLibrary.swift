#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A shared library opened while the program runs: linking it would make every start slower for the
/// few that need it.
///
/// It stays loaded for good, since others may have opened it too; so its functions may be kept without
/// this value. Opening it again costs some microseconds.
struct SharedLibrary {
  private let library: OptionalLibrary
  private let handle: UnsafeMutableRawPointer

  /// Opens a library.
  ///
  /// - Throws: `LibraryError.missing`.
  init(_ library: OptionalLibrary) throws(LibraryError) {
    let flags = RTLD_LAZY | RTLD_LOCAL
    guard let handle = library.files.lazy.compactMap({ dlopen($0, flags) }).first else {
      throw .missing(library)
    }
    self.library = library
    self.handle = handle
  }

  /// Looks up a table of functions.
  ///
  /// - Parameter lookUp: Fills the table from the library and returns nil, or the name of a function
  ///   that is not there; see `CLookUp/functions.h`.
  /// - Throws: `LibraryError.incomplete`.
  func functions<Table>(
    _ lookUp: (UnsafeMutablePointer<Table>, UnsafeMutableRawPointer) -> UnsafePointer<CChar>?
  ) throws(LibraryError) -> Table {
    let table = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    defer { table.deallocate() }
    if let name = lookUp(table, handle) {
      throw .incomplete(library, function: String(cString: name))
    }
    return table.move()
  }

  /// Looks up one function of a library whose headers are not at hand.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - type: Its type as the library declares it: nothing checks it.
  /// - Throws: `LibraryError.incomplete`.
  func function<Function>(_ name: String, as type: Function.Type) throws(LibraryError) -> Function {
    guard let symbol = dlsym(handle, name) else { throw .incomplete(library, function: name) }
    return unsafeBitCast(symbol, to: type)
  }
}
