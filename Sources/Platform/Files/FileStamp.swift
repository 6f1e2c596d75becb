#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the file system says of a file without opening it.
package struct FileStamp: Hashable {
  /// What there is at a path.
  package enum Kind: Hashable {
    case file
    case folder
    case link
    case other
  }

  /// What is there.
  package var kind: Kind
  /// What makes it the same under two names.
  package var identity: FolderIdentity
  /// The number of bytes.
  package var size: Int
  /// When its contents were changed, in nanoseconds since 1970.
  package var modified: Int
  /// When its contents or its mode were changed, in nanoseconds since 1970; no program can set it.
  package var changed: Int

  /// The stamp of what a path leads to; nil where it leads nowhere.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - followsLink: Whether a link at the end of the path is followed.
  package init?(path: String, followsLink: Bool = true) {
    guard !path.utf8.contains(0) else { return nil }
    var status = stat()
    guard (followsLink ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    kind = Kind(mode: status.st_mode)
    identity = FolderIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    size = Int(status.st_size)
    #if canImport(Darwin)
      modified = status.st_mtimespec.nanoseconds
      changed = status.st_ctimespec.nanoseconds
    #else
      modified = status.st_mtim.nanoseconds
      changed = status.st_ctim.nanoseconds
    #endif
  }
}

extension FileStamp.Kind {
  /// The kind that a file's mode says.
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
