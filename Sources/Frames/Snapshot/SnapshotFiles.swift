import Documents
import Platform
import Typography

/// The files of frames that a snapshot folder's record lists.
struct SnapshotFiles {
  private let record: [UInt8]

  /// Reads the record of a folder; there are no files where there is no record that can be read.
  init(of folder: ConfinedFolder) {
    record = (try? folder.read(SnapshotWriter.recordName)) ?? []
  }

  /// Removes the files from a folder that a new record does not list; a file that will not go stays,
  /// and so does one whose name is not that of a frame's file.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - newRecord: The new record. One that is as the former was lists the same files, which spares
  ///     the reading of it.
  ///   - kept: The files that it lists, relative to the folder.
  func remove(
    from folder: ConfinedFolder, replacedBy newRecord: [UInt8], keeping kept: Set<String>
  ) {
    guard record != newRecord else { return }
    for path in paths where !kept.contains(path) { folder.remove(path) }
  }

  /// Paths relative to the folder.
  private var paths: [String] {
    guard let root = try? JSONDocument.parse(record) else { return [] }
    let files = (root["frames"]?.elements ?? []).compactMap { $0["files"]?.members }.joined()
    return files.compactMap(\.value.string).filter(FrameFileName.isOne)
  }
}
