import TerminalScreen
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
    for section in Self.readable(explanation.sections) {
      lines.append(ChromeLine(section.title.printable, style: .bold))
      for row in section.rows { lines += Self.wrapped(row.label, row.value, columns: columns) }
    }
    lines.append(ChromeLine("Lines over the text", style: .bold))
    for guide in LineGuide.allCases {
      lines += Self.wrapped(guide.name, guide.hue, columns: columns)
    }
  }

  /// The sections that say something; long lists stand behind what came of them.
  private static func readable(
    _ sections: [StyleExplanation.Section]
  ) -> [StyleExplanation.Section] {
    let full = sections.filter { !$0.rows.isEmpty }
    return full.filter { $0.rows.count <= longList } + full.filter { $0.rows.count > longList }
  }

  /// The rows that make a section a long list.
  private static let longList = 9

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

  /// A row in lines; a label that is too long for its column stands in a line of its own.
  private static func wrapped(
    _ label: String, _ value: String, columns: Int
  ) -> [ChromeLine] {
    let label = label.printable
    let room = min(labelColumns, columns / 3)
    guard DisplayText.columns(label) > room else {
      return values(value, columns: columns - room - 1).enumerated().map { index, words in
        ChromeLine(DisplayText.fitted(index == 0 ? label : "", columns: room) + " " + words)
      }
    }
    let indent = "  "
    return [ChromeLine(label)]
      + values(value, columns: columns - indent.count).map { ChromeLine(indent + $0) }
  }

  private static func values(_ value: String, columns: Int) -> [String] {
    DisplayText.wrapped(value.printable, columns: max(8, columns))
  }
}
