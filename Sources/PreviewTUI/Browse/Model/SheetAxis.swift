import TerminalScreen
import Typography

/// The side of the matrix along which a sheet shows frames beside each other.
enum SheetAxis: String, CaseIterable, Hashable {
  /// Light beside dark.
  case schemes
  /// Devices of different widths.
  case devices
  /// The twelve sizes.
  case sizes
}

/// Several frames beside each other; the cursor is on that of the state's place.
struct Sheet: Hashable {
  /// What differs between them.
  var axis: SheetAxis
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
