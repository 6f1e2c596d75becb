import Raster
import Typography

/// `snapshot`: every frame of the matrix as files, and what they mean in `frames.json`.
struct SnapshotVerb {
  let design: LoadedDesign
  let options: Options
  let console: Console

  func run() throws {
    let plan = try FramePlan(design: design.system, options: options, fallback: .common)
    let formats = options.formats ?? [.ansi, .png, .txt]
    let pictures = formats.filter { $0 != .json }
    guard let folder = options.output else {
      guard pictures.isEmpty else {
        throw UsageError.notForVerb(.snapshot, "name the folder for the frames with -o DIR")
      }
      try OutputFile.standardOutput.write(
        FrameDocument.bytes(of: plan.previews, design: design, options: options))
      return
    }
    let writer = SnapshotWriter(
      design: design, folder: folder, formats: pictures, scale: options.frameScale(),
      color: options.color ?? .trueColor, blending: options.blending,
      recorded: RecordedOptions(options))
    let progress = Progress(total: plan.previews.count, isShown: !options.isQuiet)
    defer { progress.end() }
    let files = try writer.write(plan.previews) { progress.step() }
    progress.end()
    console.note("\(plan.previews.count) frames, \(files) files in '\(folder.printable)'")
  }
}
