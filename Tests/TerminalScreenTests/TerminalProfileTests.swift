import Raster
import Testing

@testable import TerminalScreen

/// What a terminal gets, by what is known of it.
struct TerminalProfileTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var surroundings: TerminalSurroundings
    var request: ColorDepth?
    var expected: ColorDepth
    var reason: String

    init(
      _ description: String, _ surroundings: TerminalSurroundings, request: ColorDepth? = nil,
      _ expected: ColorDepth, _ reason: String
    ) {
      testDescription = description
      self.surroundings = surroundings
      self.request = request
      self.expected = expected
      self.reason = reason
    }
  }

  private static func answers(_ reply: TerminalReply) -> TerminalAnswers {
    var answers = TerminalAnswers()
    answers.take(reply)
    return answers
  }

  static let facts256 = TerminfoFacts(colors: 256)
  static let cases: [Case] = [
    Case(
      "a request wins over everything",
      .init(term: "dumb", noColor: "1", isTerminal: false), request: .trueColor, .trueColor,
      "--color"),
    Case(
      "a request for fewer colours", .init(term: "xterm", colorTerm: "truecolor"),
      request: .palette16, .palette16, "--color"),
    Case(
      "a file", .init(term: "xterm-256color", colorTerm: "truecolor", isTerminal: false), .none,
      "not a terminal"),
    Case("no TERM", .init(colorTerm: "truecolor"), .none, "not set"),
    Case("an empty TERM", .init(term: ""), .none, "not set"),
    Case("a dumb terminal", .init(term: "dumb", colorTerm: "truecolor"), .none, "'dumb'"),
    Case(
      "NO_COLOR", .init(term: "xterm-256color", colorTerm: "truecolor", noColor: "1"), .none,
      "NO_COLOR"),
    Case(
      "an empty NO_COLOR says nothing",
      .init(term: "xterm-256color", colorTerm: "truecolor", noColor: ""), .trueColor, "COLORTERM"),
    Case(
      "a terminal without colours",
      .init(term: "vt100", colorTerm: "truecolor", facts: .init(colors: 0)), .none, "'vt100'"),
    Case(
      "GNU screen by its session",
      .init(
        term: "xterm-256color", colorTerm: "truecolor", screenSession: "1.tty", facts: facts256),
      .palette256, "GNU screen"),
    Case(
      "GNU screen by its TERM",
      .init(term: "screen", colorTerm: "truecolor", facts: .init(colors: 8)), .palette16,
      "GNU screen"),
    Case(
      "GNU screen with 256 colours", .init(term: "screen.xterm-256color"), .palette256,
      "GNU screen"),
    Case(
      "tmux that calls itself screen", .init(term: "screen-256color", tmux: "/tmp/x,1,0"),
      .trueColor, "tmux"),
    Case("tmux", .init(term: "tmux-256color", tmux: "/tmp/x,1,0"), .trueColor, "tmux"),
    Case(
      "GNU screen inside tmux",
      .init(term: "screen", tmux: "/tmp/x", screenSession: "1", facts: facts256), .palette256,
      "GNU screen"),
    Case(
      "COLORTERM truecolor", .init(term: "xterm", colorTerm: "truecolor"), .trueColor, "COLORTERM"),
    Case("COLORTERM 24bit", .init(term: "xterm", colorTerm: "24bit"), .trueColor, "COLORTERM"),
    Case(
      "another COLORTERM", .init(term: "xterm-256color", colorTerm: "gnome-terminal"), .palette256,
      "TERM is"),
    Case("a name with direct", .init(term: "xterm-direct"), .trueColor, "direct-colour"),
    Case(
      "the flag RGB", .init(term: "foot", facts: .init(colors: 256, isDirect: true)), .trueColor,
      "direct-colour"),
    Case(
      "an answer that confirms 24-bit colour",
      .init(term: "xterm-256color", facts: facts256, answers: answers(.capability("RGB"))),
      .trueColor, "the terminal answers"),
    Case(
      "an answer that keeps a colour",
      .init(
        term: "xterm-256color", facts: facts256, answers: answers(.rendition("48:2::12:34:57"))),
      .trueColor, "the terminal answers"),
    Case(
      "an answer that takes pictures",
      .init(term: "xterm-256color", facts: facts256, answers: answers(.kittyGraphics(true))),
      .trueColor, "the terminal answers"),
    Case(
      "an answer that keeps no colour",
      .init(term: "xterm-256color", facts: facts256, answers: answers(.rendition("48:5:16"))),
      .palette256, "keeps no 24-bit"),
    Case(
      "COLORTERM knows better than an answer",
      .init(term: "xterm", colorTerm: "truecolor", answers: answers(.rendition("0"))),
      .trueColor, "COLORTERM"),
    Case(
      "an answer inside GNU screen",
      .init(term: "screen-256color", facts: facts256, answers: answers(.capability("RGB"))),
      .palette256, "GNU screen"),
    Case(
      "an answer where no colour is wanted",
      .init(term: "xterm", noColor: "1", answers: answers(.capability("RGB"))), .none, "NO_COLOR"),
    Case("tmux by its TERM", .init(term: "tmux-256color", facts: facts256), .trueColor, "tmux"),
    Case("256 colours by name", .init(term: "xterm-256color"), .palette256, "TERM is"),
    Case("256 colours by its entry", .init(term: "st", facts: facts256), .palette256, "'st'"),
    Case("8 colours", .init(term: "linux", facts: .init(colors: 8)), .palette16, "TERM is"),
    Case("an unknown terminal", .init(term: "nonesuch"), .palette16, "TERM is"),
  ]

  @Test(arguments: cases)
  func theFirstRuleThatAppliesDecides(_ row: Case) {
    let profile = TerminalProfile(row.surroundings, request: row.request)
    #expect(profile.colorDepth == row.expected)
    #expect(profile.reason.contains(row.reason))
  }
}

/// How large a terminal is taken to be.
struct TerminalSizeTests {
  @Test
  func theTerminalItselfKnowsBest() {
    let size = TerminalSize(
      reported: TerminalSize(columns: 120, rows: 40), columns: "90", lines: "30")
    #expect(size == TerminalSize(columns: 120, rows: 40))
  }

  @Test
  func theEnvironmentComesNext() {
    let size = TerminalSize(reported: nil, columns: "90", lines: "30")
    #expect(size == TerminalSize(columns: 90, rows: 30))
  }

  @Test(arguments: ["", "0", "-1", "x", "99999999999999999999", "1e3", "10001"])
  func nonsenseIsIgnored(_ text: String) {
    let size = TerminalSize(reported: nil, columns: text, lines: text)
    #expect(size == .standard)
  }

  @Test
  func aFileHasNoSize() {
    #expect(TerminalSize(ofTerminal: -1) == nil)
  }
}
