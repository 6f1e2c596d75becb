import Testing
import Typography

@testable import TerminalScreen

/// Keys, the mouse, pastes and answers, told apart in any pieces.
struct TerminalInputParserTests {
  static func keys(_ text: String) -> [TerminalInput] {
    text.unicodeScalars.map { .key(.character($0)) }
  }

  static func parse(_ pieces: [String]) -> [TerminalInput] {
    var parser = TerminalInputParser(keys: KeySequences())
    return pieces.flatMap { parser.feed($0.utf8) } + parser.expire()
  }

  /// Everything that a terminal answers to our questions, in several dialects.
  static let replies = [
    "\u{1B}]10;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}]11;rgb:1e/1e/2e\u{7}",
    "\u{1B}]11;#1e1e2e\u{1B}\\",
    "\u{1B}]11;rgba:1e1e/1e1e/2e2e/ffff\u{1B}\\", "\u{1B}[6;20;10t", "\u{1B}[4;800;1200t",
    "\u{1B}P>|iTerm2 3.5.0\u{1B}\\", "\u{1B}[?2026;2$y", "\u{1B}P1$r0;48:2::12:34:57m\u{1B}\\",
    "\u{1B}P0$r\u{1B}\\", "\u{1B}P1+r524742=382F382F38\u{1B}\\", "\u{1B}P0+r5463\u{1B}\\",
    "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}_Gi=31;ENOTSUP:no\u{1B}\\", "\u{1B}[?62;4;22c",
    "\u{1B}[>41;330;0c", "\u{1B}[24;80R", "\u{1B}[0n", "\u{1B}^private\u{1B}\\",
    "\u{1B}Xtext\u{1B}\\",
    "\u{9B}", "\u{1B}]52;c;bHM=\u{7}", "\u{1B}]0;title ö ✓\u{1B}\\",
  ]

  @Test(arguments: replies)
  func anAnswerCutAnywhereIsNoKey(_ reply: String) {
    let bytes = Array(reply.utf8)
    for cut in 0...bytes.count {
      var parser = TerminalInputParser(keys: KeySequences())
      var input = parser.feed("a".utf8)
      input += parser.feed(bytes[..<cut])
      input += parser.feed(bytes[cut...])
      input += parser.feed("b".utf8)
      #expect(input.filter { if case .reply = $0 { false } else { true } } == Self.keys("ab"))
    }
  }

  @Test(arguments: replies)
  func anAnswerThatNeverEndsIsNoKey(_ reply: String) {
    let bytes = Array(reply.utf8)
    for cut in 3..<max(3, bytes.count) {
      var parser = TerminalInputParser(keys: KeySequences())
      let input = parser.feed(bytes[..<cut]) + parser.expire() + parser.feed("q".utf8)
      #expect(input == Self.keys("q"))
    }
  }

  @Test
  func answersSayWhatTheySay() {
    let input = Self.parse(Self.replies)
    let replies = input.compactMap { if case .reply(let reply) = $0 { reply } else { nil } }
    #expect(replies.count == Self.replies.count - 1)
    #expect(
      replies.filter { $0 != .other } == [
        .foreground(.white), .background(RGBA(red: 30, green: 30, blue: 46)),
        .background(RGBA(red: 30, green: 30, blue: 46)),
        .background(RGBA(red: 30, green: 30, blue: 46)),
        .cell(width: 10, height: 20), .window(width: 1200, height: 800),
        .version("iTerm2 3.5.0"), .mode(2026, setting: 2), .rendition("0;48:2::12:34:57"),
        .capability("RGB"), .kittyGraphics(true), .kittyGraphics(false), .attributes([62, 4, 22]),
      ])
  }

  @Test
  func anAnswerBetweenKeysTakesNoneOfThem() {
    let text = "ab" + Self.replies.joined(separator: "+") + "\u{1B}[Acd"
    let input = Self.parse([text]).filter { if case .reply = $0 { false } else { true } }
    let between = String(repeating: "+", count: Self.replies.count - 1)
    #expect(input == Self.keys("ab" + between) + [.key(.up)] + Self.keys("cd"))
  }

  @Test
  func garbageNeverTrapsAndNeverBlocks() {
    var generator = SystemRandomNumberGenerator()
    var parser = TerminalInputParser(keys: KeySequences())
    for _ in 0..<100 {
      let bytes = (0..<1000).map { _ in
        Bool.random(using: &generator)
          ? UInt8.random(in: 0...255)
          : Array("\u{1B}[]P_\\;?$<Mm0123456789c\u{7}".utf8).randomElement()!
      }
      for piece in stride(from: 0, to: 1000, by: 7) {
        _ = parser.feed(bytes[piece..<min(piece + 7, 1000)])
        if Bool.random() { _ = parser.expire() }
      }
    }
    while parser.patience != nil { _ = parser.expire() }
    #expect(parser.feed("q".utf8) == Self.keys("q"))
  }

  @Test
  func aStringWithoutEndIsForgotten() {
    var parser = TerminalInputParser(keys: KeySequences())
    #expect(parser.feed(("\u{1B}P" + String(repeating: "x", count: 1_000_000)).utf8).isEmpty)
    #expect(parser.expire().isEmpty)
    #expect(parser.feed("q".utf8) == Self.keys("q"))
    let long = "\u{1B}[" + String(repeating: "1;", count: 100_000) + "A"
    #expect(parser.feed(long.utf8).isEmpty)
    #expect(parser.feed("q".utf8) == Self.keys("q"))
  }
}

