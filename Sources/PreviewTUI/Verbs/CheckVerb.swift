import Raster
import Typography

/// `check`: a design against the frames that were recorded of it.
struct CheckVerb {
  let options: Options
  let console: Console

  /// Compares, tells, and writes what was asked for.
  ///
  /// - Returns: Whether the frames are the same, or have been accepted.
  func run() throws -> ExitCode {
    guard let folder = options.review.against else {
      throw UsageError.notForVerb(.check, "name the folder with the recorded frames: --against DIR")
    }
    let record = try RecordedFrames(folder: folder)
    let filled = RecordedOptions(record.document["options"]).filling(options)
    let design = try load(filled)
    let review = try review(design, record: record, folder: folder, options: filled)
    if options.review.acceptance != nil {
      return .done
    }
    try tell(review)
    if !review.isSame { return .difference }
    return console.hasErrors ? .unusable : .done
  }

  private func load(_ filled: Options) throws -> LoadedDesign {
    var design = try DesignLoader(argument: options.design, fontFolders: options.fontFolders).load()
    // A recorded style that is gone is a difference, not a slip of the command line.
    let isRecorded = !options.given.contains("--style")
    try design.keepStyles(isRecorded ? filled.styles.map(design.known) : filled.styles)
    for problem in design.problems { console.problem(problem) }
    return design
  }

  private func review(
    _ design: LoadedDesign, record: RecordedFrames, folder: String, options: Options
  ) throws -> Review {
    let file = FolderListing.join(folder, SnapshotWriter.recordName)
    let plan = try ReviewPlan(record: record, file: file, design: design.system, options: options)
    let reviewer = Reviewer(
      design: design, options: options, reference: record, plan: plan,
      pictures: RecordedPictures(folder: folder))
    let progress = Progress(total: plan.pairs.count, isShown: !options.isQuiet)
    defer { progress.end() }
    var review = try reviewer.review { progress.step() }
    review.orphans = OrphanedFiles.find(
      in: folder, listed: Set(record.frames.flatMap(\.files).map(\.path)))
    return review
  }

  private func tell(_ review: Review) throws {
    let report = TextReport(review: review)
    if options.formats == [.json] {
      try OutputFile.standardOutput.write(JSONReport(review: review).bytes)
    } else if !report.lines.isEmpty {
      try OutputFile.standardOutput.write(report.lines.map { $0 + "\n" }.joined())
    }
    console.note(report.summary)
  }
}

extension LoadedDesign {
  /// Those of some names that styles of the design have.
  fileprivate func known(_ names: [String]) -> [String] {
    names.filter { name in
      system.styles.contains {
        $0.name == name || $0.name.split(separator: ".").last.map(String.init) == name
      }
    }
  }
}
