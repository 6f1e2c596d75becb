import Raster

/// How large a frame is shown in the cells of a terminal.
struct FrameScale: Hashable {
  /// Pixels of the mosaic per point, across; pixels per point of a PNG in both directions.
  var pixelsPerPoint: Double
  /// What the cells are made of.
  var mosaic: Mosaic
  /// The size of the terminal's cells.
  var cell: CellSize

  /// Whether the frame is a picture in the terminal's own pixels instead.
  var isImage = false

  /// The scale of the cells' pixels, in which the frame keeps its proportions.
  var pixels: PixelScale {
    isImage
      ? PixelScale(pixelsPerPoint) : mosaic.pixelScale(pixelsPerPoint: pixelsPerPoint, cell: cell)
  }

  /// The number of pixels of a cell above each other.
  var pixelRows: Int { isImage ? cell.height : mosaic.pixelRows }
}

extension Options {
  /// The scale that is asked for; 1 pixel per point, and cells of the usual proportions, where nothing
  /// is.
  ///
  /// - Parameter reported: The size of the cells as the terminal says it, if the output does not have
  ///   to be the same on every terminal.
  func frameScale(reported: CellSize? = nil) -> FrameScale {
    FrameScale(pixelsPerPoint: scale ?? 1, mosaic: mosaic, cell: cell ?? reported ?? .standard)
  }
}
