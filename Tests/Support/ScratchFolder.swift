internal import Foundation

/// A folder of its own for a test, which goes away with it.
public final class ScratchFolder: Sendable {
  /// The absolute path.
  public let path: String

  /// Makes an empty folder.
  public init() throws {
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("typo-preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    path = place.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of a name in the folder.
  public func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, with the folders that it needs, and returns its path.
  @discardableResult
  public func write(_ bytes: [UInt8], to name: String) throws -> String {
    let place = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place)
    return path(name)
  }

  /// Writes a text as UTF-8, with the folders that it needs, and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Makes a folder and returns its path.
  @discardableResult
  public func makeFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
    return path(name)
  }

  /// Copies a file or folder from elsewhere, with the folders that the copy needs, and returns the
  /// copy's path.
  @discardableResult
  public func copy(_ original: String, to name: String) throws -> String {
    let place = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: original, toPath: place.path)
    return place.path
  }

  /// Makes a symbolic link, with the folders that it needs, and returns its path.
  @discardableResult
  public func link(_ name: String, to target: String) throws -> String {
    let place = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
    return place.path
  }

  /// Removes a file or folder.
  public func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  /// The bytes of a file.
  public func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// The files below a folder in order, hidden ones too, by their path from the folder.
  public func files(below name: String = "") -> [String] {
    let place = name.isEmpty ? path : path(name)
    let names = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
    var isFolder = ObjCBool(false)
    return names.filter { file in
      FileManager.default.fileExists(atPath: place + "/" + file, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
