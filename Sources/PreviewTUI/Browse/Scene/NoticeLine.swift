import Typography

/// The last line: what there is to say, and which part of the frame is visible.
enum NoticeLine {
  /// What is said when there is nothing else to say.
  static let hints = "? help  q quit  + - size  d dark  w device  f family  : command"

  /// The notice, or the hints, and at the right which part of the frame is visible, as far as there
  /// is room for both: the notice matters more.
  static func text(
    _ notice: String?, offset: CellPoint, frame: CellArea, viewport: CellArea, columns: Int
  ) -> String {
    let text = notice?.printable ?? hints(columns: columns)
    let width = DisplayText.columns(text)
    for position in positions(offset: offset, frame: frame, viewport: viewport) {
      let room = columns - 2 - DisplayText.columns(position)
      if width + 2 <= room { return " " + DisplayText.fitted(text, columns: room) + position + " " }
    }
    return DisplayText.fitted((columns > width ? " " : "") + text, columns: columns)
  }

  /// As many of the hints as leave room for a position.
  private static func hints(columns: Int) -> String {
    switch columns {
    case 100...: hints
    case 78...: "? help  q quit  f family  : command"
    default: "? help  q quit"
    }
  }

  /// Which part is visible in words, the longest first; nothing when all of it is.
  private static func positions(
    offset: CellPoint, frame: CellArea, viewport: CellArea
  ) -> [String] {
    func range(_ name: String, _ start: Int, _ shown: Int, _ all: Int) -> String? {
      guard all > shown, shown > 0 else { return nil }
      return "\(name) \(start + 1)–\(min(start + shown, all)) of \(all)"
    }
    let rows = range("rows", offset.row, viewport.rows, frame.rows)
    guard let columns = range("columns", offset.column, viewport.columns, frame.columns) else {
      return rows.map { [$0] } ?? []
    }
    return rows.map { ["\(columns), \($0)", $0] } ?? [columns]
  }
}
