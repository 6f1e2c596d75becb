#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes files so that a reader sees the old one or the new one, never half of it.
package enum AtomicFile {
  /// Writes bytes to a path: into a file beside it first, which then takes its name.
  ///
  /// A link stays a link, and the file that it names takes the bytes. A pipe or device takes them as
  /// they come, since it cannot be replaced.
  ///
  /// - Throws: `WriteError` with the path; the file that was there before stays as it was.
  package static func write(_ bytes: [UInt8], to path: String) throws(WriteError) {
    try write([bytes], to: path)
  }

  /// Writes bytes that lie in several arrays, one behind the other; see `write(_:to:)`.
  package static func write(_ parts: [[UInt8]], to path: String) throws(WriteError) {
    try write(to: path) { file throws(WriteError) in
      for part in parts { try file.write(part) }
    }
  }

  /// Writes what a closure writes; see `write(_:to:)`.
  package static func write(
    to path: String, _ body: (OutputFile) throws(WriteError) -> Void
  ) throws(WriteError) {
    var status = stat()
    let isThere = lstat(path, &status) == 0
    if isThere ? status.st_mode & S_IFMT == S_IFREG : errno == ENOENT {
      // The usual case, in as few calls as can be.
      try replace(path, named: path, body)
    } else if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      try writeThrough(to: path, body)
    } else if let target = realpath(path, nil) {
      defer { free(target) }
      try replace(String(cString: target), named: path, body)
    } else {
      try replace(path, named: path, body)
    }
  }

  private static func writeThrough(
    to path: String, _ body: (OutputFile) throws(WriteError) -> Void
  ) throws(WriteError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw WriteError(file: path, code: errno) }
    defer { close(descriptor) }
    try body(OutputFile(name: path, descriptor: descriptor))
  }

  private static func replace(
    _ path: String, named name: String, _ body: (OutputFile) throws(WriteError) -> Void
  ) throws(WriteError) {
    do throws(WriteError) {
      try ReplacementFile(path).fill(named: name, body)
    } catch {
      throw WriteError(file: name, code: error.code)
    }
  }

  /// Removes a folder that the user named and that holds nothing; a link to one stays.
  package static func removeEmptyFolder(_ path: String) {
    rmdir(path)
  }

  /// Makes a folder and those that it lies in.
  package static func makeFolder(_ path: String) throws(WriteError) {
    var partial = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      partial += (partial.isEmpty || partial.hasSuffix("/") ? "" : "/") + part
      if mkdir(partial, 0o777) != 0, errno != EEXIST {
        throw WriteError(file: partial, code: errno)
      }
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw WriteError(file: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw WriteError(file: path, code: ENOTDIR) }
  }
}
