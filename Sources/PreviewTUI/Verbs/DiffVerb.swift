import Designs
import Frames
import Platform
import Raster
import Typography

/// `diff`: two designs, their styles in words and their frames.
struct DiffVerb: Verb {
  static let name = "diff"
  static let summary = "what differs between two designs"
  static var operands: [Operand<DiffVerb>] {
    [Operand(usage: "OLD") { $0.old = $1 }, Operand(usage: "NEW") { $0.new = $1 }]
  }
  static var options: [OptionDefinition<DiffVerb>] {
    (FrameOptionTable.sides + FrameOptionTable.drawing).at(\.frames)
      + DesignArguments.definitions.at(\.arguments)
      + [.tolerance(\.tolerance), .formats(\.formats), .output(\.output)]
  }

  /// Further folders of fonts.
  var arguments = DesignArguments()
  var frames = FrameOptions()
  var old: String?
  var new: String?
  /// The difference per channel that passes everywhere, 0 to 255.
  var tolerance: UInt8 = 0
  var formats: [FrameFormat]?
  /// The report's folder; nil for none.
  var output: String?

  /// Compares, tells, and writes the report if a folder is named.
  func run(console: Console) throws -> ExitCode {
    guard let oldName = old, let newName = new else {
      throw UsageError.notForVerb(Self.name, "name two designs: diff OLD NEW")
    }
    let (old, new) = try load(oldName, newName, console: console)
    let report = DesignDifferenceReport(
      old: old.system.name, new: new.system.name,
      difference: DesignDifference(old: old, new: new),
      review: try review(old: old, new: new, console: console))
    try tell(report, console: console)
    if !report.isEmpty { return .difference }
    return console.hasErrors ? .unusable : .done
  }

  private func load(
    _ oldName: String, _ newName: String, console: Console
  ) throws -> (old: LoadedDesign, new: LoadedDesign) {
    var old = try DesignLoader(argument: oldName, fontFolders: arguments.fontFolders).load()
    var new = try DesignLoader(argument: newName, fontFolders: arguments.fontFolders).load()
    if let names = frames.styles {
      // A style may be on one side only, but not on none.
      let unknown = names.filter { old.known([$0]).isEmpty && new.known([$0]).isEmpty }
      try new.keepStyles(unknown.isEmpty ? new.known(names) : unknown)
      try old.keepStyles(old.known(names))
    }
    for design in [old, new] { design.problems.forEach(console.problem) }
    return (old, new)
  }

  private func review(
    old: LoadedDesign, new: LoadedDesign, console: Console
  ) throws -> Review {
    let before = try FramePlan(design: old.system, options: frames, fallback: .common)
      .previews
    let after = try FramePlan(design: new.system, options: frames, fallback: .common)
      .previews
    let drawn = try DrawnFrames(of: before, design: old, options: frames)
    let plan = ReviewPlan(reference: drawn.frames, previews: after)
    let progress = Progress(total: plan.pairs.count, isShown: !console.isQuiet)
    defer { progress.end() }
    return try Reviewer(
      design: new, options: frames, tolerance: tolerance,
      reference: drawn.frames, plan: plan, pictures: drawn
    ).review { progress.step() }
  }

  private func tell(_ report: DesignDifferenceReport, console: Console) throws {
    if formats == [.json] {
      try OutputFile.standardOutput.write(json: report.json)
    } else {
      try OutputFile.standardOutput.write(lines: report.lines)
    }
    if let path = output {
      let folder = ReportFolder(chosen: path)
      if report.review.isSame { folder.remove() } else { try folder.write(report.review) }
    }
    let place = output.map { "; see '\($0.printable)/index.html'" }
    let summary = TextReport(review: report.review).summary
    console.note(summary + (report.review.isSame ? "" : place ?? ""))
  }
}
