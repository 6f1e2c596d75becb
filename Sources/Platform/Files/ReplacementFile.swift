#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is written beside its place and then takes its name, so that a reader sees the old one
/// or the new one, never half of it.
///
/// The file beside is made for this alone: a name that is taken, be it by a link, is left as it is and
/// the next one tried.
struct ReplacementFile {
  /// The descriptor of the file beside, open for writing.
  let descriptor: Int32

  private let folder: Int32
  private let target: String
  private let temporary: String

  /// The names that are tried, one behind the other.
  private static let attempts = 100

  /// Makes the file beside.
  ///
  /// - Parameters:
  ///   - target: The file's name.
  ///   - folder: The descriptor of the folder that the name is relative to; `AT_FDCWD` for a path as
  ///     the user wrote it.
  ///   - mode: Who may do what with the file, less what the process's mask takes away.
  /// - Throws: `WriteError` with the name.
  init(_ target: String, in folder: Int32 = AT_FDCWD, mode: mode_t = 0o666) throws(WriteError) {
    self.folder = folder
    self.target = target
    for attempt in 0..<Self.attempts {
      let name = Self.temporaryName(for: target, attempt: attempt)
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let descriptor = openat(folder, name, flags, mode)
      if descriptor >= 0 {
        self.descriptor = descriptor
        temporary = name
        return
      }
      guard errno == EEXIST else { break }
    }
    throw WriteError(file: target, code: errno)
  }

  /// Lets a closure write, closes the file and puts it into its place; after a failure it is gone and
  /// the place as it was.
  ///
  /// - Parameters:
  ///   - name: The file's name in errors, as the user knows it.
  ///   - body: Writes to the descriptor.
  func fill(
    named name: String, _ body: (OutputFile) throws(WriteError) -> Void
  ) throws(WriteError) {
    var failure: Int32?
    do throws(WriteError) {
      try body(OutputFile(name: name, descriptor: descriptor))
    } catch {
      failure = error.code
    }
    // Some file systems tell of a full disk only when the file is closed.
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, renameat(folder, temporary, folder, target) != 0 { failure = errno }
    if let failure {
      unlinkat(folder, temporary, 0)
      throw WriteError(file: name, code: failure)
    }
  }

  /// The name of the file beside: hidden, and of this process.
  static func temporaryName(for path: String, attempt: Int = 0) -> String {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { path[...$0] } ?? ""
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    return "\(folder).\(name).\(getpid())\(attempt == 0 ? "" : ".\(attempt)").tmp"
  }
}
