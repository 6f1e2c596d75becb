import Raster
import Typography

/// All that the front remembers between two keys.
///
/// It is a value, and a key is a pure function from one state to the next and to what must be done.
struct BrowseState: Hashable {
  /// What is shown.
  var place: BrowsePlace
  /// How large it is shown.
  var zoom: Zoom
  /// What the cells are made of.
  var mosaic: Mosaic
  /// The cell of the frame that is shown at the top left of the screen.
  var offset: CellPoint
  /// The place in the matrix where Tab was last; the frame shown may have left it.
  var matrixIndex: Int
  /// What the last key has to say.
  var notice: String?
  /// The first visible line of the help; nil when the help is closed.
  var helpLine: Int?

  /// Makes the state at the start.
  init(
    place: BrowsePlace, zoom: Zoom = .onePixelPerPoint, mosaic: Mosaic = .half,
    notice: String? = nil
  ) {
    self.place = place
    self.zoom = zoom
    self.mosaic = mosaic
    self.notice = notice
    offset = .zero
    matrixIndex = 0
    helpLine = nil
  }
}

/// What a key asks of the world outside the state.
enum BrowseEffect: Hashable {
  /// Show the state.
  case redraw
  /// Write the frames of the matrix to files.
  case snapshot
  /// Read the design again.
  case reload
  /// End.
  case quit
}

/// What a key moves within.
struct BrowseLimits: Hashable {
  /// The devices that `w` steps through.
  var devices: [Device]
  /// The frames that Tab steps through.
  var matrix: [BrowsePlace]
  /// The mosaics that `m` steps through: those that the screen can show.
  var mosaics: [Mosaic]
  /// The size of the frame that is shown.
  var frame: CellArea
  /// The size of the screen's part for the frame.
  var viewport: CellArea
  /// The number of lines of help that do not fit on the screen.
  var hiddenHelpLines: Int

  /// Makes limits.
  init(
    devices: [Device] = [], matrix: [BrowsePlace] = [], mosaics: [Mosaic] = Mosaic.allCases,
    frame: CellArea, viewport: CellArea, hiddenHelpLines: Int = 0
  ) {
    self.devices = devices
    self.matrix = matrix
    self.mosaics = mosaics
    self.frame = frame
    self.viewport = viewport
    self.hiddenHelpLines = hiddenHelpLines
  }
}

// MARK: - Moving into limits

extension BrowseState {
  /// Moves the places into what there is, after a reload.
  mutating func clampPlace(previewCount: Int, matrix: [BrowsePlace]) {
    place.preview = max(0, min(place.preview, previewCount - 1))
    matrixIndex = matrix.firstIndex(of: place) ?? max(0, min(matrixIndex, matrix.count - 1))
  }

  /// Moves the offsets into what can be scrolled to, after the frame or the screen has changed.
  mutating func clampOffset(to limits: BrowseLimits) {
    offset = offset.clamped(frame: limits.frame, viewport: limits.viewport)
    helpLine = helpLine.map { max(0, min($0, limits.hiddenHelpLines)) }
  }
}