/// Keys and what they are told by.
struct KeyInputTests {
  static let keys: [(String, TerminalKey)] = [
    ("\u{1B}[A", .up), ("\u{1B}OA", .up), ("\u{1B}[1;2D", .shiftLeft), ("\u{1B}[Z", .backTab),
    ("\u{1B}[3~", .delete), ("\u{1B}[5~", .pageUp), ("\u{1B}OH", .home), ("\u{1B}[8~", .end),
    ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{8}", .backspace),
    ("\u{12}", .control("r")), ("\u{1}", .control("a")), ("\0", .other), ("\u{1B}[15~", .other),
    ("\u{1B}[[A", .other), ("\u{1B}[1;5C", .other), ("\u{1B}[3$", .other), ("é", .character("é")),
    ("字", .character("字")), ("😀", .character("😀")),
  ]

  @Test(arguments: keys)
  func eachKeyIsOne(_ sequence: String, _ key: TerminalKey) {
    let bytes = Array(sequence.utf8)
    for cut in 0...bytes.count {
      var parser = TerminalInputParser(keys: KeySequences())
      let input = parser.feed(bytes[..<cut]) + parser.feed(bytes[cut...])
      #expect(input == [.key(key)])
      #expect(parser.patience == nil)
    }
  }

  @Test
  func escapeIsAKeyOnceNothingFollows() {
    var parser = TerminalInputParser(keys: KeySequences())
    #expect(parser.feed([0x1B]).isEmpty)
    #expect(parser.patience == 25)
    #expect(parser.expire() == [.key(.escape)])
    #expect(parser.feed([0x1B, 0x1B]) == [.key(.escape)])
    #expect(parser.feed("[A".utf8) == [.key(.up)])
    #expect(parser.feed("\u{1B}x".utf8) == [.key(.escape), .key(.character("x"))])
  }

  @Test
  func escapeMayBeginAnAnswerForLongerWhileOneIsExpected() {
    var parser = TerminalInputParser(keys: KeySequences())
    parser.isExpectingReplies = true
    #expect(parser.feed([0x1B]).isEmpty)
    #expect(parser.patience == 1000)
    #expect(parser.feed("[?62;4c".utf8) == [.reply(.attributes([62, 4]))])
  }

  @Test(arguments: ["[", "O", "]", "P", "_"])
  func altAndALetterThatIntroducesIsTwoKeys(_ letter: String) {
    var parser = TerminalInputParser(keys: KeySequences())
    let input = parser.feed("\u{1B}\(letter)".utf8) + parser.expire()
    #expect(input == [.key(.escape)] + TerminalInputParserTests.keys(letter))
  }

  @Test
  func bytesThatAreNoTextAreDropped() {
    var parser = TerminalInputParser(keys: KeySequences())
    let bytes: [UInt8] = [0xC3, 0x28, 0x80, 0xFF, 0xE2, 0x82, 0x61, 0xED, 0xA0, 0x80, 0xC0, 0x80]
    #expect(parser.feed(bytes) == TerminalInputParserTests.keys("(a"))
  }

  @Test
  func theEntryOfATerminalNamesItsKeys() {
    #expect(KeySequences().key(sending: Array("[11^".utf8)) == .other)
    var entry = TerminfoEntry(
      names: Array("x".utf8), flags: [], numbers: [], strings: [], extendedFlags: [],
      extendedNumbers: [], extendedStrings: [])
    entry.set(.keyUp, to: .bytes(Array("\u{1B}[11^".utf8)))
    entry.set(.keyDown, to: .bytes([0x0A]))
    let keys = KeySequences(entry)
    #expect(keys.key(sending: Array("[11^".utf8)) == .up)
    #expect(keys.key(sending: Array("[A".utf8)) == .up)
    #expect(keys.key(typing: "\n") == .enter)
  }
}

