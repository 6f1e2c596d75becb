import Frames
import Platform
import TerminalScreen
import Raster
import Typography

/// `review`: step through what `check` found, and accept it by cause or by style.
struct ReviewVerb {
  let options: Options
  let console: Console

  /// Shows the report on the terminal; then tells what was decided and takes over what was accepted,
  /// by `check --accept`.
  func run() throws -> ExitCode {
    let folder = try ComparisonFolder(path: options.design ?? ReportFolder.defaultPath)
    guard !folder.report.matters.isEmpty else {
      console.note("nothing to review in '\(folder.path.printable)'")
      return .done
    }
    let screen = try Browse.screen(ScreenRequest(color: options.frames.color, images: .none))
    var loop = ComparisonLoop(
      folder: folder, screen: screen, canAccept: options.review.against != nil,
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
        ComparisonOutcome(folder.report, decisions: loop.state.decisions), of: folder)
    }
  }

  private func finish(
    _ outcome: ComparisonOutcome, of folder: ComparisonFolder
  ) throws -> ExitCode {
    if let acceptance = outcome.acceptance {
      var options = options
      options.design = options.review.newDesign
      options.output = folder.path
      options.review.acceptance = acceptance
      let code = try CheckVerb(options: options, console: console, reviewed: folder).run()
      guard code == .done else { return code }
    }
    try OutputFile.standardOutput.write(outcome.lines.map { $0 + "\n" }.joined())
    return outcome.isComplete ? .done : .difference
  }
}
