import Designs
import Frames
import Platform
import Raster
import Typography

/// `check`: a design against the frames that were recorded of it.
struct CheckVerb: Verb {
  static let name = "check"
  static let summary = "compare with recorded frames"
  static var operands: [Operand<CheckVerb>] { [.design(\.arguments)] }
  static var options: [OptionDefinition<CheckVerb>] {
    (FrameOptionTable.sides + FrameOptionTable.drawing).at(\.frames)
      + DesignArguments.definitions.at(\.arguments)
      + [.against(\.against), accept, .tolerance(\.tolerance), .annotation(\.annotation)]
      + [.formats(\.formats), .output(\.output)]
  }

  var arguments = DesignArguments()
  var frames = FrameOptions()
  /// The folder with the recorded frames.
  var against: String?
  /// Which new frames take the place of the recorded ones; nil for none.
  var acceptance: Acceptance?
  /// The difference per channel that passes everywhere, 0 to 255.
  var tolerance: UInt8 = 0
  var annotation: AnnotationService?
  var formats: [FrameFormat]?
  /// The report's folder; nil for the usual one.
  var output: String?
  /// A report that was reviewed and has to be what is found, before anything is accepted.
  var reviewed: ComparisonFolder?

  private static var accept: OptionDefinition<CheckVerb> {
    OptionDefinition(
      name: "--accept", topic: .review,
      action: .optionalValue(placeholder: "STYLE,…") { verb, text throws(UsageError) in
        verb.acceptance = .all
        if let text {
          verb.acceptance = .styles(try OptionValue.items(text, option: "--accept"))
        }
      },
      help: [
        "take the new frames over into the folder, all of them or what belongs",
        "to some styles",
      ])
  }

  /// Compares, tells, and writes what was asked for.
  func run(console: Console) throws -> ExitCode {
    guard let folder = against else {
      throw UsageError.notForVerb(
        Self.name, "name the folder with the recorded frames: --against DIR")
    }
    let record = try RecordedFrames(folder: folder)
    let filled = RecordedOptions(record.document["options"]).filling(frames)
    let design = try load(filled, console: console)
    let file = FolderListing.join(folder, SnapshotWriter.recordName)
    let plan = try ReviewPlan(record: record, file: file, design: design.system, options: filled)
    let reviewer = Reviewer(
      design: design, options: filled, tolerance: tolerance, reference: record,
      plan: plan, pictures: try RecordedPictures(folder: folder))
    let review = try review(with: reviewer, folder: folder, console: console)
    if let reviewed, JSONReport(review: review).bytes != reviewed.bytes {
      throw ComparisonError.stale(folder: reviewed.path)
    }
    if let acceptance = acceptance {
      try accept(review, acceptance, reviewer: reviewer, folder: folder, console: console)
      return console.hasErrors ? .unusable : .done
    }
    try tell(review, document: design.document, console: console)
    if !review.isSame { return .difference }
    return console.hasErrors ? .unusable : .done
  }

  private func load(_ filled: FrameOptions, console: Console) throws -> LoadedDesign {
    var design = try arguments.loader.load()
    // A recorded style that is gone is a difference, not a slip of the command line.
    let isRecorded = frames.styles == nil
    try design.keepStyles(isRecorded ? filled.styles.map(design.known) : filled.styles)
    for problem in design.problems { console.problem(problem) }
    return design
  }

  private func review(
    with reviewer: Reviewer, folder: String, console: Console
  ) throws -> Review {
    let progress = Progress(total: reviewer.plan.pairs.count, isShown: !console.isQuiet)
    defer { progress.end() }
    var review = try reviewer.review { progress.step() }
    review.orphans = OrphanedFiles.find(
      in: folder, listed: Set(reviewer.reference.frames.flatMap(\.files).map(\.path)))
    return review
  }
}

// MARK: - Telling

extension CheckVerb {
  private func tell(_ review: Review, document: String?, console: Console) throws {
    let text = TextReport(review: review)
    let folder = ReportFolder(chosen: output)
    if formats == [.json] {
      try OutputFile.standardOutput.write(json: JSONReport(review: review).bytes)
    } else {
      try OutputFile.standardOutput.write(lines: text.lines)
    }
    if let note = text.pictureNote { console.note(note) }
    if review.isSame { folder.remove() } else { try folder.write(review) }
    if annotation == .github {
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
    let output = formats == [.json] ? OutputFile.standardError : .standardOutput
    try output.write(GitHubAnnotations.text(of: annotations))
    try environment.appendSummary(MarkdownReport(review: review, folder: folder).text)
  }

  private func accept(
    _ review: Review, _ acceptance: Acceptance, reviewer: Reviewer, folder: String,
    console: Console
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
      ReportFolder(chosen: output).remove()
    }
    let files = "\(count) \(count == 1 ? "file" : "files") written in '\(folder.printable)'"
    let pending = accepted.record.frames.filter(\.isPending).count
    let frames = pending == 1 ? "1 frame keeps its" : "\(pending) frames keep their"
    let words = pending > 0 ? "; \(frames) pictures until all is accepted" : ""
    console.note(count == 0 ? "nothing to accept" : files + words)
  }
}
