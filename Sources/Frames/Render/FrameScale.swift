package import Raster

/// How large a frame is shown in the cells of a terminal.
package struct FrameScale: Hashable {
  /// Pixels of the mosaic per point, across; pixels per point of a PNG in both directions.
  package var pixelsPerPoint: Double
  /// What the cells are made of.
  package var mosaic: Mosaic
  /// The size of the terminal's cells.
  package var cell: CellSize

  /// Whether the frame is a picture in the terminal's own pixels instead.
  package var isImage = false

  package init(pixelsPerPoint: Double, mosaic: Mosaic, cell: CellSize, isImage: Bool = false) {
    self.pixelsPerPoint = pixelsPerPoint
    self.mosaic = mosaic
    self.cell = cell
    self.isImage = isImage
  }

  /// The scale of the cells' pixels, in which the frame keeps its proportions.
  package var pixels: PixelScale {
    isImage
      ? PixelScale(pixelsPerPoint) : mosaic.pixelScale(pixelsPerPoint: pixelsPerPoint, cell: cell)
  }

  /// The number of pixels of a cell above each other.
  package var pixelRows: Int { isImage ? cell.height : mosaic.pixelRows }
}
