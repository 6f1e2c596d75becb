#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Documents
import Platform
import Typography

/// The folder of a report: `index.html`, `report.json`, `junit.xml` and the pictures of each frame that
/// differs.
package struct ReportFolder {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// Where a report lies when nobody says.
  package static let defaultPath = "typo-preview-report"

  private static let documents = ["index.html", "junit.xml", "report.json"]

  /// Writes the report of a comparison in place of an older one.
  ///
  /// `report.json` comes first: whatever keeps the rest from being written, the next run knows what is
  /// in the folder.
  ///
  /// - Throws: `ReportError` for a folder that holds something else; `WriteError`.
  package func write(_ review: Review) throws {
    try checkIsOurs()
    remove()
    try AtomicFile.makeFolder(path)
    try AtomicFile.write(JSONReport(review: review).bytes, to: "\(path)/report.json")
    for frame in review.frames {
      guard let pictures = frame.pictures else { continue }
      try AtomicFile.makeFolder("\(path)/\(frame.id)")
      for file in pictures.files {
        try AtomicFile.write(file.bytes, to: "\(path)/\(frame.id)/\(file.name)")
      }
    }
    try AtomicFile.write(HTMLReport(review: review).bytes, to: "\(path)/index.html")
    try AtomicFile.write(JUnitReport(review: review).bytes, to: "\(path)/junit.xml")
  }

  /// Takes a report of ours away; the folder goes too when nothing else is in it.
  package func remove() {
    guard let files = pictureFiles else { return }
    var folders: Set<String> = []
    for file in files {
      unlink("\(path)/\(file)")
      var parts = file.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert(parts.joined(separator: "/"))
        parts = parts.dropLast()
      }
    }
    for document in Self.documents { unlink("\(path)/\(document)") }
    // The deepest first; one that still holds something stays.
    for folder in folders.sorted(by: >) { rmdir("\(path)/\(folder)") }
    rmdir(path)
  }

  /// The pictures that a report of ours in the folder lists; nil when there is none.
  private var pictureFiles: [String]? {
    guard let bytes = try? FileContents.read("\(path)/report.json"),
      let root = try? JSONDocument.parse(bytes), root["kind"]?.string == JSONReport.kind
    else { return nil }
    let files = (root["frames"]?.elements ?? []).compactMap { $0["files"]?.members }.joined()
    return files.compactMap(\.value.string).filter(SnapshotFiles.isInside)
  }

  /// A folder with a record of frames, or with documents of the same names, is not for a report.
  private func checkIsOurs() throws(ReportError) {
    guard pictureFiles == nil else { return }
    for name in Self.documents + [SnapshotWriter.recordName]
    where FileKind(path: "\(path)/\(name)") != nil {
      throw ReportError(folder: path, file: name)
    }
  }
}

/// A folder that a report is not written to, since it holds something else.
struct ReportError: Error, Equatable, CustomStringConvertible {
  var folder: String
  /// The file that is there and not ours.
  var file: String

  var description: String {
    "cannot write the report to '\(folder.printable)': it holds a '\(file)' that is no part of a "
      + "report; name another folder with -o"
  }
}
