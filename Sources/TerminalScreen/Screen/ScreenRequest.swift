package import Raster

/// What the command line asks of the screen.
package struct ScreenRequest: Hashable {
  /// The colours; nil for `auto`.
  package var color: ColorDepth?
  /// The size of the terminal's cells; nil for what the terminal says.
  package var cell: CellSize?
  /// Whether the frame is a picture.
  package var images = ImageRequest.automatic

  package init(
    color: ColorDepth? = nil, cell: CellSize? = nil, images: ImageRequest = ImageRequest.automatic
  ) {
    self.color = color
    self.cell = cell
    self.images = images
  }
}
