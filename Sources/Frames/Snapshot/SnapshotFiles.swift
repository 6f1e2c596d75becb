#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Documents
import Platform
import Typography

/// The files of frames that a snapshot folder's record lists.
package struct SnapshotFiles {
  private let record: [UInt8]

  /// Reads the record of a folder; there are no files where there is no record that can be read.
  init(recordPath: String) {
    record = (try? FileContents.read(recordPath)) ?? []
  }

  /// Removes the files from a folder that a new record does not list; a file that will not go stays.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - newRecord: The new record. One that is as the former was lists the same files, which spares
  ///     the reading of it.
  ///   - kept: The files that it lists, relative to the folder.
  package func remove(from folder: String, replacedBy newRecord: [UInt8], keeping kept: Set<String>)
  {
    guard record != newRecord else { return }
    for path in paths where !kept.contains(path) { unlink("\(folder)/\(path)") }
  }

  /// Paths relative to the folder.
  private var paths: [String] {
    guard let root = try? JSONDocument.parse(record) else { return [] }
    let files = (root["frames"]?.elements ?? []).compactMap { $0["files"]?.members }.joined()
    return files.compactMap(\.value.string).filter(Self.isInside)
  }

  /// Whether a path stays in its folder, whoever wrote the record.
  package static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.isEmpty
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0 != "." && $0 != ".."
      }
  }
}
