import TerminalScreen
import Typography

/// The last line: what there is to say, and which part of the frame is visible.
enum NoticeLine {
  /// The notice, or the hints, and at the right which part of the frame is visible, as far as there
  /// is room for both: the notice matters more.
  static func text(
    _ notice: String?, offset: CellPoint, frame: CellArea, viewport: CellArea, columns: Int,
    bindings: KeyBindings = .standard
  ) -> String {
    let text = notice?.printable ?? hints(bindings, columns: columns)
    let width = DisplayText.columns(text)
    for position in positions(offset: offset, frame: frame, viewport: viewport) {
      let room = columns - 2 - DisplayText.columns(position)
      if width + 2 <= room { return " " + DisplayText.fitted(text, columns: room) + position + " " }
    }
    return DisplayText.fitted((columns > width ? " " : "") + text, columns: columns)
  }

  /// What is said when there is nothing else to say: as many keys as leave room for a position.
  private static func hints(_ bindings: KeyBindings, columns: Int) -> String {
    let names =
      switch columns {
      case 100...: ["help", "quit", "size-up", "scheme", "device-next", "family", "command"]
      case 78...: ["help", "quit", "family", "command"]
      default: ["help", "quit"]
      }
    return names.compactMap { name in
      bindings.keyWord(of: name).map { "\($0) \(hintWords[name] ?? name)" }
    }.joined(separator: "  ")
  }

  private static let hintWords = [
    "size-up": "larger", "scheme": "dark", "device-next": "device",
  ]

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
