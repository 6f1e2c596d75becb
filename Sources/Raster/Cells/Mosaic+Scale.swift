extension Mosaic {
  /// The scale at which a picture in this mosaic keeps the proportions of its page.
  ///
  /// A pixel of a mosaic is a cell's width by `pixelColumns` wide and its height by `pixelRows` tall,
  /// so it is rarely a square: there are fewer pixels to a point where they are longer.
  ///
  /// - Parameters:
  ///   - pixelsPerPoint: The pixels per point across, above 0.
  ///   - cell: The size of the terminal's cells.
  public func pixelScale(pixelsPerPoint: Double, cell: CellSize) -> PixelScale {
    let width = Double(cell.width) / Double(pixelColumns)
    let height = Double(cell.height) / Double(pixelRows)
    return PixelScale(horizontal: pixelsPerPoint, vertical: pixelsPerPoint * (width / height))
  }
}
