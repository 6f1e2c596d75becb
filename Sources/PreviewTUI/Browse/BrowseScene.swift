import Raster
import Typography

/// One screenful: what stands where. A screen only has to draw it.
struct BrowseScene: Hashable {
  /// A line of text that fills a row of the screen.
  struct Line: Hashable {
    /// The row.
    var row: Int
    /// The text, as wide as the screen.
    var text: String
    /// Whether it has the terminal's colours the other way round.
    var isReversed: Bool
  }

  /// The size of the screen that the scene is made for.
  var size: TerminalSize
  /// The picture.
  var frame: BrowseFrame
  /// The cell of the picture that is shown first.
  var source: CellPoint
  /// Where on the screen that cell is.
  var target: CellPoint
  /// How much of the picture is shown.
  var visible: CellArea
  /// The lines below the picture.
  var lines: [Line]
  /// A box of text over the picture; empty when there is none.
  var overlay: [String]
  /// Where the box is.
  var overlayOrigin: CellPoint
}

extension BrowseScene {
  /// The number of rows that the lines below the frame take: fewer on a screen with few rows.
  static func chromeRows(_ size: TerminalSize) -> Int {
    switch size.rows {
    case ...1: 0
    case 2...3: 1
    default: 2
    }
  }

  /// The screen's part for the frame.
  static func viewport(_ size: TerminalSize) -> CellArea {
    CellArea(columns: size.columns, rows: size.rows - chromeRows(size))
  }

  /// The number of lines of help that do not fit.
  static func hiddenHelpLines(_ size: TerminalSize) -> Int {
    max(0, HelpText.lines.count - helpRows(size))
  }

  /// Puts a screenful together.
  ///
  /// - Parameters:
  ///   - status: The state in words.
  ///   - frame: The painted frame.
  ///   - size: The size of the screen.
  init(status: StatusLine, frame: BrowseFrame, size: TerminalSize) {
    let state = status.state
    let viewport = Self.viewport(size)
    let area = CellArea(columns: frame.grid.columns, rows: frame.grid.rows)
    let offset = state.offset.clamped(frame: area, viewport: viewport)
    self.size = size
    self.frame = frame
    source = offset
    visible = CellArea(
      columns: min(viewport.columns, area.columns), rows: min(viewport.rows, area.rows))
    target = CellPoint(column: (viewport.columns - visible.columns) / 2, row: 0)
    lines = []
    overlay = []
    overlayOrigin = .zero

    let notice = state.notice ?? Self.notice(frame.notices)
    let chrome = Self.chromeRows(size)
    if chrome == 2 {
      let text = StatusLine.noticeText(
        notice, offset: offset, frame: area, viewport: viewport, columns: size.columns)
      lines.append(Line(row: size.rows - 1, text: text, isReversed: false))
    }
    if chrome > 0 {
      // With room for one line only, what was just said is more urgent than where we are.
      let said = chrome == 1 ? state.notice : nil
      let text =
        said.map { DisplayText.fitted($0.printable, columns: size.columns) }
        ?? status.text(columns: size.columns)
      lines.append(Line(row: size.rows - chrome, text: text, isReversed: true))
    }
    if let line = state.helpLine { openHelp(from: line) }
  }

  /// One line for all that there is to know about a frame.
  private static func notice(_ notices: [String]) -> String? {
    notices.isEmpty ? nil : notices.joined(separator: " · ")
  }
}

// MARK: - Help

extension BrowseScene {
  /// The number of lines of help that fit, with a border where there is room for one.
  private static func helpRows(_ size: TerminalSize) -> Int {
    let rows = viewport(size).rows
    return rows > 4 ? rows - 2 : rows
  }

  /// Lays the help over the frame.
  private mutating func openHelp(from first: Int) {
    let viewport = Self.viewport(size)
    let hasBorder = viewport.rows > 4 && viewport.columns > 8
    let longest = HelpText.lines.map(DisplayText.columns).max() ?? 0
    let width = min(longest, viewport.columns - (hasBorder ? 4 : 0))
    let start = max(0, min(first, Self.hiddenHelpLines(size)))
    let lines = HelpText.lines.dropFirst(start).prefix(Self.helpRows(size))
      .map { DisplayText.fitted($0, columns: width) }
    overlay = hasBorder ? Self.bordered(lines, width: width) : Array(lines)
    overlayOrigin = CellPoint(
      column: (viewport.columns - width - (hasBorder ? 4 : 0)) / 2,
      row: max(0, (viewport.rows - overlay.count) / 2))
  }

  /// Draws a border around lines of one width.
  private static func bordered(_ lines: [String], width: Int) -> [String] {
    let title = DisplayText.cut(" Keys ", columns: width)
    let rest = String(repeating: "─", count: width + 2 - DisplayText.columns(title))
    return ["┌" + title + rest + "┐"] + lines.map { "│ \($0) │" }
      + ["└" + String(repeating: "─", count: width + 2) + "┘"]
  }
}
