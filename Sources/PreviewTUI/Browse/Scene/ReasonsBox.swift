import Typography

/// Why a style looks as it does, in a box.
struct ReasonsBox {
  /// The style's name.
  var style: String
  /// The lines, wrapped to the box.
  private(set) var lines: [ChromeLine]
  /// Where the box goes.
  var rect: CellRect

  /// Wraps the reasons to a part of the screen.
  init(style: String, explanation: StyleExplanation?, rect: CellRect) {
    self.style = style
    self.rect = rect
    let columns = rect.area.columns - PanelBox.frameColumns
    lines = []
    guard let explanation else {
      lines = [ChromeLine("this frame does not show it", style: .dim)]
      return
    }
    for section in explanation.sections where !section.rows.isEmpty {
      lines.append(ChromeLine(section.title.printable, style: .bold))
      for row in section.rows { lines += Self.wrapped(row, columns: columns) }
    }
  }

  /// The number of lines that do not fit.
  var hiddenLines: Int { max(0, lines.count - visibleRows) }

  private var visibleRows: Int { max(0, rect.area.rows - PanelBox.frameRows) }

  /// Adds the box to a scene.
  func add(to scene: inout BrowseScene, from first: Int) {
    let first = max(0, min(first, hiddenLines))
    let more =
      hiddenLines == 0
      ? "" : "\(first + 1)–\(first + min(visibleRows, lines.count)) of \(lines.count), { } scroll"
    let box = PanelBox(
      title: "Why \(style)", lines: Array(lines.dropFirst(first).prefix(visibleRows)),
      footer: more)
    scene.texts += box.texts(in: rect)
    scene.hits.append(BrowseScene.HitArea(rect: rect, target: .reasons))
  }

  /// The columns that the labels of the lines take.
  private static let labelColumns = 13

  private static func wrapped(_ row: StyleExplanation.Row, columns: Int) -> [ChromeLine] {
    let label = min(labelColumns, columns / 3)
    let rows = DisplayText.wrapped(row.value.printable, columns: max(8, columns - label - 1))
    return rows.enumerated().map { index, words in
      ChromeLine(
        DisplayText.fitted(index == 0 ? row.label.printable : "", columns: label) + " " + words)
    }
  }
}
