public import Typography

/// The font files that faces may be opened from: their bytes, read once.
///
/// It is a value that can be handed to other threads; the bytes are shared, so that every worker
/// opens its own `FaceStore` for next to nothing.
public struct RegisteredFonts: Sendable {
  private var files: [String: FontFile] = [:]

  /// The faces of all files in the order in which they were registered.
  public private(set) var faces: [FaceDescription] = []

  /// Why single faces of files whose other faces work cannot be used.
  public private(set) var problems: [FontFileError] = []

  /// Makes an empty set.
  public init() {}

  /// Reads a font file and describes its faces.
  ///
  /// A label that is registered already takes the new file in place of the old one. A file that is
  /// registered already under another label, because one path is a link to the other, stays what it
  /// is: its faces are returned, and none is added.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - label: The file's name in the identity of its faces and in messages: its path relative to
  ///     the design where it belongs to one.
  ///   - origin: Who brings the file.
  /// - Returns: The faces that can be used, at least one, in the order of the file.
  /// - Throws: Why the file, or its first face, cannot be used.
  @discardableResult
  public mutating func register(
    path: String, label: String, origin: FaceDescription.Origin
  ) throws(FontFileError) -> [FaceDescription] {
    let file = try FontFile(path: path, label: label)
    if files[label] == nil, let known = self.label(of: file) {
      return faces.filter { $0.id.file == known }
    }
    return try register(file, label: label, origin: origin)
  }

  /// Describes the faces of a font file's bytes, such as a damaged font made by a test.
  ///
  /// - Returns: The faces that can be used, at least one, in the order of the file.
  /// - Throws: Why the file, or its first face, cannot be used.
  package mutating func register(
    bytes: [UInt8], label: String, origin: FaceDescription.Origin
  ) throws(FontFileError) -> [FaceDescription] {
    try register(FontFile(path: label, bytes: bytes), label: label, origin: origin)
  }

  /// The label under which the same file on the disk is registered.
  private func label(of file: FontFile) -> String? {
    guard let identity = file.identity else { return nil }
    return files.first { $0.value.identity == identity }?.key
  }

  mutating func register(
    _ file: FontFile, label: String, origin: FaceDescription.Origin
  ) throws(FontFileError) -> [FaceDescription] {
    let result = try FaceReader(library: FreeTypeLibrary()).read(
      file, label: label, origin: origin)
    faces.removeAll { $0.id.file == label }
    problems.removeAll { $0.path == label }
    files[label] = file
    faces += result.faces
    problems += result.problems
    return result.faces
  }

  /// The bytes of all files together.
  public var byteCount: Int { files.values.reduce(0) { $0 + $1.bytes.count } }

  /// Takes over the files of another set; the bytes are shared. A file whose label is registered here
  /// stays what it is.
  public mutating func add(_ other: RegisteredFonts) {
    let labels = Set(other.files.keys).subtracting(files.keys)
    for label in labels { files[label] = other.files[label] }
    faces += other.faces.filter { labels.contains($0.id.file) }
    problems += other.problems.filter { labels.contains($0.path) }
  }

  /// The bytes that a face comes from, or nil when its file is not registered.
  func file(of face: FaceDescription.ID) -> FontFile? { files[face.file] }
}
