import Raster

/// What a terminal can show, told from its surroundings, and why we think so.
struct TerminalProfile: Hashable {
  /// The colours to send.
  var colorDepth: ColorDepth
  /// Why, in words that complete "256 colours: …".
  var reason: String
}

extension TerminalProfile {
  /// Decides on the colours.
  ///
  /// The first rule that applies wins: what was asked for; an output that is no terminal; a terminal
  /// without colours; `NO_COLOR`; GNU screen, which mangles 24-bit colour whatever `COLORTERM` says;
  /// tmux, which takes 24-bit colour and degrades it for the terminal around it; and then what the
  /// terminal says of itself, in its environment, its entry and its answers.
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
    switch surroundings.multiplexer {
    case .screen:
      return TerminalProfile(
        colorDepth: surroundings.hasPalette256 ? .palette256 : .palette16,
        reason: "GNU screen mangles 24-bit colour")
    case .tmux: return TerminalProfile(colorDepth: .trueColor, reason: "tmux takes 24-bit colour")
    case .zellij, nil: return nil
    }
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
    if surroundings.answers?.hasDirectColor == true {
      return TerminalProfile(
        colorDepth: .trueColor, reason: "the terminal answers that it keeps 24-bit colours")
    }
    if surroundings.answers?.hasKittyGraphics == true {
      return TerminalProfile(
        colorDepth: .trueColor, reason: "the terminal answers that it shows pictures in 24 bits")
    }
    return nil
  }

  /// The size of the terminal's palette.
  private static func indexed(_ surroundings: TerminalSurroundings) -> TerminalProfile {
    let type = "TERM is '\(surroundings.termName)'"
    let answer =
      surroundings.answers?.hasDirectColor == false
      ? " and the terminal answers that it keeps no 24-bit colour"
      : " and COLORTERM does not say 'truecolor'"
    return surroundings.hasPalette256
      ? TerminalProfile(colorDepth: .palette256, reason: type + answer)
      : TerminalProfile(colorDepth: .palette16, reason: type)
  }
}
