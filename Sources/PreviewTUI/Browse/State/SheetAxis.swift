/// The side of the matrix along which a sheet shows frames beside each other.
enum SheetAxis: String, CaseIterable, Hashable {
  /// Light beside dark.
  case schemes
  /// Devices of different widths.
  case devices
  /// The twelve sizes.
  case sizes
}

/// Several frames beside each other.
struct Sheet: Hashable {
  /// What differs between them.
  var axis: SheetAxis
  /// The place of the frame under the cursor among them.
  var cursor: Int
  /// How the one frame stood that was shown before.
  var before: Before

  /// Where a frame was scrolled to, and how large it was.
  struct Before: Hashable {
    var offset: CellPoint
    var zoom: Zoom
  }
}
