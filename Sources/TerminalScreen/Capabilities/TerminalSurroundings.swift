#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is known of a terminal: what stands around it, and what it answered.
package struct TerminalSurroundings: Hashable {
  /// `$TERM`, the terminal's type.
  package var term: String?
  /// `$COLORTERM`, where terminals say that they know 24-bit colour.
  package var colorTerm: String?
  /// `$TMUX`, set inside tmux.
  package var tmux: String?
  /// `$STY`, set inside GNU screen.
  package var screenSession: String?
  /// `$NO_COLOR`, set by those who want none.
  package var noColor: String?
  /// Whether the output is a terminal.
  package var isTerminal: Bool
  /// What the terminal database says of `$TERM`; nil when it does not know it.
  package var facts: TerminfoFacts?
  /// `$ZELLIJ`, set inside zellij.
  var zellij: String?
  /// `$TERM_PROGRAM`, the name of the terminal; `$LC_TERMINAL` where that is not set, which some
  /// terminals have passed on over SSH.
  package var program: String?
  /// What the terminal answered; nil when it was not asked.
  package var answers: TerminalAnswers?

  /// Makes surroundings; what is left out is not set.
  package init(
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

extension TerminalSurroundings {
  /// Reads the surroundings of standard output.
  ///
  /// - Parameters:
  ///   - environment: Gives the value of an environment variable.
  ///   - entry: The terminal's entry in the terminal database; nil when there is none.
  package init(environment: (String) -> String?, entry: TerminfoEntry?) {
    self.init(
      term: environment("TERM"), colorTerm: environment("COLORTERM"), tmux: environment("TMUX"),
      screenSession: environment("STY"), noColor: environment("NO_COLOR"),
      isTerminal: isatty(STDOUT_FILENO) == 1, facts: entry.map(TerminfoFacts.init))
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
