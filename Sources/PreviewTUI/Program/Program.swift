import Designs
import Frames
import Platform
import TerminalScreen
import Raster
import Typography

/// Runs a command line and says how it went: words to standard error, an exit code to the caller.
enum Program {
  /// Runs a command line, without the program's name.
  static func run(arguments: [String]) -> ExitCode {
    do {
      switch try Invocation(arguments: arguments) {
      case .help(let verb): try OutputFile.standardOutput.write(Help.text(for: verb))
      case .version: try OutputFile.standardOutput.write("typo-preview \(ProgramVersion.current)\n")
      case .run(let verb, let options): return try run(verb, options: options)
      }
      return .done
    } catch {
      return report(error, to: Console())
    }
  }

  private static func run(_ verb: Verb, options: Options) throws -> ExitCode {
    let console = Console(isQuiet: options.isQuiet)
    let loader = DesignLoader(argument: options.design, fontFolders: options.fontFolders)
    do {
      if verb == .terminal {
        guard options.design == nil else { throw UsageError.extraArgument(options.design ?? "") }
        try TerminalVerb(options: options).run()
        return .done
      }
      if verb == .check { return try CheckVerb(options: options, console: console).run() }
      if verb == .review { return try ReviewVerb(options: options, console: console).run() }
      if verb == .diff { return try DiffVerb(options: options, console: console).run() }
      let clock = options.showsTiming ? PhaseClock() : nil
      var design = try clock.measure(.load) { () throws(DesignError) in try loader.load() }
      try design.keepStyles(options.frames.styles)
      var options = options
      if let names = options.frames.filter.styles {
        try design.keepStyles(names)
        // What is recorded is what was drawn.
        options.frames.styles = design.system.styles.map(\.name)
      }
      for problem in design.problems { console.problem(problem) }
      switch verb {
      case .browse:
        try BrowseVerb(design: design, options: options, loader: loader).run()
      case .show:
        try ShowVerb(
          design: design, options: options, console: console,
          terminal: OutputTerminal(request: options.frames.color)
        ).run()
      case .snapshot:
        try SnapshotVerb(design: design, options: options, console: console, clock: clock).run()
      case .audit:
        return try AuditVerb(design: design, options: options, console: console).run()
      case .fonts:
        try FontsVerb(design: design, options: options).run()
      case .check, .review, .diff, .terminal: break
      }
    } catch {
      return report(error, to: console)
    }
    return console.hasErrors ? .unusable : .done
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
    case PlanError.commonHasOwnSides, PlanError.nothingKept:
      console.error("\(error)")
      return .misuse
    default:
      console.error("\(error)")
      return .unusable
    }
  }
}
