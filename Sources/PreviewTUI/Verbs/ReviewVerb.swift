import Frames
import Platform
import TerminalScreen
import Raster
import Typography

/// `review`: step through what `check` found, and accept it by cause or by style.
struct ReviewVerb: Verb {
  static let name = "review"
  static let summary = "step through a report, accept"
  static var operands: [Operand<ReviewVerb>] {
    [Operand(usage: "REPORT") { $0.report = $1 }, .design(\.check.arguments)]
  }
  static var options: [OptionDefinition<ReviewVerb>] {
    (FrameOptionTable.sides + FrameOptionTable.drawing).at(\.check.frames)
      + DesignArguments.definitions.at(\.check.arguments)
      + [.against(\.check.against), .tolerance(\.check.tolerance)]
  }

  /// The report's folder; nil for the usual one.
  var report: String?
  /// The comparison that takes over what is accepted.
  var check = CheckVerb()

  /// Shows the report on the terminal; then tells what was decided and takes over what was accepted,
  /// by `check --accept`.
  func run(console: Console) throws -> ExitCode {
    let folder = try ComparisonFolder(path: report ?? ReportFolder.defaultPath)
    guard !folder.report.matters.isEmpty else {
      console.note("nothing to review in '\(folder.path.printable)'")
      return .done
    }
    let screen = try Browse.screen(ScreenRequest(color: check.frames.color, images: .none))
    var loop = ComparisonLoop(
      folder: folder, screen: screen, canAccept: check.against != nil,
      notice: screen.notice)
    let outcome = loop.run()
    screen.end()
    switch outcome {
    case .signal(let signal):
      TerminalRescue.end(by: signal)
    case .gone: return .difference
    case .key(.leave):
      console.note("left; nothing is taken over")
      return .difference
    case .key(.finish):
      return try finish(
        ComparisonOutcome(folder.report, decisions: loop.state.decisions), of: folder,
        console: console)
    }
  }

  private func finish(
    _ outcome: ComparisonOutcome, of folder: ComparisonFolder, console: Console
  ) throws -> ExitCode {
    if let acceptance = outcome.acceptance {
      var check = check
      check.output = folder.path
      check.acceptance = acceptance
      check.reviewed = folder
      let code = try check.run(console: console)
      guard code == .done else { return code }
    }
    try OutputFile.standardOutput.write(lines: outcome.lines)
    return outcome.isComplete ? .done : .difference
  }
}
