internal import Foundation

/// What tests need of the file system and of JSON; the test targets themselves leave Foundation out,
/// whose own ICU does not go together with the one that Raster uses.
public enum Files {
  /// The bytes of a file.
  public static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Whether there is a file or folder.
  public static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// The names in a folder, in order.
  public static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// The paths of the files below a folder whose names end in some way, relative to it, in order.
  public static func paths(below folder: String, suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// Who may read, write and run a file, as `chmod` writes it in octal.
  public static func permissions(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  /// Changes who may read, write and run a file.
  public static func setPermissions(_ permissions: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  /// Where a symbolic link leads.
  public static func target(ofLink path: String) throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: path)
  }

  /// Makes a named pipe.
  public static func makePipe(_ path: String) throws {
    guard mkfifo(path, 0o644) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Reads a JSON document.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8]
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }
}
