package import Documents
package import Platform
import Typography

extension RecordedFrames {
  /// Reads the record of a snapshot folder.
  ///
  /// - Throws: `RecordError` with the file's name.
  package init(folder: String) throws(RecordError) {
    let path = FolderListing.join(folder, SnapshotWriter.recordName)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try ConfinedFolder(opening: folder).read(SnapshotWriter.recordName)
    } catch {
      throw .unreadable(file: path, error)
    }
    try self.init(bytes: bytes, file: path)
  }

  /// Reads a record.
  ///
  /// - Parameters:
  ///   - bytes: The document in UTF-8.
  ///   - file: Its name in messages.
  package init(bytes: [UInt8], file: String) throws(RecordError) {
    let root: DocumentNode
    do {
      root = try JSONDocument.parse(bytes)
    } catch {
      if let fault = GoldenFault(of: bytes) { throw RecordError.fault(file: file, fault) }
      throw .notJSON(file: file, error)
    }
    guard let version = root[.version]?.number, let frames = root[.frames]?.elements else {
      throw .noRecord(file: file)
    }
    guard version == FrameDocument.version else {
      throw .otherVersion(file: file, version: version.decimalText)
    }
    document = root.asRecorded
    self.frames = []
    var seen: Set<String> = []
    for node in frames {
      try Self.check(node, seen: &seen, file: file)
      self.frames.append(RecordedFrame(value: node.asRecorded))
    }
  }

  /// A frame needs a name of its own, a list of texts, and files that lie in the folder.
  private static func check(
    _ node: DocumentNode, seen: inout Set<String>, file: String
  ) throws(RecordError) {
    guard let id = node[.id]?.string, !id.isEmpty else {
      throw .badFrame(file: file, line: node.line, words: "a frame without an 'id'")
    }
    guard seen.insert(id).inserted else {
      throw .badFrame(file: file, line: node.line, words: "a second frame '\(id)'")
    }
    guard node[.texts]?.elements != nil else {
      throw .badFrame(file: file, line: node.line, words: "'\(id)' has no list of 'texts'")
    }
    for member in node[.files]?.members ?? [] {
      guard let path = member.value.string, ConfinedFolder.isInside(path) else {
        throw .badFrame(
          file: file, line: member.line, words: "the file \(member.value.summary) of '\(id)'")
      }
    }
  }
}

/// Why a record of frames cannot be compared with.
package enum RecordError: Error, Hashable {
  case unreadable(file: String, FileError)
  case notJSON(file: String, JSONError)
  /// JSON that is no record of frames.
  case noRecord(file: String)
  case otherVersion(file: String, version: String)
  /// A frame that cannot be made out, and what is wrong with it.
  case badFrame(file: String, line: Int, words: String)
  /// Something else in place of the record.
  case fault(file: String, GoldenFault)
  /// A frame whose surroundings this program does not know.
  case unknownTrait(file: String, frame: String, key: String, value: String)
}

extension RecordError: CustomStringConvertible {
  /// What cannot be compared with, why, and what to do.
  package var description: String {
    let text =
      switch self {
      case .unreadable(let file, let error):
        "cannot compare with '\(file)': \(error.reason)"
          + (error == .missing ? "; record the frames with 'typo-preview snapshot -o DIR'" : "")
      case .notJSON(let file, let error):
        "cannot compare with \(error.description(file: file)); record the frames again"
      case .noRecord(let file):
        "cannot compare with '\(file)': it is no record of frames, which has a 'version' and "
          + "'frames'; record the frames with 'typo-preview snapshot -o DIR'"
      case .otherVersion(let file, let version):
        "cannot compare with '\(file)': it is of version \(version), and this program reads "
          + "version \(FrameDocument.version.decimalText); record the frames again"
      case .badFrame(let file, let line, let words):
        "cannot compare with '\(file)', line \(line): \(words); record the frames again"
      case .fault(let file, let fault):
        "cannot compare with '\(file)': it \(fault.words)"
      case .unknownTrait(let file, let frame, let key, let value):
        "cannot compare with '\(file)': the frame '\(frame)' has the \(key) '\(value)', which is "
          + "not known; record the frames again"
      }
    return text.printable
  }
}
