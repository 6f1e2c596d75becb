import TerminalScreen
import Raster
import Typography

/// What a key moves within, and what stands on the screen that it was pressed for.
struct BrowseContext {
  /// The names of the previews.
  var previews: [String]
  /// The devices that `w` steps through.
  var devices: [Device]
  /// The languages to step through.
  var locales: [String]
  /// The frames that Tab steps through.
  var matrix: [BrowsePlace]
  /// The mosaics that `m` steps through: those that the screen can show.
  var mosaics: [Mosaic]
  /// Whether the screen takes pictures, and why.
  var images = ImageChoice(format: nil, reason: "the screen takes none")
  /// The size of the screen's cells.
  var cell = CellSize.standard
  /// The styles of the frame, from the top.
  var styles: [BrowseStyle]
  /// The size of the frame that is shown.
  var frame: CellArea
  /// The size of the screen's part for the frame.
  var viewport: CellArea
  /// The number of lines of the open panel that do not fit on the screen.
  var hiddenPanelLines: Int
  /// The number of lines of why a style looks as it does that do not fit on the screen.
  var hiddenWhyLines: Int
  /// The number of frames that a sheet shows beside each other.
  var sheetColumns: Int
  /// Whether there are recorded frames to compare with.
  var hasRecordedFrames: Bool
  /// Which reading of the design is shown.
  var generation = 0
  /// What makes changes of the design.
  var editor: DesignEditor
  /// Which key does what.
  var bindings: KeyBindings

  /// Makes a context.
  init(
    previews: [String] = ["ramp"], devices: [Device] = [], locales: [String] = [],
    matrix: [BrowsePlace] = [], mosaics: [Mosaic] = Mosaic.allCases, styles: [BrowseStyle] = [],
    frame: CellArea, viewport: CellArea, hiddenPanelLines: Int = 0, hiddenWhyLines: Int = 0,
    sheetColumns: Int = 1,
    hasRecordedFrames: Bool = false, editor: DesignEditor, bindings: KeyBindings = .standard
  ) {
    self.previews = previews
    self.devices = devices
    self.locales = locales
    self.matrix = matrix
    self.mosaics = mosaics
    self.styles = styles
    self.frame = frame
    self.viewport = viewport
    self.hiddenPanelLines = hiddenPanelLines
    self.hiddenWhyLines = hiddenWhyLines
    self.sheetColumns = sheetColumns
    self.hasRecordedFrames = hasRecordedFrames
    self.editor = editor
    self.bindings = bindings
  }

  /// The values of an axis to step through.
  func values(of axis: PreviewAxis) -> [PreviewAxis.Value] {
    switch axis {
    case .device: devices.map(PreviewAxis.Value.device)
    case .locale: locales.map(PreviewAxis.Value.locale)
    default: axis.values
    }
  }
}
