import Frames
import Platform
import Typography

/// A report that `check` wrote, read again: what differs, and the pictures of it.
struct ComparisonReport: Hashable {
  /// Something to be accepted or rejected as one.
  struct Matter: Hashable {
    /// The style that it belongs to; nil for what concerns pages or the folder.
    var style: String?
    /// What it is, in one sentence, fit for a terminal.
    var sentence: String
    /// The names of the frames, in order.
    var frames: [String]
  }

  /// A frame with pictures.
  struct Frame: Hashable {
    /// The frame's name.
    var id: String
    /// The paths of its pictures from the folder, by what they show.
    var files: [String: String]
    /// Where pixels differ: the style, and the left and upper end in pixels.
    var places: [Place]
  }

  /// A place in a picture, in pixels from the top left.
  struct Place: Hashable {
    var style: String?
    var x: Int
    var y: Int
  }

  /// The causes, and behind them what came, went or was left behind in the folder.
  var matters: [Matter]
  /// The frames that differ and have pictures.
  var frames: [Frame]
}

extension ComparisonReport {
  /// Reads a report's document; nil when it is none of ours.
  init?(_ root: DocumentNode) {
    guard root["kind"]?.string == JSONReport.kind, root["version"]?.number == JSONReport.version,
      let causes = root["causes"]?.elements, let frames = root["frames"]?.elements
    else { return nil }
    matters = causes.map { cause in
      Matter(
        style: cause["style"]?.string, sentence: cause["sentence"]?.string?.printable ?? "",
        frames: cause["frames"]?.elements?.compactMap(\.string) ?? [])
    }
    self.frames = frames.compactMap(Frame.init)
    matters += Self.others(frames: frames, orphans: root["orphans"]?.elements?.count ?? 0)
  }

  /// What concerns the folder, as one matter: it is taken over as a whole.
  private static func others(frames: [DocumentNode], orphans: Int) -> [Matter] {
    var parts: [String] = []
    for state in [ReviewedFrame.State.added, .removed, .pending] {
      let count = frames.filter { $0["state"]?.string == state.rawValue }.count
      if count > 0 { parts.append("\(count) \(count == 1 ? "frame" : "frames") \(state.rawValue)") }
    }
    if orphans > 0 { parts.append("\(orphans) orphaned \(orphans == 1 ? "file" : "files")") }
    guard !parts.isEmpty else { return [] }
    let sentence = "folder: " + parts.joined(separator: ", ")
    return [Matter(style: nil, sentence: sentence, frames: [])]
  }
}

extension ComparisonReport.Frame {
  /// Reads a frame; nil for one without pictures inside of the folder.
  fileprivate init?(_ node: DocumentNode) {
    guard let id = node["id"]?.string else { return nil }
    let members = node["files"]?.members ?? []
    let files = members.compactMap { member -> (String, String)? in
      guard let path = member.value.string, ConfinedFolder.isInside(path) else { return nil }
      return (member.key, path)
    }
    guard !files.isEmpty else { return nil }
    self.id = id
    self.files = Dictionary(files) { first, _ in first }
    places = (node["areas"]?.elements ?? []).compactMap { area in
      guard let x = area["box"]?["x"]?.number, let y = area["box"]?["y"]?.number else { return nil }
      // Numbers of a file that anybody may have written.
      guard (0...1e6).contains(x), (0...1e6).contains(y) else { return nil }
      return ComparisonReport.Place(style: area["style"]?.string, x: Int(x), y: Int(y))
    }
  }
}
