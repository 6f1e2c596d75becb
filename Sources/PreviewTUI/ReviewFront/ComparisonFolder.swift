import Documents
import Platform
import Raster
import Typography

/// The folder of a report, and its pictures as cells.
final class ComparisonFolder {
  /// The path.
  let path: String
  /// What the report says.
  let report: ComparisonReport
  /// The report's bytes.
  let bytes: [UInt8]
  /// The picture that was read last.
  private var last: (file: String, frame: BrowseFrame)?

  /// Reads the report.
  ///
  /// - Throws: `ComparisonError`.
  init(path: String) throws(ComparisonError) {
    self.path = path
    guard let bytes = try? ConfinedFolder(opening: path).read("report.json") else {
      throw .noReport(folder: path)
    }
    guard let root = try? JSONDocument.parse(bytes), let report = ComparisonReport(root) else {
      throw .otherDocument(folder: path)
    }
    self.bytes = bytes
    self.report = report
  }

  /// A picture in half blocks; an empty one with a notice when it cannot be shown.
  func picture(_ frame: ComparisonReport.Frame?, _ side: ComparisonSide) -> BrowseFrame {
    guard let file = frame?.files[side.rawValue] else {
      return .blank(frame == nil ? "no frame has pictures" : "there is no such picture")
    }
    if let last, last.file == file { return last.frame }
    let picture = read(file)
    last = (file, picture)
    return picture
  }

  private func read(_ file: String) -> BrowseFrame {
    do {
      let canvas = try PNGDecoder().decode(ConfinedFolder(opening: path).read(file))
      guard canvas.columns > 0, canvas.rows > 0 else { return .blank("an empty picture") }
      let ground = canvas[0, 0]
      return BrowseFrame(grid: Mosaic.half.cells(of: canvas, ground: ground), ground: ground)
    } catch {
      return .blank("cannot show '\(file)': \(error)")
    }
  }
}

/// A folder that cannot be stepped through.
enum ComparisonError: Error, Equatable, CustomStringConvertible {
  /// No report can be read there.
  case noReport(folder: String)
  /// The document is not a comparison of ours.
  case otherDocument(folder: String)
  /// The report tells of other frames than a comparison finds now.
  case stale(folder: String)

  var description: String {
    switch self {
    case .noReport(let folder):
      "cannot read a 'report.json' in '\(folder.printable)'; name the folder that 'check' wrote"
    case .otherDocument(let folder):
      "the 'report.json' in '\(folder.printable)' is no comparison of this program; "
        + "name the folder that 'check' wrote"
    case .stale(let folder):
      "nothing is accepted: the report in '\(folder.printable)' is not what a comparison finds "
        + "now; run 'check' again, and name the same design and options here as there"
    }
  }
}
