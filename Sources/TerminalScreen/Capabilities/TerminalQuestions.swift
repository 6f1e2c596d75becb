/// What a terminal is asked, all at once, at the start.
///
/// The last question is one that every terminal since the VT100 answers, and answers come in the order
/// of the questions: what is not answered before it never will be.
package struct TerminalQuestions: OptionSet, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The colours of text and screen (OSC 10 and 11).
  static let colors = TerminalQuestions(rawValue: 1)
  /// The sizes of a cell and of the screen in pixels.
  package static let sizes = TerminalQuestions(rawValue: 2)
  /// The program's name and version (XTVERSION).
  package static let version = TerminalQuestions(rawValue: 4)
  /// Whether drawing can be held back (DECRQM of mode 2026).
  static let synchronizedOutput = TerminalQuestions(rawValue: 8)
  /// Whether 24-bit colours are kept (DECRQSS and XTGETTCAP).
  static let directColor = TerminalQuestions(rawValue: 16)
  /// Whether pictures are taken in kitty's protocol.
  static let kittyGraphics = TerminalQuestions(rawValue: 32)
  /// What the terminal is and can do (DA1): the last question.
  static let attributes = TerminalQuestions(rawValue: 64)

  /// What a multiplexer answers itself. It would pass the rest on to a terminal that shows something
  /// else, or take it for the title of a window.
  static let multiplexed: TerminalQuestions = [
    .colors, .sizes, .version, .synchronizedOutput, .attributes,
  ]
  /// What Terminal of macOS does not print.
  static let printless: TerminalQuestions = [.colors, .sizes, .attributes]
  /// Everything.
  package static let all: TerminalQuestions = [.multiplexed, .directColor, .kittyGraphics]

  /// The types of terminals that do not know strings, or are no terminals but consoles.
  private static let simpleTypes = [
    "linux", "vt", "ansi", "cons", "eterm", "sun", "wsvt", "pcansi",
  ]
}

extension TerminalQuestions {
  /// Decides by what is known of a terminal; nothing is asked where there is none that could answer.
  package init(_ surroundings: TerminalSurroundings) {
    let type = surroundings.termName
    if !surroundings.isTerminal || type.isEmpty || type == "dumb" || surroundings.facts == nil {
      self = []
    } else if Self.simpleTypes.contains(where: type.hasPrefix)
      || surroundings.multiplexer == .screen
    {
      self = .attributes
    } else if surroundings.multiplexer != nil {
      self = .multiplexed
    } else {
      self = surroundings.program == "Apple_Terminal" ? .printless : .all
    }
    // Who wants no colours gets none, not even to try them.
    if !(surroundings.noColor ?? "").isEmpty { remove(.directColor) }
  }
}

// MARK: - Bytes

extension TerminalQuestions {
  /// The colour that is set and asked back, which no palette has.
  private static let testColor = ["12", "34", "57"]

  /// Whether a terminal that was told the test colour kept it: its answer, such as
  /// `0;48:2::12:34:57`, ends with the channels.
  static func isTestColor(_ rendition: String) -> Bool {
    let numbers = rendition.split { $0 == ";" || $0 == ":" }.map(String.init)
    return numbers.contains("48") && Array(numbers.suffix(3)) == testColor
  }

  /// What is sent for each question, in order.
  private static let texts: [(question: TerminalQuestions, text: String)] = [
    (.colors, "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\"), (.sizes, "\u{1B}[16t\u{1B}[14t"),
    (.version, "\u{1B}[>0q"), (.synchronizedOutput, "\u{1B}[?2026$p"),
    // A colour is set, asked back, and reset; and then two names are asked for. Terminals that know one
    // of the ways do not all know the other.
    (
      .directColor,
      "\u{1B}[48;2;\(testColor.joined(separator: ";"))m\u{1B}P$qm\u{1B}\\\u{1B}[m"
        + "\u{1B}P+q524742\u{1B}\\\u{1B}P+q5463\u{1B}\\"
    ),
    // A picture of one pixel, which is not to be shown.
    (.kittyGraphics, "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"),
  ]

  /// The bytes to send; none for no question.
  ///
  /// A terminal that prints what it does not know does so behind the cursor, which is wiped away.
  package var bytes: [UInt8] {
    guard !isEmpty else { return [] }
    let text = Self.texts.filter { contains($0.question) }.map(\.text).joined()
    let isWiped = !isDisjoint(with: [.directColor, .kittyGraphics])
    return Array(
      ((isWiped ? "\u{1B}7\(text)\u{1B}8\u{1B}[J" : text) + "\u{1B}[c").utf8)
  }
}
