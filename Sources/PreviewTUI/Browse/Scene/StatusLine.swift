import Designs
import TerminalScreen
import Raster
import Typography

/// The line below the frame that says what is shown; each part can be clicked.
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
    var command: BrowseCommand?
    var back: BrowseCommand?
  }

  /// The status: what is shown, in an exact number of columns.
  func text(columns: Int) -> String {
    let joined = visibleParts(columns: columns).map(\.text).joined(separator: Self.separator)
    let margin = columns > DisplayText.columns(joined) ? " " : ""
    return DisplayText.fitted(margin + joined, columns: columns)
  }

  /// What the parts of the line mean to the mouse, when it stands in a row.
  func hits(columns: Int, row: Int) -> [BrowseScene.HitArea] {
    let parts = visibleParts(columns: columns)
    let joined = parts.map(\.text).joined(separator: Self.separator)
    var column = columns > DisplayText.columns(joined) ? 1 : 0
    return parts.compactMap { part in
      let width = DisplayText.columns(part.text)
      defer { column += width + DisplayText.columns(Self.separator) }
      guard let command = part.command, column < columns else { return nil }
      return BrowseScene.HitArea(
        rect: CellRect(column: column, row: row, columns: min(width, columns - column), rows: 1),
        target: .command(command, back: part.back ?? command))
    }
  }

  /// The parts for which there is room.
  private func visibleParts(columns: Int) -> [Part] {
    var parts = parts.filter { !$0.text.isEmpty }
    func width() -> Int {
      DisplayText.columns(parts.map(\.text).joined(separator: Self.separator))
    }
    while parts.count > 1, width() + 2 > columns,
      let least = parts.indices.max(by: { parts[$0].rank < parts[$1].rank })
    {
      parts.remove(at: least)
    }
    return parts
  }

  /// The parts in the order of the line.
  private var parts: [Part] { placeParts + laterAxisParts + viewParts }

  /// What is shown, and on what.
  private var placeParts: [Part] {
    let traits = state.place.traits
    let points = Self.number(traits.device.width) + " pt"
    let device = traits.device.name.printable
    return [
      Part(text: modeText, rank: 3, command: modeCommand),
      Part(text: preview.printable, rank: 6, command: .stepPreview(1), back: .stepPreview(-1)),
      Part(
        text: device == points ? "" : device, rank: 10, command: .step(.device, 1),
        back: .step(.device, -1)),
      Part(text: points, rank: 2, command: .step(.device, 1), back: .step(.device, -1)),
      Part(
        text: traits.dynamicTypeSize.rawValue, rank: 0, command: .step(.size, 1),
        back: .step(.size, -1)),
      Part(
        text: "system body \(Self.number(bodyPointSize)) pt", rank: 7, command: .step(.size, 1),
        back: .step(.size, -1)),
      Part(text: traits.colorScheme.rawValue, rank: 1, command: .step(.scheme, 1)),
    ]
  }

  /// The axes that are named only where their value is not the standard one.
  private var laterAxisParts: [Part] {
    PreviewAxis.all.filter { !$0.namesStandard }.map { axis in
      let value = axis.value(of: state.place.traits)
      return Part(
        text: axis.isNamed(value) ? value.name.printable : "", rank: 6, command: .step(axis, 1),
        back: .step(axis, -1))
    }
  }

  /// How it is shown, where in the matrix, and what was changed.
  private var viewParts: [Part] {
    [
      Part(text: localeText, rank: 7, command: .step(.locale, 1), back: .step(.locale, -1)),
      Part(text: zoomText, rank: 8, command: .stepZoom(1), back: .stepZoom(-1)),
      surfacePart,
      Part(text: positionText, rank: 5, command: .stepMatrix(1), back: .stepMatrix(-1)),
      Part(
        text: state.style?.shortened ?? "", rank: 4, command: .stepStyle(1), back: .stepStyle(-1)),
      Part(text: changesText, rank: 3, command: .showPatch),
    ]
  }

  /// What the frame is made of.
  private var surfacePart: Part {
    if let image = state.image {
      return Part(text: image.rawValue + " images", rank: 9, command: .toggleImage)
    }
    return Part(
      text: state.mosaic.rawValue, rank: state.mosaic == .half ? 11 : 9,
      command: .stepMosaic(1), back: .stepMosaic(-1))
  }

  /// What is shown instead of one frame.
  private var modeText: String {
    if let sheet = state.sheet { return "sheet of \(sheet.axis.plural)" }
    guard let comparison = state.comparison else { return "" }
    let name = comparison.reference == .recorded ? "recorded" : "pinned"
    guard comparison.mode == .blink else { return "\(comparison.mode.rawValue) with \(name)" }
    return comparison.showsReference ? "blink: \(name)" : "blink: present"
  }

  private var modeCommand: BrowseCommand { state.sheet != nil ? .stepSheet : .stepComparison }

  private var localeText: String {
    state.place.traits.locale == state.start.traits.locale
      && state.place.traits.locale == "en" ? "" : state.place.traits.locale.printable
  }

  private var zoomText: String {
    switch state.zoom {
    case .fitWidth: "fit \(Self.number(pixelsPerPoint)) px/pt"
    case .halfPixelPerPoint, .onePixelPerPoint, .twoPixelsPerPoint:
      "\(Self.number(pixelsPerPoint)) px/pt"
    }
  }

  /// Where in the matrix the frame is; a dash when it is none of its frames.
  private var positionText: String {
    guard !matrix.isEmpty else { return "" }
    let position = matrix.firstIndex(of: state.place).map { String($0 + 1) } ?? "–"
    return "\(position)/\(matrix.count)"
  }

  private var changesText: String { state.edits.current.isEmpty ? "" : "changed (x saves)" }

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
