import Designs
import Frames
import Platform
import TerminalScreen

/// Runs a command line and says how it went: words to standard error, an exit code to the caller.
enum Program {
  /// Runs a command line, without the program's name.
  static func run(arguments: [String]) -> ExitCode {
    var console = Console()
    do {
      switch try Invocation(arguments: arguments, verbs: VerbTable.all) {
      case .help(let verb):
        try OutputFile.standardOutput.write(Help.text(for: verb, among: VerbTable.all))
      case .version:
        try OutputFile.standardOutput.write("typo-preview \(ProgramVersion.current)\n")
      case .run(let verb, let common):
        console = Console(isQuiet: common.isQuiet)
        return try verb.run(console: console)
      }
      return .done
    } catch {
      return report(error, to: console)
    }
  }

  /// Says what went wrong and which exit code that is.
  private static func report(_ error: any Error, to console: Console) -> ExitCode {
    switch error {
    case let error as DesignError:
      for problem in error.problems { console.problem(problem) }
      return .unusable
    case let error as Interruption:
      console.error("stopped by signal \(error.signal); the frames written so far are whole")
      return .unusable
    case is UsageError, is UnknownStyle, is ScreenError:
      console.error("\(error)")
      return .misuse
    case PlanError.commonHasOwnSides, PlanError.nothingKept, PlanError.unknownPreview,
      PlanError.emptyPreview:
      console.error("\(error)")
      return .misuse
    default:
      console.error("\(error)")
      return .unusable
    }
  }
}