/// What the mouse sends.
struct MouseInputTests {
  static let reports: [(String, MouseEvent?)] = [
    ("\u{1B}[<0;1;1M", MouseEvent(.press, at: .zero)),
    ("\u{1B}[<0;3;2m", MouseEvent(.release, at: CellPoint(column: 2, row: 1))),
    ("\u{1B}[<2;3;2M", MouseEvent(.pressOther, at: CellPoint(column: 2, row: 1))),
    ("\u{1B}[<32;300;200M", MouseEvent(.drag, at: CellPoint(column: 299, row: 199))),
    ("\u{1B}[<64;1;1M", MouseEvent(.wheelUp, at: .zero)),
    ("\u{1B}[<65;1;1M", MouseEvent(.wheelDown, at: .zero)),
    ("\u{1B}[<69;1;1M", MouseEvent(.wheelDown, at: .zero, isShifted: true)),
    ("\u{1B}[<66;1;1M", MouseEvent(.wheelLeft, at: .zero)),
    ("\u{1B}[<67;1;1M", MouseEvent(.wheelRight, at: .zero)),
    ("\u{1B}[M !!", MouseEvent(.press, at: .zero)),
    ("\u{1B}[M#\"!", MouseEvent(.release, at: CellPoint(column: 1, row: 0))),
    ("\u{1B}[<35;1;1M", nil), ("\u{1B}[<128;1;1M", nil), ("\u{1B}[<0;0;1M", nil),
    ("\u{1B}[<0;1M", nil), ("\u{1B}[<0;1;99999999999999999999M", nil), ("\u{1B}[<0;1;1H", nil),
    ("\u{1B}[<64;1;1m", nil), ("\u{1B}[I", nil), ("\u{1B}[O", nil),
  ]

  @Test(arguments: reports)
  func aReportIsAnEventOrNothing(_ report: String, _ event: MouseEvent?) {
    let bytes = Array(report.utf8)
    for cut in 0...bytes.count {
      var parser = TerminalInputParser(keys: KeySequences())
      let input = parser.feed(bytes[..<cut]) + parser.feed(bytes[cut...]) + parser.feed("q".utf8)
      let expected = (event.map { [TerminalInput.mouse($0)] } ?? [])
      #expect(input == expected + TerminalInputParserTests.keys("q"))
    }
  }
}

/// What is pasted.
struct PasteInputTests {
  @Test
  func aPasteIsOneTextHoweverItIsCut() {
    let bytes = Array("a\u{1B}[200~Straße\tשלום\r\nzwei\rdrei\u{1B}[201~b".utf8)
    for cut in 0...bytes.count {
      var parser = TerminalInputParser(keys: KeySequences())
      let input = parser.feed(bytes[..<cut]) + parser.feed(bytes[cut...])
      #expect(
        input == [
          .key(.character("a")), .paste("Straße\tשלום\nzwei\ndrei"), .key(.character("b")),
        ])
    }
  }

  @Test
  func nothingInAPasteIsAKey() {
    let text = "\u{1B}[200~q\u{1B}[A\u{1B}q\u{3}\u{1B}[<0;1;1M\u{1B}]11;#000000\u{7}q\u{1B}[201~"
    let input = TerminalInputParserTests.parse([text])
    #expect(input == [.reply(.background(.black)), .paste("qqq")])
  }

  @Test
  func aPasteThatNeverEndsEndsByItself() {
    var parser = TerminalInputParser(keys: KeySequences())
    #expect(parser.feed("\u{1B}[200~text".utf8).isEmpty)
    #expect(parser.patience == 2000)
    #expect(parser.expire() == [.paste("text")])
    #expect(parser.feed("q".utf8) == TerminalInputParserTests.keys("q"))
  }

  @Test
  func aMegabyteIsPastedWhole() {
    let text = String(repeating: "0123456789abcdé\n", count: 1 << 16)
    var parser = TerminalInputParser(keys: KeySequences())
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    var input: [TerminalInput] = []
    for start in stride(from: 0, to: bytes.count, by: 4096) {
      input += parser.feed(bytes[start..<min(start + 4096, bytes.count)])
    }
    #expect(input == [.paste(text)])
  }
}
