import Raster
import Typography

/// The lines below the frame, as text.
struct StatusLine {
  /// The state that is told of.
  var state: BrowseState
  /// The name of the preview.
  var preview: String
  /// The size of the text style `body`, in points.
  var bodyPointSize: Double
  /// The frames of the matrix.
  var matrix: [BrowsePlace]
  /// The pixels per point on the screen.
  var pixelsPerPoint: Double

  /// What is between two parts.
  private static let separator = " · "

  /// A part of the line. The parts with a higher rank go first when the line is too long.
  private struct Part {
    var text: String
    var rank: Int
  }

  /// The status: what is shown, in an exact number of columns.
  func text(columns: Int) -> String {
    var parts = parts.filter { !$0.text.isEmpty }
    func joined() -> String { parts.map(\.text).joined(separator: Self.separator) }
    while parts.count > 1, DisplayText.columns(joined()) + 2 > columns,
      let least = parts.indices.max(by: { parts[$0].rank < parts[$1].rank })
    {
      parts.remove(at: least)
    }
    let margin = columns > DisplayText.columns(joined()) ? " " : ""
    return DisplayText.fitted(margin + joined(), columns: columns)
  }

  /// The parts in the order of the line.
  private var parts: [Part] {
    let traits = state.place.traits
    let points = Self.number(traits.device.width) + " pt"
    let device = traits.device.name.printable
    return [
      Part(text: preview.printable, rank: 4),
      Part(text: device == points ? "" : device, rank: 8),
      Part(text: points, rank: 2),
      Part(text: traits.dynamicTypeSize.rawValue, rank: 0),
      Part(text: "system body \(Self.number(bodyPointSize)) pt", rank: 5),
      Part(text: traits.colorScheme.rawValue, rank: 1),
      Part(text: zoomText, rank: 6),
      Part(text: state.mosaic.rawValue, rank: state.mosaic == .half ? 9 : 7),
      Part(text: positionText, rank: 3),
    ]
  }

  private var zoomText: String {
    switch state.zoom {
    case .fitWidth: "fit \(Self.number(pixelsPerPoint)) px/pt"
    case .onePixelPerPoint, .twoPixelsPerPoint: "\(Self.number(pixelsPerPoint)) px/pt"
    }
  }

  /// Where in the matrix the frame is; a dash when it is none of its frames.
  private var positionText: String {
    guard !matrix.isEmpty else { return "" }
    let position = matrix.firstIndex(of: state.place).map { String($0 + 1) } ?? "–"
    return "\(position)/\(matrix.count)"
  }

  /// A number with at most two decimals and no noise.
  static func number(_ value: Double) -> String {
    guard value.magnitude < 1e9 else { return "?" }
    let hundredths = Int((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let fraction = hundredths.magnitude % 100
    let whole = sign + String(hundredths.magnitude / 100)
    switch fraction {
    case 0: return whole
    case _ where fraction.isMultiple(of: 10): return "\(whole).\(fraction / 10)"
    default: return "\(whole).\(fraction < 10 ? "0" : "")\(fraction)"
    }
  }
}

// MARK: - The second line

extension StatusLine {
  /// What is said when there is nothing else to say.
  static let hints = "? help  q quit"

  /// The notice, or the hints, and at the right which part of the frame is visible, as far as there
  /// is room for both: the notice matters more.
  static func noticeText(
    _ notice: String?, offset: CellPoint, frame: CellArea, viewport: CellArea, columns: Int
  ) -> String {
    let text = notice?.printable ?? hints
    let width = DisplayText.columns(text)
    for position in positions(offset: offset, frame: frame, viewport: viewport) {
      let room = columns - 2 - DisplayText.columns(position)
      if width + 2 <= room { return " " + DisplayText.fitted(text, columns: room) + position + " " }
    }
    return DisplayText.fitted((columns > width ? " " : "") + text, columns: columns)
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
