import Raster

/// What a terminal can show, told from its surroundings, and why we think so.
struct TerminalProfile: Hashable {
  /// The colours to send.
  var colorDepth: ColorDepth
  /// Why, in words that complete "256 colours: …".
  var reason: String
}

/// What is known of a terminal before a byte is sent to it.
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

  /// Makes surroundings; what is left out is not set.
  init(
    term: String? = nil, colorTerm: String? = nil, tmux: String? = nil,
    screenSession: String? = nil, noColor: String? = nil, isTerminal: Bool = true,
    facts: TerminfoFacts? = nil
  ) {
    self.term = term
    self.colorTerm = colorTerm
    self.tmux = tmux
    self.screenSession = screenSession
    self.noColor = noColor
    self.isTerminal = isTerminal
    self.facts = facts
  }
}

extension TerminalProfile {
  /// Decides on the colours.
  ///
  /// The first rule that applies wins: what was asked for; an output that is no terminal; a terminal
  /// without colours; `NO_COLOR`; GNU screen, which mangles 24-bit colour whatever `COLORTERM` says;
  /// tmux, which takes 24-bit colour and degrades it for the terminal around it; and then what the
  /// terminal says of itself.
  ///
  /// - Parameters:
  ///   - surroundings: What is known of the terminal.
  ///   - request: The colours asked for with `--color`; nil for `auto`.
  init(_ surroundings: TerminalSurroundings, request: ColorDepth? = nil) {
    if let request {
      self.init(colorDepth: request, reason: "asked for with --color")
    } else {
      self =
        Self.refusal(surroundings) ?? Self.multiplexed(surroundings) ?? Self.direct(surroundings)
        ?? Self.indexed(surroundings)
    }
  }

  /// Why there must be no colour at all; nil when there may be.
  private static func refusal(_ surroundings: TerminalSurroundings) -> TerminalProfile? {
    let reason: String
    if !surroundings.isTerminal {
      reason = "the output is not a terminal"
    } else if surroundings.termName.isEmpty {
      reason = "TERM is not set"
    } else if surroundings.termName == "dumb" {
      reason = "TERM is 'dumb'"
    } else if !(surroundings.noColor ?? "").isEmpty {
      reason = "NO_COLOR is set"
    } else if let facts = surroundings.facts, facts.colors < 8, !facts.isDirect {
      reason = "the terminal '\(surroundings.termName)' has no colours"
    } else {
      return nil
    }
    return TerminalProfile(colorDepth: .none, reason: reason)
  }

  /// The colours that a multiplexer between us and the terminal passes on.
  private static func multiplexed(_ surroundings: TerminalSurroundings) -> TerminalProfile? {
    let inTmux = !(surroundings.tmux ?? "").isEmpty
    let inScreen = !(surroundings.screenSession ?? "").isEmpty
    if inScreen || (surroundings.termName.hasPrefix("screen") && !inTmux) {
      return TerminalProfile(
        colorDepth: surroundings.hasPalette256 ? .palette256 : .palette16,
        reason: "GNU screen mangles 24-bit colour")
    }
    guard inTmux else { return nil }
    return TerminalProfile(colorDepth: .trueColor, reason: "tmux takes 24-bit colour")
  }

  /// The terminal's own word that it shows 24-bit colour.
  private static func direct(_ surroundings: TerminalSurroundings) -> TerminalProfile? {
    let word = surroundings.colorTerm ?? ""
    if word == "truecolor" || word == "24bit" {
      return TerminalProfile(colorDepth: .trueColor, reason: "COLORTERM is '\(word)'")
    }
    if surroundings.termName.hasSuffix("-direct") || surroundings.facts?.isDirect == true {
      return TerminalProfile(
        colorDepth: .trueColor, reason: "the terminal '\(surroundings.termName)' is direct-colour")
    }
    return nil
  }

  /// The size of the terminal's palette.
  private static func indexed(_ surroundings: TerminalSurroundings) -> TerminalProfile {
    let type = "TERM is '\(surroundings.termName)'"
    return surroundings.hasPalette256
      ? TerminalProfile(
        colorDepth: .palette256, reason: type + " and COLORTERM does not say 'truecolor'")
      : TerminalProfile(colorDepth: .palette16, reason: type)
  }
}

extension TerminalSurroundings {
  /// `$TERM`, empty when it is not set.
  fileprivate var termName: String { term ?? "" }

  /// Whether the terminal has at least the 256 colours of xterm's palette.
  fileprivate var hasPalette256: Bool {
    (facts?.colors ?? 0) >= 256 || termName.hasSuffix("256color")
  }
}
