import Designs
import Raster
import TerminalScreen
import Typography

/// What there is to step through, and on what: known before anything is drawn.
struct BrowseSetting {
  /// The names of the previews.
  var previews: [String]
  /// The devices that `w` steps through.
  var devices: [Device]
  /// The languages to step through.
  var locales: [String]
  /// The frames that Tab steps through.
  var matrix: [BrowsePlace]
  /// Whether there are recorded frames to compare with.
  var hasRecordedFrames: Bool
  /// Which reading of the design is shown.
  var generation: Int
  /// What makes changes of the design.
  var editor: DesignEditor
  /// What the screen can show.
  var surface: BrowseSurface
  /// Which key does what.
  var bindings: KeyBindings
}

/// What a screen can show, and how large its cells are.
struct BrowseSurface {
  /// The mosaics that `m` steps through: those that the screen can show.
  var mosaics: [Mosaic]
  /// Whether the screen takes pictures, and why.
  var images: ImageChoice
  /// The size of the screen's cells.
  var cell: CellSize
}

extension BrowseSetting {
  /// What a source offers to a state on a screen.
  ///
  /// - Parameters:
  ///   - source: Where the frames come from.
  ///   - edits: The changes of the design that are shown.
  ///   - surface: What the screen can show.
  ///   - bindings: Which key does what.
  init(
    of source: any FrameSource, edits: DesignEdits, on surface: BrowseSurface,
    bindings: KeyBindings
  ) {
    self.init(
      previews: source.previews, devices: source.devices, locales: source.locales,
      matrix: source.matrix, hasRecordedFrames: source.hasRecordedFrames,
      generation: source.generation, editor: source.editor(for: edits), surface: surface,
      bindings: bindings)
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
