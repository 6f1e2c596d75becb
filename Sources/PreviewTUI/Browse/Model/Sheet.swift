import TerminalScreen
import Typography

/// Several frames beside each other; the cursor is on that of the state's place.
struct Sheet: Hashable {
  /// What differs between them.
  var axis: PreviewAxis
  /// The devices that a sheet of devices shows.
  var devices: [Device]
  /// The one frame that was shown before, and how it stood.
  var before: Before

  /// Where a frame was scrolled to, and how large it was.
  struct Before: Hashable {
    var place: BrowsePlace
    var offset: CellPoint
    var zoom: Zoom
  }
}

extension Sheet {
  /// The axes that a sheet can show, from that with the fewest frames.
  static let axes = PreviewAxis.all.filter { $0.values.count > 1 }
    .sorted { min($0.values.count, $0.sheetLimit) < min($1.values.count, $1.sheetLimit) }

  /// What sheets there are: `schemes, devices, sizes`.
  static let axesInWords = axes.map(\.plural).joined(separator: ", ")
}
