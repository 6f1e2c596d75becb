import TerminalScreen
import Raster
import Typography

extension BrowseScene {
  /// Puts a screenful of a comparison together.
  ///
  /// - Parameters:
  ///   - state: What is shown.
  ///   - report: What is stepped through.
  ///   - picture: The picture.
  ///   - size: The size of the screen.
  init(
    _ state: ComparisonState, of report: ComparisonReport, picture: BrowseFrame, size: TerminalSize
  ) {
    self.init(size: size)
    let layout = ScreenLayout(size: size)
    let viewport = layout.frame.area
    let offset = state.offset.clamped(frame: picture.area, viewport: viewport)
    add(picture, in: layout.frame, from: offset)
    let notice = NoticeLine.text(
      state.notice ?? picture.notices.first ?? Self.matter(state, of: report), offset: offset,
      frame: picture.area, viewport: viewport, columns: size.columns)
    addChrome(
      status: Self.status(state, of: report, columns: size.columns), notice: notice,
      isUrgent: false)
    if state.showsHelp { addHelp(in: layout.frame) }
  }

  private mutating func addHelp(in rect: CellRect) {
    let columns = min(ComparisonHelp.columns + PanelBox.frameColumns, rect.area.columns)
    let rows = min(ComparisonHelp.lines.count + PanelBox.frameRows, rect.area.rows)
    let box = CellRect(
      column: (rect.area.columns - columns) / 2, row: (rect.area.rows - rows) / 2,
      columns: columns, rows: rows)
    texts += PanelBox(
      title: "Keys", lines: ComparisonHelp.lines.map { ChromeLine($0) }, footer: "any key closes"
    ).texts(in: box)
  }

  /// The frame, the picture, and how far everything is, in an exact number of columns.
  private static func status(
    _ state: ComparisonState, of report: ComparisonReport, columns: Int
  ) -> String {
    let frames = report.frames
    let side = state.side.rawValue + (state.isBlinking ? ", blinking" : "")
    let isFrame = frames.indices.contains(state.frame)
    let parts = [
      isFrame ? frames[state.frame].id.printable : "no pictures", side,
      isFrame ? "frame \(state.frame + 1)/\(frames.count)" : "",
      "cause \(min(state.matter + 1, report.matters.count))/\(report.matters.count)",
      state.decisions[state.matter]?.rawValue ?? "open",
    ]
    let text = parts.filter { !$0.isEmpty }.joined(separator: " · ")
    return DisplayText.fitted(" " + text, columns: columns)
  }

  private static func matter(_ state: ComparisonState, of report: ComparisonReport) -> String {
    report.matters.indices.contains(state.matter)
      ? report.matters[state.matter].sentence : "nothing differs"
  }
}

/// What `?` shows.
enum ComparisonHelp {
  /// The lines, in the order of the screen.
  static let lines = [
    "Pictures",
    "  r n d           reference, new, difference",
    "  b               blink: reference and new in turn, or stop",
    "  Tab, Shift-Tab  next, previous frame",
    "  arrows, h j k l, PgUp PgDn, Home End   scroll",
    "Causes",
    "  c C             next, previous cause",
    "  a x u           accept, reject, reopen the cause",
    "  A X             accept, reject all of its style",
    "Program",
    "  ?               this help; any key closes it",
    "  q               finish: take over what is accepted",
    "  Q               leave: take nothing over",
  ]

  /// The columns of the longest line.
  static let columns = lines.map { DisplayText.columns($0) }.max() ?? 0
}
