import Raster

/// What the command line asks of the screen.
struct ScreenRequest: Hashable {
  /// The colours; nil for `auto`.
  var color: ColorDepth?
  /// The size of the terminal's cells; nil for what the terminal says.
  var cell: CellSize?
  /// Whether the frame is a picture.
  var images = ImageRequest.automatic
}

extension ScreenRequest {
  /// What the options ask for.
  init(_ options: Options) {
    self.init(color: options.color, cell: options.cell, images: options.images)
  }
}
