/// Text around the frame, in the terminal's own colours.
package struct ChromeText: Hashable {
  /// Where it begins.
  package var origin: CellPoint
  /// The text, without control characters.
  package var text: String
  /// How it looks.
  package var style: ChromeStyle

  /// Makes a text.
  package init(_ text: String, column: Int, row: Int, style: ChromeStyle = []) {
    origin = CellPoint(column: column, row: row)
    self.text = text
    self.style = style
  }
}

/// How text around the frame looks; empty is the terminal's usual look. There are no colours of our
/// own: the terminal's may be anything.
package struct ChromeStyle: OptionSet, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = ChromeStyle(rawValue: 1)
  package static let dim = ChromeStyle(rawValue: 2)
  package static let reversed = ChromeStyle(rawValue: 4)
  package static let underlined = ChromeStyle(rawValue: 8)
}

/// A line of a box.
package struct ChromeLine: Hashable {
  /// The text, without control characters.
  package var text: String
  /// How it looks.
  package var style: ChromeStyle

  /// Makes a line.
  package init(_ text: String, style: ChromeStyle = []) {
    self.text = text
    self.style = style
  }
}
