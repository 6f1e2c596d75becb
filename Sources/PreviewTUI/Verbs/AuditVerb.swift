import Designs
import Frames
import Platform
import Raster
import Typography

/// `audit`: what people cannot read or would not expect, over the whole matrix.
struct AuditVerb {
  let design: LoadedDesign
  let options: Options
  let console: Console

  /// Lays all frames out, applies the rules, and tells.
  func run() throws -> ExitCode {
    let audit = Audit(of: try frames(), styles: design.system.styles)
    let environment = GitHubEnvironment()
    let report = AuditReport(
      audit: audit, design: design.system.name, file: design.document?.lastPathComponent,
      path: design.document.map(environment.relativePath))
    try tell(report)
    if options.review.annotation == .github { try annotate(report, in: environment) }
    console.note(report.summary)
    if audit.findings.contains(where: { options.audit.threshold.isReached(by: $0.severity) }) {
      return .difference
    }
    return console.hasErrors ? .unusable : .done
  }

  /// The frames, each reduced to the records of its texts. Labels and rules are left out: they are
  /// no part of the design.
  private func frames() throws -> [AuditFrame] {
    var options = options
    options.frames.isBare = true
    options.frames.matrix = options.frames.matrix ?? .full
    let previews = try FramePlan(design: design.system, options: options.frames).previews
    let progress = Progress(total: previews.count, isShown: !options.isQuiet)
    defer { progress.end() }
    return try Workers(jobs: options.jobs ?? Processors.count).run(
      SnapshotWriter.groups(of: previews),
      makeWorker: { [design, blending = options.frames.inkBlending] in
        let renderer = FrameRenderer(design: design, blending: blending)
        return { AuditFrame(traits: previews[$0].traits, page: renderer.page(of: previews[$0])) }
      }, watch: progress.reach)
  }
}

// MARK: - Telling

extension AuditVerb {
  private func tell(_ report: AuditReport) throws {
    let bytes =
      switch format {
      case .text: Array(report.text.utf8)
      case .json: report.json
      case .sarif: SARIFReport(report: report, toolVersion: ProgramVersion.current).bytes
      }
    if let path = options.output {
      try AtomicFile.write(bytes, to: path)
    } else {
      try OutputFile.standardOutput.write(bytes)
    }
  }

  /// The form asked for; else what the file's name says; else text.
  private var format: AuditOptions.Format {
    if let format = options.audit.format { return format }
    guard let name = options.output?.lastPathComponent.lowercased() else { return .text }
    if name.hasSuffix(".sarif") || name.hasSuffix(".sarif.json") { return .sarif }
    return name.hasSuffix(".json") ? .json : .text
  }

  private func annotate(_ report: AuditReport, in environment: GitHubEnvironment) throws {
    // GitHub reads commands from both; a document stays one.
    let isDocument = format != .text && options.output == nil
    let output = isDocument ? OutputFile.standardError : .standardOutput
    try output.write(GitHubAnnotations.text(of: report.annotations))
    try environment.appendSummary(report.markdown)
  }
}
