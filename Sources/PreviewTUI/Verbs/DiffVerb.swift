import Designs
import Frames
import Platform
import Raster
import Typography

/// `diff`: two designs, their styles in words and their frames.
struct DiffVerb {
  let options: Options
  let console: Console

  /// Compares, tells, and writes the report if a folder is named.
  func run() throws -> ExitCode {
    guard let oldName = options.design, let newName = options.review.newDesign else {
      throw UsageError.notForVerb(.diff, "name two designs: diff OLD NEW")
    }
    let (old, new) = try load(oldName, newName)
    let report = DesignDifferenceReport(
      old: old.system.name, new: new.system.name,
      difference: DesignDifference(old: old, new: new), review: try review(old: old, new: new))
    try tell(report)
    if !report.isEmpty { return .difference }
    return console.hasErrors ? .unusable : .done
  }

  private func load(
    _ oldName: String, _ newName: String
  ) throws -> (old: LoadedDesign, new: LoadedDesign) {
    var old = try DesignLoader(argument: oldName, fontFolders: options.fontFolders).load()
    var new = try DesignLoader(argument: newName, fontFolders: options.fontFolders).load()
    if let names = options.frames.styles {
      // A style may be on one side only, but not on none.
      let unknown = names.filter { old.known([$0]).isEmpty && new.known([$0]).isEmpty }
      try new.keepStyles(unknown.isEmpty ? new.known(names) : unknown)
      try old.keepStyles(old.known(names))
    }
    for design in [old, new] { design.problems.forEach(console.problem) }
    return (old, new)
  }

  private func review(old: LoadedDesign, new: LoadedDesign) throws -> Review {
    let before = try FramePlan(design: old.system, options: options.frames, fallback: .common)
      .previews
    let after = try FramePlan(design: new.system, options: options.frames, fallback: .common)
      .previews
    let drawn = try DrawnFrames(of: before, design: old, options: options.frames)
    let plan = ReviewPlan(reference: drawn.frames, previews: after)
    let progress = Progress(total: plan.pairs.count, isShown: !options.isQuiet)
    defer { progress.end() }
    return try Reviewer(
      design: new, options: options.frames, tolerance: options.review.tolerance,
      reference: drawn.frames, plan: plan, pictures: drawn
    ).review { progress.step() }
  }

  private func tell(_ report: DesignDifferenceReport) throws {
    if options.formats == [.json] {
      try OutputFile.standardOutput.write(report.json)
    } else {
      try OutputFile.standardOutput.write(report.lines.map { $0 + "\n" }.joined())
    }
    if let path = options.output {
      let folder = ReportFolder(path: path)
      if report.review.isSame { folder.remove() } else { try folder.write(report.review) }
    }
    let place = options.output.map { "; see '\($0.printable)/index.html'" }
    let summary = TextReport(review: report.review).summary
    console.note(summary + (report.review.isSame ? "" : place ?? ""))
  }
}
