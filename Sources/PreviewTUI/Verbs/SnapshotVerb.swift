import Designs
import Frames
import Platform
import Raster
import Typography

/// `snapshot`: every frame of the matrix as files, and what they mean in `frames.json`.
struct SnapshotVerb {
  let design: LoadedDesign
  let options: Options
  let console: Console
  /// What has measured the loading and measures the rest; nil where nobody asks.
  var clock: PhaseClock?

  func run() throws {
    let start = Moment.nanoseconds
    let plan = try FramePlan(design: design.system, options: options.frames, fallback: .common)
    let formats = options.formats ?? [.ansi, .png, .txt]
    let pictures = formats.filter { $0 != .json }
    let writer = SnapshotWriter(
      design: design, folder: options.output, formats: pictures, scale: options.frames.frameScale(),
      color: options.frames.color ?? .trueColor, blending: options.frames.inkBlending,
      recorded: RecordedOptions(options.frames), jobs: options.jobs ?? Processors.count,
      clock: clock)
    if let folder = options.output {
      try write(plan.previews, with: writer, to: folder)
    } else {
      guard pictures.isEmpty else {
        throw UsageError.notForVerb(.snapshot, "name the folder for the frames with -o DIR")
      }
      let record = try writer.record(of: plan.previews)
      try clock.measure(.write) { () throws(WriteError) in
        try OutputFile.standardOutput.write(record)
      }
    }
    sayTimes(of: plan.previews.count, jobs: writer.jobs, since: start)
  }

  private func write(
    _ previews: [Preview], with writer: SnapshotWriter, to folder: String
  ) throws {
    let progress = Progress(total: previews.count, isShown: !options.isQuiet)
    defer { progress.end() }
    let files = try writer.write(previews, reach: progress.reach)
    progress.end()
    console.note("\(previews.count) frames, \(files) files in '\(folder.printable)'")
  }

  private func sayTimes(of frames: Int, jobs: Int, since start: UInt64) {
    guard let clock else { return }
    let elapsed = Moment.nanoseconds - start + clock.nanoseconds[0]
    let table = TimingTable(
      clock: clock, elapsed: elapsed, frames: frames, jobs: min(jobs, frames))
    for line in table.lines { console.timing(line) }
  }
}
