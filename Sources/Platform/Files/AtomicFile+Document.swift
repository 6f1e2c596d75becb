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
    let temporary = temporaryPath(for: target)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw WriteError(file: path, code: errno) }
    var failure: Int32?
    do throws(WriteError) {
      try OutputFile(name: path, descriptor: descriptor).write(bytes)
    } catch {
      failure = error.code
    }
    if failure == nil { _ = fchown(descriptor, status.st_uid, status.st_gid) }
    // Behind the owner, since a change of that takes away some of the permissions.
    if failure == nil, fchmod(descriptor, status.st_mode & 0o7777) != 0 { failure = errno }
    if failure == nil, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(temporary, target) != 0 { failure = errno }
    if let failure {
      unlink(temporary)
      throw WriteError(file: path, code: failure)
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
