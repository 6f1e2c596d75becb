#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes of a font file, read once and shared by every face that is opened from them.
///
/// The bytes are read, not mapped: a file that is cut short while it is mapped kills the process,
/// and font files change under a running preview.
final class FontFile: @unchecked Sendable {
  // `@unchecked`: the bytes are written before `init` returns and never after.

  /// The path by which messages call the file.
  let path: String
  /// The bytes; they live as long as this object, which whoever reads them has to hold.
  let bytes: UnsafeRawBufferPointer

  /// Which file on the disk it is, whatever path leads to it; nil for bytes that were at hand.
  let identity: Identity?

  /// What tells files on the disk apart.
  struct Identity: Hashable {
    /// The disk.
    var device: UInt64
    /// The file's number on it.
    var file: UInt64
    /// The number of bytes: a number may be given to another file once its own is gone.
    var bytes: Int
  }

  /// The most bytes that are read; the largest free CJK collections stay far below.
  static let sizeLimit = 512 << 20

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - label: How messages call it; the path when nil.
  /// - Throws: A `FontFileError` when the path names anything but a readable file with bytes that
  ///   may be a font. A named pipe does not block.
  init(path: String, label: String? = nil) throws(FontFileError) {
    let name = label ?? path
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.error(opening: name, errno: errno) }
    defer { close(descriptor) }

    let identity = try Self.identity(of: descriptor, path: name)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: identity.bytes, alignment: 16)
    do throws(FontFileError) {
      let count = try Self.read(descriptor, into: buffer, path: name)
      guard count > 0 else { throw .empty(path: name) }
      bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    } catch {
      buffer.deallocate()
      throw error
    }
    self.path = name
    self.identity = identity
    if isGitLFSPointer { throw .gitLFSPointer(path: name) }
  }

  /// Takes bytes that are at hand, such as a damaged font made by a test.
  init(path: String, bytes contents: [UInt8]) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(contents.count, 1), alignment: 16)
    buffer.copyBytes(from: contents)
    self.path = path
    identity = nil
    bytes = UnsafeRawBufferPointer(rebasing: buffer[..<contents.count])
  }

  deinit { bytes.deallocate() }

  /// Whether the bytes are plain OpenType tables, which HarfBuzz reads in place; web fonts are
  /// unpacked by FreeType.
  var isPlainOpenType: Bool {
    [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
      .contains { bytes.starts(with: $0) }
  }

  /// The format of a font that is packed for the web, whatever the file is called; nil for others.
  var webFormat: String? {
    if bytes.starts(with: "wOFF".utf8) { return "WOFF" }
    return bytes.starts(with: "wOF2".utf8) ? "WOFF2" : nil
  }

  /// Whether the bytes begin like a font of a format that is read.
  var isFont: Bool { isPlainOpenType || webFormat != nil }
}

// MARK: - Reading

extension FontFile {
  private var isGitLFSPointer: Bool {
    bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8))
  }

  private static func error(opening path: String, errno: Int32) -> FontFileError {
    switch errno {
    case ENOENT, ENOTDIR: .missing(path: path)
    case EISDIR: .isDirectory(path: path)
    case ENXIO: .notRegularFile(path: path)
    default: .unreadable(path: path, errno: errno)
    }
  }

  private static func identity(
    of descriptor: Int32, path: String
  ) throws(FontFileError) -> Identity {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, errno: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .isDirectory(path: path)
    default: throw .notRegularFile(path: path)
    }
    let size = Int(status.st_size)
    guard size > 0 else { throw .empty(path: path) }
    guard size <= sizeLimit else { throw .tooLarge(path: path, bytes: size, limit: sizeLimit) }
    return Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(status.st_ino), bytes: size)
  }

  private static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, path: String
  ) throws(FontFileError) -> Int {
    var filled = 0
    while filled < buffer.count {
      guard let start = buffer.baseAddress else { break }
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, start + filled, buffer.count - filled)
      #else
        let count = Darwin.read(descriptor, start + filled, buffer.count - filled)
      #endif
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(path: path, errno: errno)
      }
      filled += count
    }
    return filled
  }
}
