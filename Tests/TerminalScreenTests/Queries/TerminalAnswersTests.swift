import Raster
import Testing
import Typography

@testable import TerminalScreen

/// What is asked of a terminal, and what is made of its answers.
struct TerminalAnswersTests {
  static let facts = TerminfoFacts(colors: 256)

  static let questions: [(TerminalSurroundings, TerminalQuestions)] = [
    (.init(term: "xterm-256color", facts: facts), .all),
    (.init(term: "xterm-256color", facts: facts, program: "Apple_Terminal"), .printless),
    (.init(term: "tmux-256color", tmux: "/tmp/x,1,0", facts: facts), .multiplexed),
    (.init(term: "tmux-256color", facts: facts), .multiplexed),
    (.init(term: "xterm-256color", facts: facts, zellij: "0"), .multiplexed),
    (.init(term: "screen-256color", facts: facts), .attributes),
    (.init(term: "xterm-256color", screenSession: "1.tty", facts: facts), .attributes),
    (.init(term: "linux", facts: .init(colors: 8)), .attributes),
    (.init(term: "vt220", facts: .init(colors: 0)), .attributes),
    (.init(term: "nonesuch"), []), (.init(term: "dumb", facts: .init(colors: 0)), []),
    (.init(term: "", facts: facts), []),
    (
      .init(term: "xterm", noColor: "1", facts: facts),
      [.multiplexed, .kittyGraphics]
    ),
    (.init(term: "xterm-256color", isTerminal: false, facts: facts), []),
  ]

  @Test(arguments: questions)
  func onlyWhatIsSafeIsAsked(_ surroundings: TerminalSurroundings, _ expected: TerminalQuestions) {
    #expect(TerminalQuestions(surroundings) == expected)
  }

  @Test(arguments: [TerminalQuestions.attributes, .multiplexed, .printless, .all])
  func theLastQuestionIsTheOneThatAllAnswer(_ questions: TerminalQuestions) {
    let text = String(decoding: questions.bytes, as: UTF8.self)
    #expect(text.hasSuffix("\u{1B}[c"))
    #expect(text.contains("\u{1B}P") == (questions == .all))
    #expect(text.contains("\u{1B}_") == (questions == .all))
    #expect(TerminalQuestions().bytes.isEmpty)
  }

  @Test
  func aSizeIsTheCellsOrTheScreensDivided() {
    var answers = TerminalAnswers()
    let screen = TerminalSize(columns: 100, rows: 40)
    #expect(answers.cell(on: screen) == nil)
    answers.take(.window(width: 909, height: 800))
    #expect(answers.cell(on: screen) == CellSize(width: 9, height: 20))
    answers.take(.cell(width: 8, height: 17))
    #expect(answers.cell(on: screen) == CellSize(width: 8, height: 17))
    answers.take(.cell(width: 0, height: 99999))
    #expect(answers.cell == nil)
  }

  @Test(arguments: [
    ("0;48:2::12:34:57", true), ("48;2;12;34;57", true), ("0;48:2:12:34:57", true),
    ("0;48:5:16", false), ("0", false), ("", false), ("12;34;57", false),
    ("48;2;12;34;57;1", false),
  ])
  func aColourThatIsKeptIsAnsweredAsItWasSet(_ rendition: String, _ isKept: Bool) {
    var answers = TerminalAnswers()
    answers.take(.rendition(rendition))
    #expect(answers.hasDirectColor == isKept)
    // A terminal that knows the capability may say the colour in another way.
    answers.take(.capability("RGB"))
    #expect(answers.hasDirectColor == true)
    answers.take(.rendition("0"))
    #expect(answers.hasDirectColor == true)
  }

  @Test
  func modesAndAttributesSayWhatIsKnown() {
    for (setting, isKnown) in [(0, false), (1, true), (2, true), (3, true), (4, false)] {
      var answers = TerminalAnswers()
      answers.take(.mode(2026, setting: setting))
      #expect(answers.hasSynchronizedOutput == isKnown)
    }
    var answers = TerminalAnswers()
    answers.take(.mode(7, setting: 1))
    #expect(answers.hasSynchronizedOutput == nil && !answers.isComplete && answers.hasSixel == nil)
    answers.take(.attributes([4, 6]))
    #expect(answers.isComplete && answers.hasSixel == false)
    answers.take(.attributes([62, 4]))
    #expect(answers.hasSixel == true)
    answers.take(.background(.white))
    #expect(answers.isDark == false)
    answers.take(.background(RGBA(red: 30, green: 30, blue: 46)))
    #expect(answers.isDark == true)
  }
}

/// Whether the frame is shown as a picture.
struct ImageChoiceTests {
  static func surroundings(
    sixel: Bool = false, kitty: Bool = false, version: String? = nil, tmux: String? = nil,
    screen: String? = nil
  ) -> TerminalSurroundings {
    var answers = TerminalAnswers()
    answers.take(.kittyGraphics(kitty))
    if let version { answers.take(.version(version)) }
    answers.take(.attributes(sixel ? [62, 4] : [62]))
    return TerminalSurroundings(
      term: "xterm-256color", tmux: tmux, screenSession: screen, answers: answers)
  }

  static func choice(
    _ surroundings: TerminalSurroundings, _ request: ImageRequest = .automatic,
    depth: ColorDepth = .trueColor, hasCellSize: Bool = true
  ) -> ImageChoice {
    ImageChoice(
      surroundings, request: request, colorDepth: depth, hasCellSize: hasCellSize)
  }

  @Test
  func whatTheTerminalSaidThatItTakesIsSent() {
    #expect(Self.choice(Self.surroundings()).format == nil)
    #expect(Self.choice(Self.surroundings(sixel: true)).format == .sixel)
    #expect(Self.choice(Self.surroundings(sixel: true, kitty: true)).format == .kitty)
    #expect(Self.choice(Self.surroundings(sixel: true, version: "iTerm2 3.5")).format == .iterm2)
    #expect(Self.choice(Self.surroundings(sixel: true), hasCellSize: false).format == nil)
    #expect(Self.choice(Self.surroundings(kitty: true), hasCellSize: false).format == .kitty)
    #expect(Self.choice(Self.surroundings(kitty: true), depth: .palette256).format == nil)
    #expect(Self.choice(TerminalSurroundings(term: "xterm")).format == nil)
  }

  @Test
  func insideAMultiplexerCellsAreShown() {
    for surroundings in [
      Self.surroundings(sixel: true, kitty: true, tmux: "/tmp/x"),
      Self.surroundings(sixel: true, screen: "1.tty"),
    ] {
      let choice = Self.choice(surroundings)
      #expect(choice.format == nil)
      #expect(choice.reason.contains("--images"))
    }
    let tmux = Self.surroundings(sixel: true, tmux: "/tmp/x")
    #expect(Self.choice(tmux, .format(.sixel)).format == .sixel)
    #expect(Self.choice(tmux, .format(.kitty)).format == nil)
  }

  @Test
  func whatIsAskedForWins() {
    for format in ImageFormat.allCases {
      #expect(Self.choice(TerminalSurroundings(term: "xterm"), .format(format)).format == format)
    }
    let none = Self.choice(Self.surroundings(kitty: true), .none)
    #expect(none.format == nil && none.words == "no images: asked for with --images none")
    let blind = Self.choice(Self.surroundings(), .format(.sixel), hasCellSize: false)
    #expect(blind.format == nil && blind.reason.contains("--cell"))
    #expect(ImageRequest.spellings.allSatisfy { ImageRequest(spelling: $0) != nil })
    #expect(ImageRequest(spelling: "png") == nil)
  }
}
