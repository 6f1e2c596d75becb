internal import Typography

/// How far the pixels of a grid are from its ground, and how far is enough to be ink.
struct ContrastMap {
  private let columns: Int
  private let tileColumns: Int
  /// The distance of each pixel's luma from the ground's.
  private let distances: [Int32]
  /// For each tile, from which distance on a pixel is ink.
  private let thresholds: [Int32]

  /// The side of a tile in pixels; the strongest pixel is sought in a tile and its eight neighbours.
  private static let tile = 8
  /// Contrast below a twelfth of the whole range is a tint, not ink.
  private static let faintest: Int32 = 255_000 / 12

  /// Measures the pixels of a grid.
  init(of grid: CellGrid, ground: RGBA) {
    columns = grid.columns * grid.mosaic.pixelColumns
    tileColumns = (columns + Self.tile - 1) / Self.tile
    distances = Self.distances(of: grid, ground: ground)
    let strongest = Self.strongest(of: distances, columns: columns, tileColumns: tileColumns)
    thresholds = Self.thresholds(strongest, tileColumns: tileColumns)
  }

  private static func distances(of grid: CellGrid, ground: RGBA) -> [Int32] {
    let mosaic = grid.mosaic
    let columns = grid.columns * mosaic.pixelColumns
    let base = luma(ground)
    let size = grid.cells.count * mosaic.pixelsPerCell
    return [Int32](unsafeUninitializedCapacity: size) { distances, count in
      for (position, cell) in grid.cells.enumerated() {
        let (row, column) = position.quotientAndRemainder(dividingBy: grid.columns)
        let origin = row * mosaic.pixelRows * columns + column * mosaic.pixelColumns
        let inkDistance = abs(luma(cell.foreground) - base)
        let groundDistance = abs(luma(cell.background) - base)
        let pattern = mosaic.pattern(of: cell.symbol) ?? 0
        for pixel in 0..<mosaic.pixelsPerCell {
          let (down, across) = pixel.quotientAndRemainder(dividingBy: mosaic.pixelColumns)
          let isInked = pattern >> pixel & 1 == 1
          distances[origin + down * columns + across] = isInked ? inkDistance : groundDistance
        }
      }
      count = size
    }
  }

  /// The largest distance in each tile.
  private static func strongest(
    of distances: [Int32], columns: Int, tileColumns: Int
  ) -> [Int32] {
    guard columns > 0 else { return [] }
    let rows = distances.count / columns
    var strongest = [Int32](repeating: 0, count: tileColumns * ((rows + tile - 1) / tile))
    strongest.withUnsafeMutableBufferPointer { strongest in
      distances.withUnsafeBufferPointer { distances in
        for row in 0..<rows {
          let tileRow = row / tile * tileColumns
          for column in 0..<columns {
            let distance = distances[row * columns + column]
            let position = tileRow + column / tile
            if distance > strongest[position] { strongest[position] = distance }
          }
        }
      }
    }
    return strongest
  }

  /// Half of the largest distance in each tile and its eight neighbours.
  private static func thresholds(_ strongest: [Int32], tileColumns: Int) -> [Int32] {
    strongest.indices.map { tile in
      let (row, column) = tile.quotientAndRemainder(dividingBy: tileColumns)
      let lastRow = strongest.count / tileColumns - 1
      var near = faintest * 2
      for row in max(row - 1, 0)...min(row + 1, lastRow) {
        for column in max(column - 1, 0)...min(column + 1, tileColumns - 1) {
          near = max(near, strongest[row * tileColumns + column])
        }
      }
      return (near + 1) / 2
    }
  }

  /// Whether a pixel is ink.
  func isInk(row: Int, column: Int) -> Bool {
    let tile = row / Self.tile * tileColumns + column / Self.tile
    return distances[row * columns + column] >= thresholds[tile]
  }

  /// The luma of an encoded colour (ITU-R BT.709 weights), in thousandths: 0 to 255 000.
  static func luma(_ color: RGBA) -> Int32 {
    let red = Int32(color.red) * 213
    let green = Int32(color.green) * 715
    let blue = Int32(color.blue) * 72
    return red + green + blue
  }
}
