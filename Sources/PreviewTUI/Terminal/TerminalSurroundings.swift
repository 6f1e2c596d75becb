/// What is known of a terminal: what stands around it, and what it answered.
struct TerminalSurroundings: Hashable {
  /// `$TERM`, the terminal's type.
  var term: String?
  /// `$COLORTERM`, where terminals say that they know 24-bit colour.
  var colorTerm: String?
  /// `$TMUX`, set inside tmux.
  var tmux: String?
  /// `$STY`, set inside GNU screen.
  var screenSession: String?
  /// `$NO_COLOR`, set by those who want none.
  var noColor: String?
  /// Whether the output is a terminal.
  var isTerminal: Bool
  /// What the terminal database says of `$TERM`; nil when it does not know it.
  var facts: TerminfoFacts?
  /// `$ZELLIJ`, set inside zellij.
  var zellij: String?
  /// `$TERM_PROGRAM`, the name of the terminal; `$LC_TERMINAL` where that is not set, which some
  /// terminals have passed on over SSH.
  var program: String?
  /// What the terminal answered; nil when it was not asked.
  var answers: TerminalAnswers?

  /// Makes surroundings; what is left out is not set.
  init(
    term: String? = nil, colorTerm: String? = nil, tmux: String? = nil,
    screenSession: String? = nil, noColor: String? = nil, isTerminal: Bool = true,
    facts: TerminfoFacts? = nil, zellij: String? = nil, program: String? = nil,
    answers: TerminalAnswers? = nil
  ) {
    self.term = term
    self.colorTerm = colorTerm
    self.tmux = tmux
    self.screenSession = screenSession
    self.noColor = noColor
    self.isTerminal = isTerminal
    self.facts = facts
    self.zellij = zellij
    self.program = program
    self.answers = answers
  }
}

// MARK: - Conclusions

extension TerminalSurroundings {
  /// A program between us and the terminal that shows several programs on it.
  enum Multiplexer: String {
    case tmux
    case screen = "GNU screen"
    case zellij
  }

  /// The innermost multiplexer; nil for none that can be told.
  ///
  /// On the other side of an SSH connection only the type of the terminal is left of it.
  var multiplexer: Multiplexer? {
    let inTmux = !(tmux ?? "").isEmpty
    if !(screenSession ?? "").isEmpty || (termName.hasPrefix("screen") && !inTmux) {
      return .screen
    }
    if inTmux || termName.hasPrefix("tmux") { return .tmux }
    return (zellij ?? "").isEmpty ? nil : .zellij
  }

  /// `$TERM`, empty when it is not set.
  var termName: String { term ?? "" }

  /// Whether the terminal has at least the 256 colours of xterm's palette.
  var hasPalette256: Bool {
    (facts?.colors ?? 0) >= 256 || termName.hasSuffix("256color")
  }
}
