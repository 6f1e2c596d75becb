/// Gathers pixels that differ into connected areas.
///
/// The picture is divided into tiles; tiles with a difference that touch, also at a corner, are one
/// area, so that the letters of a word are not an area each.
enum DifferenceRegions {
  /// The extent of a tile in pixels.
  private static let tile = 4

  /// The areas in the order of their tops, then of their left edges.
  static func find(in deltas: CanvasDeltas) -> [CanvasDifference.Region] {
    var tiles = tiles(of: deltas)
    var regions: [CanvasDifference.Region] = []
    for start in tiles.regions.indices where tiles.regions[start] != nil {
      regions.append(takeRegion(at: start, from: &tiles))
    }
    return regions.sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
  }

  /// The differences of each tile that has any, row by row.
  private struct Tiles {
    var columns: Int
    var regions: [CanvasDifference.Region?]
  }

  private static func tiles(of deltas: CanvasDeltas) -> Tiles {
    let columns = (deltas.columns + tile - 1) / tile
    let rows = (deltas.rows + tile - 1) / tile
    var tiles = Tiles(columns: columns, regions: Array(repeating: nil, count: columns * rows))
    deltas.values.withUnsafeBufferPointer { values in
      for position in values.indices where values[position] > 0 {
        let (y, x) = position.quotientAndRemainder(dividingBy: deltas.columns)
        let pixel = CanvasDifference.Region(
          box: PixelBox(x: x, y: y, width: 1, height: 1), count: 1,
          largestDelta: Int(values[position]))
        let place = y / tile * columns + x / tile
        tiles.regions[place] = tiles.regions[place]?.merged(with: pixel) ?? pixel
      }
    }
    return tiles
  }

  /// Takes a tile and all that are connected with it out of the tiles.
  private static func takeRegion(
    at start: Int, from tiles: inout Tiles
  ) -> CanvasDifference.Region {
    var region = tiles.regions[start]!
    tiles.regions[start] = nil
    var open = [start]
    while let place = open.popLast() {
      for near in neighbours(of: place, in: tiles) {
        guard let other = tiles.regions[near] else { continue }
        region = region.merged(with: other)
        tiles.regions[near] = nil
        open.append(near)
      }
    }
    return region
  }

  private static func neighbours(of place: Int, in tiles: Tiles) -> [Int] {
    let (row, column) = place.quotientAndRemainder(dividingBy: tiles.columns)
    let rows = tiles.regions.count / tiles.columns
    return (max(row - 1, 0)...min(row + 1, rows - 1)).flatMap { near in
      (max(column - 1, 0)...min(column + 1, tiles.columns - 1)).map { near * tiles.columns + $0 }
    }
  }
}

extension CanvasDifference.Region {
  /// This area and another as one.
  public func merged(with other: CanvasDifference.Region) -> CanvasDifference.Region {
    CanvasDifference.Region(
      box: box.union(other.box), count: count + other.count,
      largestDelta: max(largestDelta, other.largestDelta))
  }
}
