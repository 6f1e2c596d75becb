#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a path leads to, after following links.
package enum FileKind: Hashable {
  case file
  case folder(FolderIdentity)
  case other

  /// What a path leads to; nil when it leads nowhere, or the reason is not known.
  package init?(path: String) {
    guard !path.utf8.contains(0) else { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR:
      self = .folder(
        FolderIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)))
    default: self = .other
    }
  }
}

extension FileKind {
  /// Why nothing is known of what a path leads to; nil where it is known.
  package static func failure(at path: String) -> FileError? {
    guard !path.utf8.contains(0) else { return .missing }
    var status = stat()
    return stat(path, &status) == 0 ? nil : FileError(errno: errno)
  }
}

/// What makes a folder the same under two names.
package struct FolderIdentity: Hashable {
  package var device: UInt64
  package var number: UInt64
}

/// Lists folders.
package enum FolderListing {
  /// The names in a folder in the order of their bytes, without hidden ones.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(errno: errno) }
    return names(in: stream)
  }

  /// The names in an open folder, which is closed by this; see `names(in:)`.
  static func names(inFolder descriptor: Int32) throws(FileError) -> [String] {
    guard let stream = fdopendir(descriptor) else {
      let code = errno
      close(descriptor)
      throw FileError(errno: code)
    }
    return names(in: stream)
  }

  private static func names(in stream: OpaquePointer) -> [String] {
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A folder's name and a name in it.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// What a symbolic link says; nil for what is none.
  package static func target(ofLink path: String) -> String? {
    let size = Int(PATH_MAX)
    let target = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { name in
        max(readlink(path, name.baseAddress!, size), 0)
      }
    }
    return target.isEmpty ? nil : String(decoding: target, as: UTF8.self)
  }
}
