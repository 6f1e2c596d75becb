import Raster
import Typography

/// Writes the folder of a snapshot: pictures first, `frames.json` last, each file whole or not at all.
struct SnapshotWriter {
  let design: LoadedDesign
  let folder: String
  let formats: [Options.Format]
  let scale: FrameScale
  let color: ColorDepth
  let blending: Blending
  /// What the record says about how the frames were drawn.
  let recorded: RecordedOptions

  /// The name of the document in the folder that says what the frames mean.
  static let recordName = "frames.json"

  /// Writes frames.
  ///
  /// - Parameters:
  ///   - previews: The frames.
  ///   - step: Called behind each frame.
  /// - Returns: The number of files written.
  /// - Throws: `WriteError`; `CanvasError`; `Interruption` when a signal asked for the end.
  func write(_ previews: [Preview], step: () -> Void) throws -> Int {
    let renderer = FrameRenderer(design: design, blending: blending)
    let interruption = Interruption.Watch()
    defer { interruption.end() }
    var records: [FrameRecord] = []
    var count = 0
    let previous = SnapshotFiles(recordPath: "\(folder)/\(Self.recordName)")
    try AtomicFile.makeFolder(folder)
    for preview in previews {
      try interruption.check()
      let record = try write(preview, with: renderer)
      records.append(record)
      count += record.files.count
      step()
    }
    try AtomicFile.write(
      FrameDocument.bytes(design: design.system, frames: records, options: recorded),
      to: "\(folder)/\(Self.recordName)")
    // What the folder's former frames leave behind would pass for a frame of these.
    previous.remove(from: folder, except: Set(records.flatMap(\.files).map(\.path)))
    return count + 1
  }

  private func write(_ preview: Preview, with renderer: FrameRenderer) throws -> FrameRecord {
    let identity = FrameIdentity(preview: preview.name, traits: preview.traits)
    let page = renderer.page(of: preview)
    var files: [(format: Options.Format, path: String)] = []
    if !formats.isEmpty {
      var picture = FramePicture(of: page, scale: scale, renderer: renderer)
      let parent = identity.id.split(separator: "/").dropLast().joined(separator: "/")
      try AtomicFile.makeFolder("\(folder)/\(parent)")
      for format in formats {
        let path = "\(identity.id).\(format.rawValue)"
        try AtomicFile.write(try picture.bytes(as: format, color: color), to: "\(folder)/\(path)")
        files.append((format, path))
      }
    }
    return FrameRecord(identity: identity, scale: scale.pixelsPerPoint, page: page, files: files)
  }
}
