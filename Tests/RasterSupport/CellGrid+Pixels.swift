public import Raster
public import Typography

extension CellGrid {
  /// The pixels that the cells show, row by row, as a terminal whose symbols fill them.
  public var pixels: [[RGBA]] {
    (0..<(rows * mosaic.pixelRows)).map { row in
      (0..<(columns * mosaic.pixelColumns)).map { column in
        let cell = self[row / mosaic.pixelRows, column / mosaic.pixelColumns]
        let pixel =
          row % mosaic.pixelRows * mosaic.pixelColumns + column % mosaic.pixelColumns
        let pattern = mosaic.pattern(of: cell.symbol) ?? 0
        return pattern >> pixel & 1 == 1 ? cell.foreground : cell.background
      }
    }
  }
}
