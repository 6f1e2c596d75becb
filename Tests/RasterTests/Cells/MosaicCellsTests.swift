import Raster
import RasterSupport
import Testing
import Typography

/// A cell's two colours and its symbol are the ones with the least error.
@Suite struct MosaicCellsTests {
  private static let reduced: [Mosaic] = [.quadrant, .sextant, .octant, .braille]

  /// Against every division of the pixels in two, each part in its mean.
  @Test(arguments: reduced, RandomPixels.Kind.allCases)
  func noOtherDivisionHasLessError(mosaic: Mosaic, kind: RandomPixels.Kind) throws {
    var random = RandomPixels(seed: 7)
    let canvas = try random.canvas(columns: 40, rows: 24, kind)
    let grid = mosaic.cells(of: canvas, ground: .white)
    let shown = grid.pixels
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let places = places(row: row, column: column, in: mosaic)
        let pixels = places.map { canvas[$0.row, $0.column] }
        let error = zip(pixels, places).reduce(0) { sum, pixel in
          sum + squaredError(pixel.0, shown[pixel.1.row][pixel.1.column])
        }
        // Rounding moves each channel of a mean by a half at most.
        let most = leastError(of: pixels) + 3 * Double(pixels.count) / 4
        #expect(error <= most + 1e-6, "row \(row), column \(column)")
      }
    }
  }

  @Test(arguments: reduced, RandomPixels.Kind.allCases)
  func inkIsKept(mosaic: Mosaic, kind: RandomPixels.Kind) throws {
    var random = RandomPixels(seed: 11)
    let canvas = try random.canvas(columns: 120, rows: 120, kind)
    let shown = mosaic.cells(of: canvas, ground: .black).pixels.joined()
    for channel in [\RGBA.red, \.green, \.blue] {
      let before = canvas.pixels.reduce(0.0) { $0 + Double($1[keyPath: channel]) }
      let after = shown.reduce(0.0) { $0 + Double($1[keyPath: channel]) }
      #expect(abs(after / before - 1) < 0.001)
    }
  }

  @Test(arguments: Mosaic.allCases)
  func twoColoursLoseNothing(mosaic: Mosaic) throws {
    var random = RandomPixels(seed: 3)
    let canvas = try random.canvas(columns: 24, rows: 24, .twoColors)
    let shown = mosaic.cells(of: canvas, ground: .white).pixels
    #expect(Array(shown.joined()) == canvas.pixels)
  }

  @Test func halfBlocksLoseNothing() throws {
    var random = RandomPixels(seed: 5)
    let canvas = try random.canvas(columns: 31, rows: 22, .colors)
    let shown = Mosaic.half.cells(of: canvas, ground: .white).pixels
    #expect(Array(shown.joined()) == canvas.pixels)
  }

  @Test(arguments: reduced)
  func oneColourIsASpaceOnIt(mosaic: Mosaic) throws {
    let blue = RGBA(hex: "#0A84FF")!
    let canvas = try Canvas(columns: 2, rows: mosaic.pixelRows, filledWith: blue)
    let cell = CellGrid.Cell(symbol: " ", foreground: blue, background: blue)
    #expect(mosaic.cells(of: canvas, ground: .white).cells == [cell])
  }

  @Test(arguments: reduced)
  func theGroundIsTheColourNearerToThePage(mosaic: Mosaic) throws {
    var canvas = try Canvas(columns: 2, rows: mosaic.pixelRows, filledWith: .white)
    canvas[0, 0] = .black
    let light = mosaic.cells(of: canvas, ground: .white)[0, 0]
    #expect(light.foreground == .black && light.background == .white)
    #expect(mosaic.pattern(of: light.symbol) == 1)
    let dark = mosaic.cells(of: canvas, ground: .black)[0, 0]
    #expect(dark.foreground == .white && dark.background == .black)
    #expect(mosaic.pattern(of: dark.symbol) == mosaic.fullPattern - 1)
  }

  @Test(arguments: Mosaic.allCases)
  func beyondTheEdgesLiesTheGround(mosaic: Mosaic) throws {
    let ground = RGBA(red: 1, green: 2, blue: 3)
    let canvas = try Canvas(columns: 3, rows: 5, filledWith: .white)
    let grid = mosaic.cells(of: canvas, ground: ground)
    #expect(grid.columns == (mosaic == .half ? 3 : 2))
    #expect(grid.rows == (5 + mosaic.pixelRows - 1) / mosaic.pixelRows)
    for (row, pixels) in grid.pixels.enumerated() {
      for (column, pixel) in pixels.enumerated() {
        #expect(pixel == (row < 5 && column < 3 ? .white : ground))
      }
    }
  }

  @Test(arguments: Mosaic.allCases)
  func oneInkFollowsThePixels(mosaic: Mosaic) throws {
    var random = RandomPixels(seed: 13)
    let canvas = try random.canvas(columns: 24, rows: 24, .blackAndWhite)
    let grid = mosaic.cells(of: canvas, ground: .white).monochrome(ground: .white)
    #expect(grid.mosaic == mosaic)
    #expect(Array(grid.pixels.joined()) == canvas.pixels)
  }
}

// MARK: - Measuring

extension MosaicCellsTests {
  private func places(
    row: Int, column: Int, in mosaic: Mosaic
  ) -> [(row: Int, column: Int)] {
    (0..<mosaic.pixelsPerCell).map { pixel in
      (
        row * mosaic.pixelRows + pixel / mosaic.pixelColumns,
        column * mosaic.pixelColumns + pixel % mosaic.pixelColumns
      )
    }
  }

  /// The least error of all divisions, by trying them all.
  private func leastError(of pixels: [RGBA]) -> Double {
    (1..<(1 << pixels.count)).map { pattern in
      let parts = [true, false].map { isInk in
        pixels.indices.filter { (pattern >> $0 & 1 == 1) == isInk }.map { pixels[$0] }
      }
      return parts.reduce(0) { $0 + variance(of: $1) }
    }.min() ?? 0
  }

  /// The summed squared distance of pixels from their mean.
  private func variance(of pixels: [RGBA]) -> Double {
    [\RGBA.red, \.green, \.blue].reduce(0) { sum, channel in
      let values = pixels.map { Double($0[keyPath: channel]) }
      let mean = values.reduce(0, +) / Double(max(values.count, 1))
      return sum + values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    }
  }

  private func squaredError(_ one: RGBA, _ other: RGBA) -> Double {
    [\RGBA.red, \.green, \.blue].reduce(0) { sum, channel in
      let difference = Double(one[keyPath: channel]) - Double(other[keyPath: channel])
      return sum + difference * difference
    }
  }
}
