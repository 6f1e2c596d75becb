/// Text around the frame, in the terminal's own colours.
struct ChromeText: Hashable {
  /// Where it begins.
  var origin: CellPoint
  /// The text, without control characters.
  var text: String
  /// How it looks.
  var style: ChromeStyle

  /// Makes a text.
  init(_ text: String, column: Int, row: Int, style: ChromeStyle = []) {
    origin = CellPoint(column: column, row: row)
    self.text = text
    self.style = style
  }
}

/// How text around the frame looks; empty is the terminal's usual look. There are no colours of our
/// own: the terminal's may be anything.
struct ChromeStyle: OptionSet, Hashable {
  let rawValue: UInt8

  static let bold = ChromeStyle(rawValue: 1)
  static let dim = ChromeStyle(rawValue: 2)
  static let reversed = ChromeStyle(rawValue: 4)
  static let underlined = ChromeStyle(rawValue: 8)
}

/// A line of a box.
struct ChromeLine: Hashable {
  /// The text, without control characters.
  var text: String
  /// How it looks.
  var style: ChromeStyle

  /// Makes a line.
  init(_ text: String, style: ChromeStyle = []) {
    self.text = text
    self.style = style
  }
}
