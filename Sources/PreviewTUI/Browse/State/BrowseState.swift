import Designs
import TerminalScreen
import Raster
import Typography

/// All that the front remembers between two keys.
///
/// It is a value, and a key is a pure function from one state to the next and to what must be done.
struct BrowseState: Hashable {
  /// What is shown.
  var place: BrowsePlace
  /// Where everything began.
  var start: BrowsePlace
  /// What is different from the design as it was read, with what can be undone and done again.
  var edits = EditHistory(DesignEdits())
  /// The name of the marked style, to which changes apply; nil for none, and the whole ramp.
  var style: String?
  /// How large it is shown.
  var zoom: Zoom
  /// What the cells are made of.
  var mosaic: Mosaic
  /// The form in which the frame is shown as a picture instead; nil for cells.
  var image: ImageFormat?
  /// The cell of the frame that is shown at the top left of its part of the screen.
  var offset = CellPoint.zero
  /// The place in the matrix where Tab was last; the frame shown may have left it.
  var matrixIndex = 0
  /// Whether the styles are listed at the side.
  var showsSidebar = false
  /// Several frames beside each other; nil for one.
  var sheet: Sheet?
  /// What the frame is compared with; nil for nothing.
  var comparison: Comparison?
  /// The first visible line of why the marked style looks as it does; nil when that is not shown.
  var whyLine: Int?
  /// What lies over the frame and takes the keys; nil for nothing.
  var panel: Panel?
  /// What the open panel tries; nil where it tries nothing.
  var tried: DesignEdits?
  /// Whether the last command asked to end although changes would be lost.
  var isQuitting = false
  /// The number that was typed before a command; nil for none.
  var count: Int?
  /// What the last key has to say.
  var notice: String?

  /// Makes the state at the start.
  init(
    place: BrowsePlace, zoom: Zoom = .onePixelPerPoint, mosaic: Mosaic = .half,
    notice: String? = nil
  ) {
    self.place = place
    self.zoom = zoom
    self.mosaic = mosaic
    self.notice = notice
    start = place
  }

  /// What is different from the design in what is shown: also what an open panel only tries.
  var shownEdits: DesignEdits { tried ?? edits.current }
}

/// What a key asks of the world outside the state.
enum BrowseEffect: Hashable {
  /// Show the state.
  case redraw
  /// Look for the place where something breaks, so many on.
  case findBreak(Int)
  /// List the families for the picker that is open.
  case listFamilies
  /// Make the patch for the panel that is open.
  case makePatch
  /// Write the patch.
  case write
  /// Write the frames of the matrix to files; nil for the usual folder.
  case snapshot(folder: String?)
  /// Read the design again.
  case reload
  /// End.
  case quit
}

// MARK: - Moving into limits

extension BrowseState {
  /// Moves the places into what there is, after a reload.
  mutating func clampPlace(previewCount: Int, matrix: [BrowsePlace], hasRecordedFrames: Bool) {
    place.preview = max(0, min(place.preview, previewCount - 1))
    start.preview = max(0, min(start.preview, previewCount - 1))
    matrixIndex = matrix.firstIndex(of: place) ?? max(0, min(matrixIndex, matrix.count - 1))
    if !hasRecordedFrames, comparison?.reference == .recorded { comparison = nil }
  }

  /// Moves the offsets into what can be scrolled to, after the frame or the screen has changed.
  mutating func clampOffset(to context: BrowseContext) {
    offset = offset.clamped(frame: context.screen.frame, viewport: context.screen.viewport)
    panel?.clampLine(to: context.screen.hiddenPanelLines)
    whyLine = whyLine.map { max(0, min($0, context.screen.hiddenWhyLines)) }
  }
}
