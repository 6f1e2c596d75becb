import Designs
import Frames
import Platform
import Raster
import Typography

/// `snapshot`: every frame of the matrix as files, and what they mean in `frames.json`.
struct SnapshotVerb: Verb {
  static let name = "snapshot"
  static let summary = "every frame as files"
  static var operands: [Operand<SnapshotVerb>] { [.design(\.arguments)] }
  static var options: [OptionDefinition<SnapshotVerb>] {
    (FrameOptionTable.filteredSides + FrameOptionTable.drawing).at(\.frames)
      + DesignArguments.definitions.at(\.arguments) + [.formats(\.formats), .output(\.output)]
      + [.jobs(\.jobs), timing]
  }

  var arguments = DesignArguments()
  var frames = FrameOptions()
  /// The forms; ANSI, PNG and plain text where nothing is said. `frames.json` is always written.
  var formats: [FrameFormat]?
  /// The folder; nil for the record alone, to standard output.
  var output: String?
  /// The number of workers; nil for one on each processor.
  var jobs: Int?
  /// Whether the time of each phase is said.
  var showsTiming = false

  private static var timing: OptionDefinition<SnapshotVerb> {
    OptionDefinition(
      name: "--timing", topic: .work, action: .flag { $0.showsTiming = true },
      help: ["say on standard error how long each phase took"])
  }

  func run(console: Console) throws -> ExitCode {
    var verb = self
    let clock = showsTiming ? PhaseClock() : nil
    let design = try arguments.load(
      keepingStylesOf: &verb.frames, console: console, clock: clock)
    try Snapshot(design: design, options: verb, console: console, clock: clock).write()
    return console.hasErrors ? .unusable : .done
  }
}

/// The frames of a design on their way into a folder.
private struct Snapshot {
  let design: LoadedDesign
  let options: SnapshotVerb
  let console: Console
  /// What has measured the loading and measures the rest; nil where nobody asks.
  let clock: PhaseClock?

  func write() throws {
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
        throw UsageError.notForVerb(SnapshotVerb.name, "name the folder for the frames with -o DIR")
      }
      let record = try writer.record(of: plan.previews)
      try clock.measure(.write) { () throws(WriteError) in
        try OutputFile.standardOutput.write(json: record)
      }
    }
    sayTimes(of: plan.previews.count, jobs: writer.jobs, since: start)
  }

  private func write(
    _ previews: [Preview], with writer: SnapshotWriter, to folder: String
  ) throws {
    let progress = Progress(total: previews.count, isShown: !console.isQuiet)
    defer { progress.end() }
    let files = try writer.write(previews, reach: progress.reach)
    progress.end()
    let frames = previews.count == 1 ? "1 frame" : "\(previews.count) frames"
    console.note("\(frames), \(files) \(files == 1 ? "file" : "files") in '\(folder.printable)'")
  }

  private func sayTimes(of frames: Int, jobs: Int, since start: UInt64) {
    guard let clock else { return }
    let elapsed = Moment.nanoseconds - start + clock.nanoseconds[0]
    let table = TimingTable(
      clock: clock, elapsed: elapsed, frames: frames, jobs: min(jobs, frames))
    for line in table.lines { console.timing(line) }
  }
}
