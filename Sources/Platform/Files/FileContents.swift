#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a file could not be read.
package enum FileError: Error, Hashable {
  /// There is no file of the name.
  case missing
  /// The name is that of a folder.
  case isFolder
  /// The name is that of a pipe, a socket or a device, which could keep a reader waiting.
  case isNoRegularFile
  /// The user may not read the file.
  case notPermitted
  /// A link, by its path, that lies below a folder that the user named, where none is followed.
  case link(String)
  /// The file has more bytes than this.
  case tooLarge(limit: Int)
  /// Anything else, by the number that the system gives.
  case system(Int32)

  /// Makes an error from `errno`.
  package init(errno code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EISDIR: self = .isFolder
    case EACCES, EPERM: self = .notPermitted
    default: self = .system(code)
    }
  }

  /// The number of the error where a write met it.
  var code: Int32 {
    switch self {
    case .missing: ENOENT
    case .isFolder: EISDIR
    case .isNoRegularFile: EINVAL
    case .notPermitted: EACCES
    case .link: ELOOP
    case .tooLarge: EFBIG
    case .system(let code): code
    }
  }

  /// Why nothing is reached through a link that the user did not name.
  static let linkReason =
    "it is a link, and below the folder that was named none is followed; take it away"

  /// The reason, as the end of a message.
  package var reason: String {
    switch self {
    case .missing: "there is no such file"
    case .isFolder: "it is a folder"
    case .isNoRegularFile: "it is not a regular file"
    case .notPermitted: "permission denied"
    case .link(let path): "'\(path)': \(Self.linkReason)"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
    case .system(let code): String(cString: strerror(code))
    }
  }
}

/// Reads whole files.
package enum FileContents {
  /// Reads a file from beginning to end; never waits for a pipe.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The most bytes to take.
  package static func read(_ path: String, limit: Int = 256 << 20) throws(FileError) -> [UInt8] {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(errno: errno) }
    defer { close(descriptor) }
    return try read(descriptor, limit: limit)
  }

  /// Reads an open file from its beginning to its end.
  static func read(_ descriptor: Int32, limit: Int) throws(FileError) -> [UInt8] {
    let size = try regularSize(of: descriptor)
    guard size <= limit else { throw .tooLarge(limit: limit) }
    return try read(descriptor, expecting: size, limit: limit)
  }

  private static func regularSize(of descriptor: Int32) throws(FileError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(errno: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw .isFolder
    default: throw .isNoRegularFile
    }
  }

  /// The size is only a hint: a file may grow, and those of the kernel claim to be empty.
  private static func read(
    _ descriptor: Int32, expecting size: Int, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 1)
    while true {
      let room = max(size + 1 - bytes.count, 1 << 16)
      var code: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var result = 0
        repeat {
          #if canImport(Darwin)
            result = Darwin.read(descriptor, buffer.baseAddress, room)
          #elseif canImport(Musl)
            result = Musl.read(descriptor, buffer.baseAddress, room)
          #else
            result = Glibc.read(descriptor, buffer.baseAddress, room)
          #endif
        } while result < 0 && errno == EINTR
        if result < 0 { code = errno }
        count = max(result, 0)
      }
      guard code == 0 else { throw FileError(errno: code) }
      if chunk.isEmpty { return bytes }
      bytes += chunk
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }
}
