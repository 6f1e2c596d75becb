import Documents
import Platform
import Typography

/// The folder of a report: `index.html`, `report.json`, `junit.xml` and the pictures of each frame that
/// differs.
package struct ReportFolder {
  /// The folder's path.
  package let path: String
  /// Whether the user named the folder. One that nobody named must not be a link.
  private let isChosen: Bool

  /// The folder that the user named; the usual one in the current folder where none was named.
  package init(chosen path: String?) {
    self.path = path ?? Self.defaultPath
    isChosen = path != nil
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
    let folder = try make()
    try folder.write(JSONReport(review: review).bytes, to: "report.json")
    for frame in review.frames {
      for file in frame.pictures?.files ?? [] {
        try folder.write(file.bytes, to: "\(frame.id)/\(file.name)")
      }
    }
    try folder.write(HTMLReport(review: review).bytes, to: "index.html")
    try folder.write(JUnitReport(review: review).bytes, to: "junit.xml")
  }

  /// Takes a report of ours away; the folder goes too when nothing else is in it.
  package func remove() {
    guard let folder = try? open(), let files = Self.pictureFiles(in: folder) else { return }
    var folders: Set<String> = []
    for file in files {
      folder.remove(file)
      var parts = file.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert(parts.joined(separator: "/"))
        parts = parts.dropLast()
      }
    }
    for document in Self.documents { folder.remove(document) }
    // The deepest first; one that still holds something stays.
    for name in folders.sorted(by: >) { folder.removeFolder(name) }
    AtomicFile.removeEmptyFolder(path)
  }

  /// The pictures that a report of ours in the folder lists, by the names that reports give them; nil
  /// when there is none.
  private static func pictureFiles(in folder: ConfinedFolder) -> [String]? {
    guard let bytes = try? folder.read("report.json"),
      let root = try? JSONDocument.parse(bytes), root["kind"]?.string == JSONReport.kind
    else { return nil }
    let files = (root["frames"]?.elements ?? []).compactMap { $0["files"]?.members }.joined()
    return files.compactMap(\.value.string).filter(isPicture)
  }

  /// Whether a path is one that a report has: a picture's name below that of its frame.
  private static func isPicture(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last else { return false }
    return ReviewPictures.fileNames.contains(String(name))
      && FrameFileName.isFrame(parts.dropLast().joined(separator: "/"))
  }

  /// A folder with a record of frames, or with documents of the same names, is not for a report.
  private func checkIsOurs() throws {
    let folder: ConfinedFolder
    do throws(FileError) {
      folder = try open()
    } catch .missing {
      return
    } catch .link(let link) {
      throw WriteError(file: link, code: 0, isLink: true)
    }
    guard Self.pictureFiles(in: folder) == nil else { return }
    for name in Self.documents + [SnapshotWriter.recordName] {
      guard let kind = folder.kind(of: name) else { continue }
      if kind == .link {
        throw WriteError(file: FolderListing.join(path, name), code: 0, isLink: true)
      }
      throw ReportError(folder: path, file: name)
    }
  }

  private func open() throws(FileError) -> ConfinedFolder {
    isChosen
      ? try ConfinedFolder(opening: path) : try ConfinedFolder(opening: ".").subfolder(path)
  }

  private func make() throws -> ConfinedFolder {
    isChosen
      ? try ConfinedFolder(making: path)
      : try ConfinedFolder(opening: ".").subfolder(path, making: true)
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
