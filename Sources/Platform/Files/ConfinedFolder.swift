#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that the user named, and what lies below it: read, written and removed there and nowhere
/// else.
///
/// Names below the folder come from documents that anybody may have written. They are walked from the
/// open folder one by one, and no link is followed on the way or at the end, so that a name cannot lead
/// out of the folder, not even when a link takes a folder's place meanwhile. The folder itself may be a
/// link, since the user chose it.
///
///     let frames = try ConfinedFolder(making: "frames")
///     try frames.write(bytes, to: "ramp/iPhone-17/large-light.png")
package final class ConfinedFolder: Sendable {
  /// The folder's path, for messages.
  package let path: String

  private let descriptor: Int32

  /// Opens a folder that is there.
  package init(opening path: String) throws(FileError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .missing }
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(errno: errno) }
    self.path = path
  }

  /// Opens a folder, and makes it and those that it lies in where they are not there.
  package convenience init(making path: String) throws(WriteError) {
    try AtomicFile.makeFolder(path)
    do throws(FileError) {
      try self.init(opening: path)
    } catch {
      throw WriteError(file: path, code: error.code)
    }
  }

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// A folder below this one, which is no link.
  ///
  /// - Parameters:
  ///   - name: Its path from here.
  ///   - makes: Whether it and those that it lies in are made where they are not there.
  package func subfolder(_ name: String, making makes: Bool = false) throws(FileError)
    -> ConfinedFolder
  {
    let parts = try Self.parts(of: name)
    let opened = try walk(parts[...], making: makes)
    return ConfinedFolder(path: FolderListing.join(path, name), descriptor: opened)
  }
}

// MARK: - Taking turns

extension ConfinedFolder {
  /// The time between two looks whether another run has finished, in microseconds.
  private static let pause: UInt32 = 20_000

  /// Waits until no other run writes into the folder, and keeps others waiting as long as this folder
  /// is open. A file system that knows no locks lets everybody in at once.
  ///
  /// - Parameter check: Called while waiting; what it throws ends the waiting.
  package func lock<Failure: Error>(check: () throws(Failure) -> Void) throws(Failure) {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      try check()
      usleep(Self.pause)
    }
  }
}

// MARK: - Reading

extension ConfinedFolder {
  /// Reads a file from beginning to end; never waits for a pipe.
  package func read(_ name: String, limit: Int = 256 << 20) throws(FileError) -> [UInt8] {
    try within(name) { folder, last throws(FileError) in
      let file = openat(folder, last, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
      guard file >= 0 else { throw self.error(errno, at: last, in: folder, whole: name) }
      defer { close(file) }
      return try FileContents.read(file, limit: limit)
    }
  }

  /// What there is at a path, without following a link; nil where there is nothing or a link leads
  /// there.
  package func kind(of name: String) -> FileStamp.Kind? {
    try? within(name) { folder, last throws(FileError) in
      guard let kind = Self.kind(of: last, in: folder) else { throw .missing }
      return kind
    }
  }

  /// The names in a folder in the order of their bytes, without hidden ones.
  package func names(in name: String) throws(FileError) -> [String] {
    let parts = name.isEmpty ? [] : try Self.parts(of: name)
    return try FolderListing.names(inFolder: try walk(parts[...], making: false))
  }
}

// MARK: - Writing and removing

extension ConfinedFolder {
  /// Writes a file whole or not at all, with the folders that it needs.
  ///
  /// - Throws: `WriteError` with the path; the file that was there before stays as it was.
  package func write(_ bytes: [UInt8], to name: String) throws(WriteError) {
    try write([bytes], to: name)
  }

  /// Writes bytes that lie in several arrays, one behind the other; see `write(_:to:)`.
  package func write(_ parts: [[UInt8]], to name: String) throws(WriteError) {
    try write(to: name) { file throws(WriteError) in
      for part in parts { try file.write(part) }
    }
  }

  /// Writes what a closure writes; see `write(_:to:)`.
  package func write(
    to name: String, _ body: (OutputFile) throws(WriteError) -> Void
  ) throws(WriteError) {
    let whole = FolderListing.join(path, name)
    var failure: WriteError?
    do throws(FileError) {
      try within(name, making: true) { folder, last throws(FileError) in
        if Self.kind(of: last, in: folder) == .link { throw .link(whole) }
        do throws(WriteError) {
          try ReplacementFile(last, in: folder).fill(named: whole, body)
        } catch {
          failure = WriteError(file: whole, code: error.code)
        }
      }
    } catch .link(let link) {
      failure = WriteError(file: link, code: ELOOP, isLink: true)
    } catch {
      failure = WriteError(file: whole, code: error.code)
    }
    if let failure { throw failure }
  }

  /// Removes a file, or a link itself; what will not go stays.
  ///
  /// - Returns: Whether it is gone by this.
  @discardableResult
  package func remove(_ name: String) -> Bool {
    (try? within(name) { folder, last in unlinkat(folder, last, 0) == 0 }) ?? false
  }

  /// Removes a folder that holds nothing.
  package func removeFolder(_ name: String) {
    _ = try? within(name) { folder, last in unlinkat(folder, last, AT_REMOVEDIR) }
  }
}

// MARK: - Walking

extension ConfinedFolder {
  /// Whether a path stays in its folder, whoever wrote it: names with slashes between them.
  package static func isInside(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains(0)
      && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0 != "." && $0 != ".."
      }
  }

  private static func parts(of name: String) throws(FileError) -> [Substring] {
    guard isInside(name) else { throw .missing }
    return name.split(separator: "/")
  }

  /// Does something in the folder that a path's last name lies in.
  private func within<Result>(
    _ name: String, making makes: Bool = false,
    _ body: (_ folder: Int32, _ last: String) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    let parts = try Self.parts(of: name)
    let folder = try walk(parts.dropLast(), making: makes)
    defer { close(folder) }
    return try body(folder, String(parts[parts.count - 1]))
  }

  /// A descriptor of its own of a folder below this one.
  private func walk(_ parts: ArraySlice<Substring>, making makes: Bool) throws(FileError) -> Int32 {
    var folder = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw FileError(errno: errno) }
    for (index, part) in parts.enumerated() {
      let name = String(part)
      let whole = parts.prefix(index + 1).joined(separator: "/")
      let parent = folder
      defer { close(parent) }
      folder = try step(to: name, from: parent, making: makes, whole: whole)
    }
    return folder
  }

  private func step(
    to name: String, from folder: Int32, making makes: Bool, whole: String
  ) throws(FileError) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var next = openat(folder, name, flags)
    if next < 0, errno == ENOENT, makes {
      guard mkdirat(folder, name, 0o777) == 0 || errno == EEXIST else {
        throw FileError(errno: errno)
      }
      next = openat(folder, name, flags)
    }
    guard next >= 0 else { throw error(errno, at: name, in: folder, whole: whole) }
    return next
  }

  /// The error of a name that could not be opened; systems call a link by several numbers.
  private func error(
    _ code: Int32, at name: String, in folder: Int32, whole: String
  ) -> FileError {
    Self.kind(of: name, in: folder) == .link
      ? .link(FolderListing.join(path, whole)) : FileError(errno: code)
  }

  private static func kind(of name: String, in folder: Int32) -> FileStamp.Kind? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return FileStamp.Kind(mode: status.st_mode)
  }
}
