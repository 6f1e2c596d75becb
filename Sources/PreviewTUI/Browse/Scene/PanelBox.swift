import TerminalScreen

/// A box of text with a border, and in the border what it is and how to go on.
struct PanelBox: Hashable {
  /// What it is.
  var title: String
  /// The lines that are visible.
  var lines: [ChromeLine]
  /// How to go on; empty for nothing to say.
  var footer: String

  /// The columns that a border takes on both sides, with a space.
  static let frameColumns = 4
  /// The rows that a border takes above and below.
  static let frameRows = 2

  /// The box as texts that fill a part of the screen; without a border where there is no room for it.
  func texts(in rect: CellRect) -> [ChromeText] {
    let columns = rect.area.columns
    guard rect.area.rows > Self.frameRows, columns > Self.frameColumns + 4 else {
      return lines.prefix(rect.area.rows).enumerated().map { index, line in
        ChromeText(
          DisplayText.fitted(line.text, columns: columns), column: rect.origin.column,
          row: rect.origin.row + index, style: line.style)
      }
    }
    var texts = [
      ChromeText(
        Self.edge("┌", title, "┐", columns: columns), column: rect.origin.column,
        row: rect.origin.row)
    ]
    for index in 0..<(rect.area.rows - Self.frameRows) {
      let line = index < lines.count ? lines[index] : ChromeLine("")
      texts += row(line, at: rect.origin.row + 1 + index, in: rect)
    }
    texts.append(
      ChromeText(
        Self.edge("└", footer, "┘", columns: columns), column: rect.origin.column,
        row: rect.rows.upperBound - 1))
    return texts
  }

  private func row(_ line: ChromeLine, at row: Int, in rect: CellRect) -> [ChromeText] {
    let inner = rect.area.columns - Self.frameColumns
    let text = DisplayText.fitted(line.text, columns: inner)
    guard !line.style.isEmpty else {
      return [ChromeText("│ \(text) │", column: rect.origin.column, row: row)]
    }
    return [
      ChromeText("│", column: rect.origin.column, row: row),
      ChromeText(" \(text) ", column: rect.origin.column + 1, row: row, style: line.style),
      ChromeText("│", column: rect.columns.upperBound - 1, row: row),
    ]
  }

  /// A border with words in it.
  private static func edge(
    _ left: String, _ words: String, _ right: String, columns: Int
  ) -> String {
    let room = columns - 4
    let words = words.isEmpty ? "" : " " + DisplayText.cut(words, columns: room - 2) + " "
    let rest = columns - 3 - DisplayText.columns(words)
    return left + "─" + words + String(repeating: "─", count: max(0, rest)) + right
  }

  /// What a box with so many lines says about those that do not fit.
  static func more(from first: Int, shown: Int, of count: Int) -> String {
    guard count > shown else { return "" }
    return "\(first + 1)–\(min(first + shown, count)) of \(count), arrows scroll"
  }
}
