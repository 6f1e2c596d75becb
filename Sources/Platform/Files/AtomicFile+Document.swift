#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writing into a file that is somebody else's: its permissions and its place stay.
extension AtomicFile {
  /// Puts other bytes into a file that is there, whole or not at all.
  ///
  /// A link stays a link, and the file that it names keeps its permissions and, where the system lets
  /// it, its owner. The bytes are on the disk before they take the old ones' place. A file that nobody
  /// may write is not replaced either, though its folder would allow it.
  ///
  /// - Throws: `WriteError` with the path; the file stays as it was.
  package static func rewrite(_ path: String, with bytes: [UInt8]) throws(WriteError) {
    guard let resolved = realpath(path, nil) else { throw WriteError(file: path, code: errno) }
    defer { free(resolved) }
    let target = String(cString: resolved)
    var status = stat()
    guard stat(target, &status) == 0 else { throw WriteError(file: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw WriteError(file: path, code: EINVAL) }
    guard !isReadOnly(target) else { throw WriteError(file: path, code: EACCES) }
    do throws(WriteError) {
      try ReplacementFile(target, mode: 0o600).fill(named: path) { file throws(WriteError) in
        try file.write(bytes)
        _ = fchown(file.descriptor, status.st_uid, status.st_gid)
        // Behind the owner, since a change of that takes away some of the permissions.
        guard fchmod(file.descriptor, status.st_mode & 0o7777) == 0, fsync(file.descriptor) == 0
        else { throw WriteError(file: path, code: errno) }
      }
    } catch {
      throw WriteError(file: path, code: error.code)
    }
  }

  /// Whether a file that is there may not be written: by this user, or by its permissions, which the
  /// system's administrator is held to as well.
  package static func isReadOnly(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
  }
}
