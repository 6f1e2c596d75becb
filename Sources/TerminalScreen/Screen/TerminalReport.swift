package import Raster
import Typography

/// What a terminal can do and why we think so, in lines of words.
package struct TerminalReport {
  /// What is known of the terminal, with its answers.
  package var surroundings: TerminalSurroundings
  /// What it was asked.
  package var questions: TerminalQuestions
  /// The size of its screen; nil when the system does not know it.
  package var size: TerminalSize?
  /// The size of its cells.
  package var cell: TerminalCell
  /// The encoding of characters that the environment asks for.
  package var encoding: String
  /// Whether the C library knows octants, without which ncurses cannot show them.
  package var knowsOctants: Bool
  /// The colours asked for; nil for `auto`.
  package var color: ColorDepth?
  /// The pictures asked for.
  package var images: ImageRequest

  package init(
    surroundings: TerminalSurroundings, questions: TerminalQuestions, size: TerminalSize? = nil,
    cell: TerminalCell, encoding: String, knowsOctants: Bool, color: ColorDepth? = nil,
    images: ImageRequest
  ) {
    self.surroundings = surroundings
    self.questions = questions
    self.size = size
    self.cell = cell
    self.encoding = encoding
    self.knowsOctants = knowsOctants
    self.color = color
    self.images = images
  }

  /// The lines: a name, what is so, and the reason behind a colon.
  package var lines: [String] {
    let facts: [(name: String, value: String)] = [
      ("terminal", program), ("type", type), ("multiplexer", multiplexer), ("answers", asked),
      ("size", size.map { "\($0.columns) x \($0.rows) cells" } ?? "not known: 80 x 24 is taken"),
      ("cell", cellWords), ("colours", colors), ("background", background), ("text", text),
      ("unicode", unicode), ("octants", octants), ("synchronized", synchronized),
      ("mouse", modes), ("paste", modes), ("images", imageWords),
    ]
    let width = facts.map(\.name.count).max() ?? 0
    return facts.map { "\($0.name.padded(to: width))  \($0.value.printable)" }
  }

  private var answers: TerminalAnswers { surroundings.answers ?? TerminalAnswers() }

  // MARK: - Who it is

  private var program: String {
    if let version = answers.version { return "\(version): it answers so" }
    if let program = surroundings.program, !program.isEmpty {
      return "\(program): the environment says"
    }
    return surroundings.isTerminal ? "not known: it does not say" : "none"
  }

  private var type: String {
    guard !surroundings.termName.isEmpty else { return "not known: TERM is not set" }
    let known = surroundings.facts == nil ? "not in" : "in"
    return "\(surroundings.termName): TERM says, and it is \(known) the terminal database"
  }

  private var multiplexer: String {
    switch surroundings.multiplexer {
    case nil: "none"
    case .tmux where !(surroundings.tmux ?? "").isEmpty: "tmux: TMUX is set"
    case .screen where !(surroundings.screenSession ?? "").isEmpty: "GNU screen: STY is set"
    case .zellij: "zellij: ZELLIJ is set"
    case .tmux?: "tmux: TERM is '\(surroundings.termName)'"
    case .screen?: "GNU screen: TERM is '\(surroundings.termName)'"
    }
  }

  private var asked: String {
    if !surroundings.isTerminal { return "not asked: there is no terminal" }
    if questions.isEmpty { return "not asked: a terminal of this type may print questions" }
    let time = "\(Double(TerminalInputReader.askingTime) / 1000) s"
    guard answers.isComplete else { return "none within \(time): it goes on without" }
    if questions == .attributes { return "in time; asked for no more than its attributes" }
    return surroundings.multiplexer == nil
      ? "in time" : "in time; asked for what a multiplexer knows itself"
  }

  // MARK: - What it shows

  private var cellWords: String {
    guard let size = cell.size else { return "not known, 1x2 is taken: \(cell.source)" }
    return "\(size.width)x\(size.height) pixels: \(cell.source)"
  }

  private var profile: TerminalProfile { TerminalProfile(surroundings, request: color) }

  private var colors: String { "\(profile.colorDepth.words): \(profile.reason)" }

  private var background: String {
    guard let color = answers.background, let isDark = answers.isDark else {
      return "not known: the terminal does not answer"
    }
    return "\(isDark ? "dark" : "light"), \(color.hex): the terminal answers"
  }

  private var text: String {
    answers.foreground.map { "\($0.hex): the terminal answers" }
      ?? "not known: the terminal does not answer"
  }

  private var unicode: String {
    encoding == "UTF-8"
      ? "yes: the environment asks for UTF-8"
      : "taken for granted: the environment asks for \(encoding), and blocks are sent as UTF-8"
  }

  private var octants: String {
    knowsOctants
      ? "yes: the C library knows their width; the terminal's font must have Unicode 16"
      : "no: the C library does not know their width (show prints them)"
  }

  private var synchronized: String {
    switch answers.hasSynchronizedOutput {
    case true?: "yes: the terminal answers that it knows mode 2026"
    case false?: "no: the terminal answers that it does not know mode 2026"
    case nil: "no: the terminal does not answer about mode 2026"
    }
  }

  private var modes: String {
    surroundings.isTerminal && surroundings.facts != nil
      ? "asked for in browse and review: a terminal that does not know it ignores that"
      : "no: there is no terminal that could send it"
  }

  private var imageWords: String {
    guard surroundings.isTerminal else { return "none: there is no terminal" }
    let choice = ImageChoice(
      surroundings, request: images, colorDepth: profile.colorDepth, hasCellSize: cell.size != nil)
    return "\(choice.format?.rawValue ?? "none"): \(choice.reason)"
  }
}

extension ColorDepth {
  /// The number of colours in words.
  package var words: String {
    switch self {
    case .trueColor: "24-bit colour"
    case .palette256: "256 colours"
    case .palette16: "16 colours"
    case .none: "no colours"
    }
  }
}
