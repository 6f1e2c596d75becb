import TerminalScreen
import Typography

/// The list of styles at the side: each with the face that draws it and its size.
struct SidebarList {
  /// The styles of the frame.
  var styles: [BrowseStyle]
  /// The name of the marked style.
  var marked: String?
  /// Where the list goes.
  var rect: CellRect

  /// The rows that a style takes.
  private static let rowsPerStyle = 2

  /// Adds the list to a scene.
  func add(to scene: inout BrowseScene) {
    let width = rect.area.columns - 1
    let title = DisplayText.fitted(" \(styles.count) styles", columns: width)
    scene.texts.append(
      ChromeText(title, column: rect.origin.column, row: rect.origin.row, style: .bold))
    for row in rect.rows {
      scene.texts.append(ChromeText("│", column: rect.columns.upperBound - 1, row: row))
    }
    for (position, style) in visible.enumerated() {
      let row = rect.origin.row + 1 + position * Self.rowsPerStyle
      let mark = style.name == marked
      let name = DisplayText.fitted((mark ? "▸" : " ") + style.name.printable, columns: width)
      scene.texts.append(
        ChromeText(
          name, column: rect.origin.column, row: row, style: mark ? [.bold, .reversed] : .bold))
      let rows = min(Self.rowsPerStyle, rect.rows.upperBound - row)
      if rows > 1 {
        scene.texts.append(
          ChromeText(
            facts(of: style, columns: width), column: rect.origin.column, row: row + 1,
            style: style.notes.isEmpty ? .dim : []))
      }
      scene.hits.append(
        BrowseScene.HitArea(
          rect: CellRect(column: rect.origin.column, row: row, columns: width, rows: rows),
          target: .command(.style(style.name), back: .style(nil))))
    }
  }

  /// The face and the size; behind them what is not as asked.
  private func facts(of style: BrowseStyle, columns: Int) -> String {
    guard let face = style.face else { return DisplayText.fitted("  not shown", columns: columns) }
    let size = StatusLine.number(style.pointSize)
    let warning = style.notes.isEmpty ? "" : " !"
    let room = columns - 3 - size.count - warning.count
    return DisplayText.fitted(
      "  " + DisplayText.fitted(DisplayText.end(of: face.printable, columns: room), columns: room)
        + " " + size + warning,
      columns: columns)
  }

  /// The styles for which there is room: so many that the marked one is among them.
  private var visible: ArraySlice<BrowseStyle> {
    let count = max(0, (rect.area.rows - 1 + 1) / Self.rowsPerStyle)
    let position = styles.firstIndex { $0.name == marked } ?? 0
    let first = max(0, min(position - count / 2, styles.count - count))
    return styles.dropFirst(first).prefix(count)
  }
}
