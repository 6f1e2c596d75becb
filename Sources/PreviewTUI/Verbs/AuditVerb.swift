import Designs
import Frames
import Platform
import Raster
import Typography

/// `audit`: what people cannot read or would not expect, over the whole matrix.
struct AuditVerb: Verb {
  static let name = "audit"
  static let summary = "what people cannot read, and why"
  static var operands: [Operand<AuditVerb>] { [.design(\.arguments)] }
  static var options: [OptionDefinition<AuditVerb>] {
    (FrameOptionTable.sides + FrameOptionTable.content).at(\.frames)
      + DesignArguments.definitions.at(\.arguments)
      + [.annotation(\.annotation), failOn, auditFormat, .output(\.output), .jobs(\.jobs)]
  }

  /// A form that findings are told in.
  enum Format: String, CaseIterable {
    case text
    case json
    case sarif
  }

  /// The severity from which findings make the program end with the code of a finding.
  enum Threshold: String, CaseIterable {
    case error
    case warning
    case none
  }

  var arguments = DesignArguments()
  var frames = FrameOptions()
  /// The form asked for; nil where the file's name says it, or nothing.
  var format: Format?
  var threshold = Threshold.error
  var annotation: AnnotationService?
  /// The file; nil for standard output.
  var output: String?
  /// The number of workers; nil for one on each processor.
  var jobs: Int?

  /// Lays all frames out, applies the rules, and tells.
  func run(console: Console) throws -> ExitCode {
    var options = frames
    let design = try arguments.load(keepingStylesOf: &options, console: console)
    let frames = try frames(of: design, options: options, console: console)
    let audit = Audit(of: frames, styles: design.system.styles)
    let environment = GitHubEnvironment()
    let report = AuditReport(
      audit: audit, design: design.system.name, file: design.document?.lastPathComponent,
      path: design.document.map(environment.relativePath), problems: design.system.problems)
    try tell(report)
    if annotation == .github { try annotate(report, in: environment) }
    console.note(report.summary)
    if audit.findings.contains(where: { threshold.isReached(by: $0.severity) }) {
      return .difference
    }
    return console.hasErrors ? .unusable : .done
  }

  /// The frames, each reduced to the records of its texts. Labels and rules are left out: they are
  /// no part of the design.
  private func frames(
    of design: LoadedDesign, options: FrameOptions, console: Console
  ) throws -> [AuditFrame] {
    var options = options
    options.isBare = true
    options.matrix = options.matrix ?? .full
    let previews = try FramePlan(design: design.system, options: options).previews
    let progress = Progress(total: previews.count, isShown: !console.isQuiet)
    defer { progress.end() }
    return try Workers(jobs: jobs ?? Processors.count).run(
      SnapshotWriter.groups(of: previews),
      makeWorker: { [blending = options.inkBlending] in
        let renderer = FrameRenderer(design: design, blending: blending)
        return { AuditFrame(traits: previews[$0].traits, page: renderer.page(of: previews[$0])) }
      }, watch: progress.reach)
  }
}

extension AuditVerb.Threshold {
  /// Whether a finding is as bad as that.
  func isReached(by severity: AuditSeverity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: severity == .error || severity == .warning
    case .none: false
    }
  }
}

// MARK: - Options

extension AuditVerb {
  private static var failOn: OptionDefinition<AuditVerb> {
    OptionDefinition(
      name: "--fail-on", topic: .audit,
      action: .value(placeholder: "error|warning|none") { verb, text throws(UsageError) in
        verb.threshold = try OptionValue.choice(text, option: "--fail-on")
      },
      help: ["the least finding that makes the exit code 1 (default: error)"])
  }

  private static var auditFormat: OptionDefinition<AuditVerb> {
    OptionDefinition(
      name: "--format", topic: .audit,
      action: .value(placeholder: "NAME") { verb, text throws(UsageError) in
        verb.format = try OptionValue.choice(text, option: "--format")
      },
      help: ["text, json or sarif (audit: text, or what the name of -o says)"])
  }
}

// MARK: - Telling

extension AuditVerb {
  private func tell(_ report: AuditReport) throws {
    let bytes =
      switch writtenFormat {
      case .text: Array(report.text.utf8)
      case .json: report.json
      case .sarif: SARIFReport(report: report, toolVersion: ProgramVersion.current).bytes
      }
    if let path = output {
      try AtomicFile.write(bytes, to: path)
    } else if format == .text {
      try OutputFile.standardOutput.write(text: report.text)
    } else {
      try OutputFile.standardOutput.write(json: bytes)
    }
  }

  /// The form asked for; else what the file's name says; else text.
  private var writtenFormat: Format {
    if let format { return format }
    guard let name = output?.lastPathComponent.lowercased() else { return .text }
    if name.hasSuffix(".sarif") || name.hasSuffix(".sarif.json") { return .sarif }
    return name.hasSuffix(".json") ? .json : .text
  }

  private func annotate(_ report: AuditReport, in environment: GitHubEnvironment) throws {
    // GitHub reads commands from both; a document stays one.
    let isDocument = writtenFormat != .text && output == nil
    let output = isDocument ? OutputFile.standardError : .standardOutput
    try output.write(GitHubAnnotations.text(of: report.annotations))
    try environment.appendSummary(report.markdown)
  }
}
