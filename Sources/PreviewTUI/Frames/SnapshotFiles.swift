#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Typography

/// The files of frames that a snapshot folder's record lists.
struct SnapshotFiles {
  /// Paths relative to the folder.
  let paths: [String]

  /// Reads the record of a folder; there are no files where there is no record that can be read.
  init(recordPath: String) {
    guard let bytes = try? FileContents.read(recordPath),
      let root = try? JSONDocument.parse(bytes)
    else {
      paths = []
      return
    }
    let files = (root["frames"]?.elements ?? []).compactMap { $0["files"]?.members }.joined()
    paths = files.compactMap(\.value.string).filter(Self.isInside)
  }

  /// Removes the files but some from a folder; a file that will not go stays.
  func remove(from folder: String, except kept: Set<String>) {
    for path in paths where !kept.contains(path) { unlink("\(folder)/\(path)") }
  }

  /// Whether a path stays in its folder, whoever wrote the record.
  static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.isEmpty
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0 != "." && $0 != ".."
      }
  }
}
