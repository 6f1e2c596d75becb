import Support

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One of Unicode's own conformance tests, as Debian's package `unicode-data` installs it.
struct UnicodeTestFile {
  /// That the file is not there.
  struct Missing: Error, CustomStringConvertible {
    var path: String
    var description: String { "'\(path)' is not there: install Debian's package unicode-data" }
  }

  private let bytes: [UInt8]

  /// Reads a file of the Unicode Character Database.
  init(_ name: String) throws {
    let path = "/usr/share/unicode/" + name
    guard let bytes = try? Files.bytes(of: path) else { throw Missing(path: path) }
    self.bytes = bytes
  }

  /// Visits the lines in order, without their ends; empty lines and comment lines are left out.
  ///
  /// Works on the bytes in place: the files have up to half a million lines.
  func forEachLine(_ visit: (_ line: UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      guard var start = bytes.baseAddress else { return }
      let end = start + bytes.count
      while start < end {
        let found = memchr(start, 0x0A, end - start)?.assumingMemoryBound(to: UInt8.self)
        let lineEnd = UnsafePointer(found ?? UnsafeMutablePointer(mutating: end))
        if lineEnd > start, start.pointee != UInt8(ascii: "#") {
          visit(UnsafeBufferPointer(start: start, count: lineEnd - start))
        }
        start = lineEnd + 1
      }
    }
  }
}
