import Frames
import Platform
import TerminalScreen
import Raster

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `terminal`: what this terminal can do, and why each choice is made.
struct TerminalVerb: Verb {
  static let name = "terminal"
  static let summary = "what this terminal can do"
  static var operands: [Operand<TerminalVerb>] { [] }
  static var options: [OptionDefinition<TerminalVerb>] {
    [FrameOptionTable.cell, FrameOptionTable.color].at(\.frames) + [.images(\.images)]
  }

  /// The colours and the cell that are asked for.
  var frames = FrameOptions()
  /// The pictures asked for.
  var images = ImageRequest.automatic

  /// Asks the terminal that we run in, also where the output is a file, and prints the report.
  func run(console: Console) throws -> ExitCode {
    let environment = ProcessEnvironment.value
    let type = environment("TERM") ?? ""
    let entry = TerminfoDatabase(environment: environment).entry(named: type)
    var surroundings = TerminalSurroundings(environment: environment, entry: entry)
    let descriptor = Self.openTerminal()
    defer { if descriptor >= 0 { close(descriptor) } }
    surroundings.isTerminal = descriptor >= 0
    let questions = TerminalQuestions(surroundings)
    if descriptor >= 0 {
      surroundings.answers = answers(to: questions, entry, on: descriptor)
    }
    let encoding = CharacterEncoding.useUnicode()
    let size = TerminalSize(ofTerminal: descriptor)
    let report = TerminalReport(
      surroundings: surroundings, questions: questions, size: size,
      cell: TerminalCell(
        request: frames.cell, reported: CellSize(ofTerminal: descriptor),
        answers: surroundings.answers, screen: size),
      encoding: encoding, knowsOctants: CharacterEncoding.knowsOctants, color: frames.color,
      images: images)
    try OutputFile.standardOutput.write(lines: report.lines)
    return .done
  }

  /// The terminal's file: one of ours, since there are systems that cannot wait for `/dev/tty`; that
  /// where all of ours are files. Below 0 where there is none.
  private static func openTerminal() -> Int32 {
    for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where isatty(file) == 1 {
      let copy = fcntl(file, F_DUPFD_CLOEXEC, 3)
      if copy >= 0 { return copy }
    }
    return open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
  }

  /// Asks the terminal and gives it back as it was.
  private func answers(
    to questions: TerminalQuestions, _ entry: TerminfoEntry?, on descriptor: Int32
  ) -> TerminalAnswers? {
    var modes = termios()
    // Another program owns the terminal while we are in the background.
    guard !questions.isEmpty, tcgetpgrp(descriptor) == getpgrp(),
      tcgetattr(descriptor, &modes) == 0
    else { return nil }
    let watch = Interruption.Watch()
    defer { watch.end() }
    var quiet = TerminalInputReader.quiet(modes)
    tcsetattr(descriptor, TCSANOW, &quiet)
    let reader = TerminalInputReader(descriptor: descriptor, keys: KeySequences(entry))
    reader.ask(questions, of: OutputFile(name: "the terminal", descriptor: descriptor))
    let answers = reader.answers
    reader.drain()
    tcsetattr(descriptor, TCSANOW, &modes)
    return answers
  }
}
