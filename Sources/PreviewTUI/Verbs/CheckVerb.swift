import Designs
import Frames
import Platform
import Raster
import Typography

/// `check`: a design against the frames that were recorded of it.
struct CheckVerb {
  let options: Options
  let console: Console
  /// A report that was reviewed and has to be what is found, before anything is accepted.
  var reviewed: ComparisonFolder?

  /// Compares, tells, and writes what was asked for.
  func run() throws -> ExitCode {
    guard let folder = options.review.against else {
      throw UsageError.notForVerb(.check, "name the folder with the recorded frames: --against DIR")
    }
    let record = try RecordedFrames(folder: folder)
    let filled = RecordedOptions(record.document["options"]).filling(options.frames)
    let design = try load(filled)
    let file = FolderListing.join(folder, SnapshotWriter.recordName)
    let plan = try ReviewPlan(record: record, file: file, design: design.system, options: filled)
    let reviewer = Reviewer(
      design: design, options: filled, tolerance: options.review.tolerance, reference: record,
      plan: plan, pictures: RecordedPictures(folder: folder))
    let review = try review(with: reviewer, folder: folder)
    if let reviewed, JSONReport(review: review).bytes != reviewed.bytes {
      throw ComparisonError.stale(folder: reviewed.path)
    }
    if let acceptance = options.review.acceptance {
      try accept(review, acceptance, reviewer: reviewer, folder: folder)
      return console.hasErrors ? .unusable : .done
    }
    try tell(review, document: design.document)
    if !review.isSame { return .difference }
    return console.hasErrors ? .unusable : .done
  }

  private func load(_ filled: FrameOptions) throws -> LoadedDesign {
    var design = try DesignLoader(argument: options.design, fontFolders: options.fontFolders).load()
    // A recorded style that is gone is a difference, not a slip of the command line.
    let isRecorded = options.frames.styles == nil
    try design.keepStyles(isRecorded ? filled.styles.map(design.known) : filled.styles)
    for problem in design.problems { console.problem(problem) }
    return design
  }

  private func review(with reviewer: Reviewer, folder: String) throws -> Review {
    let progress = Progress(total: reviewer.plan.pairs.count, isShown: !options.isQuiet)
    defer { progress.end() }
    var review = try reviewer.review { progress.step() }
    review.orphans = OrphanedFiles.find(
      in: folder, listed: Set(reviewer.reference.frames.flatMap(\.files).map(\.path)))
    return review
  }
}

// MARK: - Telling

extension CheckVerb {
  private func tell(_ review: Review, document: String?) throws {
    let text = TextReport(review: review)
    let folder = ReportFolder(path: options.output ?? ReportFolder.defaultPath)
    if options.formats == [.json] {
      try OutputFile.standardOutput.write(JSONReport(review: review).bytes)
    } else {
      try OutputFile.standardOutput.write(text.lines.map { $0 + "\n" }.joined())
    }
    if let note = text.pictureNote { console.note(note) }
    if review.isSame { folder.remove() } else { try folder.write(review) }
    if options.review.annotation == .github {
      try annotate(review, document: document, folder: folder.path)
    }
    let place = review.isSame ? "" : "; see '\(folder.path.printable)/index.html'"
    console.note(text.summary + place)
  }

  private func annotate(_ review: Review, document: String?, folder: String) throws {
    let environment = GitHubEnvironment()
    let file = document.map(environment.relativePath)
    let annotations = ReviewAnnotations(review: review, file: file).annotations
    // GitHub reads commands from both; a JSON document stays one.
    let output = options.formats == [.json] ? OutputFile.standardError : .standardOutput
    try output.write(GitHubAnnotations.text(of: annotations))
    try environment.appendSummary(MarkdownReport(review: review, folder: folder).text)
  }

  private func accept(
    _ review: Review, _ acceptance: Acceptance, reviewer: Reviewer, folder: String
  ) throws {
    if case .styles(let names) = acceptance, let unknown = review.unknownStyle(in: names) {
      throw unknown
    }
    let accepted = AcceptedRecord(review, acceptance: acceptance)
    let painter = ReviewPainter(design: reviewer.design, options: reviewer.options)
    let writer = AcceptedFolder(
      folder: folder, accepted: accepted, painter: painter, plan: reviewer.plan)
    let count = try writer.write()
    if acceptance == .all {
      ReportFolder(path: options.output ?? ReportFolder.defaultPath).remove()
    }
    let files = "\(count) \(count == 1 ? "file" : "files") written in '\(folder.printable)'"
    let pending = accepted.record.frames.filter(\.isPending).count
    let words = pending > 0 ? "; \(pending) frames keep their pictures until all is accepted" : ""
    console.note(count == 0 ? "nothing to accept" : files + words)
  }
}
