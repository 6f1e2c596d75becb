package import Raster
package import Typography

/// What a terminal has answered so far; nil where it has said nothing.
package struct TerminalAnswers: Hashable {
  /// The colour of text that has none of its own.
  package var foreground: RGBA?
  /// The colour of the screen.
  package var background: RGBA?
  /// The size of a cell in pixels.
  package var cell: CellSize?
  /// The width of the screen in pixels.
  var windowWidth: Int?
  /// The height of the screen in pixels.
  var windowHeight: Int?
  /// The primary device attributes, the class of the terminal first.
  var attributes: [Int]?
  /// Whether the terminal holds back drawing while it is told to (mode 2026).
  var hasSynchronizedOutput: Bool?
  /// The program and its version.
  package var version: String?
  /// Whether the terminal showed that it keeps 24-bit colours.
  var hasDirectColor: Bool?
  /// Whether the terminal takes pictures in kitty's protocol.
  var hasKittyGraphics: Bool?

  /// Whether the last question is answered, and with it all those before that will ever be.
  package var isComplete: Bool { attributes != nil }

  /// Whether the terminal takes pictures in sixels; nil when it has not answered.
  var hasSixel: Bool? { attributes.map { $0.dropFirst().contains(4) } }

  /// Whether the screen is dark; nil when its colour is not known.
  var isDark: Bool? {
    background.map { $0.contrast(with: .white) >= $0.contrast(with: .black) }
  }

  /// Takes an answer.
  package mutating func take(_ reply: TerminalReply) {
    switch reply {
    case .foreground(let color): foreground = color
    case .background(let color): background = color
    case .cell(let width, let height): cell = CellSize(width: width, height: height)
    case .window(let width, let height):
      windowWidth = width
      windowHeight = height
    case .attributes(let values): attributes = values
    case .mode(2026, let setting): hasSynchronizedOutput = 1...3 ~= setting
    case .mode: break
    case .version(let text): version = text
    case .rendition(let text):
      hasDirectColor = hasDirectColor == true || TerminalQuestions.isTestColor(text)
    case .capability(let name):
      if name == "RGB" || name == "Tc" { hasDirectColor = true }
    case .kittyGraphics(let isTaken): hasKittyGraphics = isTaken
    case .other: break
    }
  }

  /// The size of a cell by what was answered: its own, else the screen's divided by its cells.
  ///
  /// - Parameter size: The size of the screen in cells.
  package func cell(on size: TerminalSize?) -> CellSize? {
    if let cell { return cell }
    guard let windowWidth, let windowHeight, let size else { return nil }
    return CellSize(width: windowWidth / size.columns, height: windowHeight / size.rows)
  }
}
