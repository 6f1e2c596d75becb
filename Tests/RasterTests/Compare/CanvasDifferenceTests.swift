import Raster
import RasterSupport
import Testing
import Typography

/// What passes as the noise of a machine, and what does not.
@Suite struct CanvasDifferenceTests {
  private let grey = RGBA(red: 100, green: 100, blue: 100)

  private func flat(columns: Int = 40, rows: Int = 30) throws -> Canvas {
    try Canvas(columns: columns, rows: rows, filledWith: grey)
  }

  /// A picture with an edge down the middle.
  private func edge() throws -> Canvas {
    var canvas = try flat()
    for row in 0..<canvas.rows {
      for column in 20..<canvas.columns { canvas[row, column] = .white }
    }
    return canvas
  }

  private func shifted(_ color: RGBA, by amount: UInt8) -> RGBA {
    RGBA(red: color.red - amount, green: color.green, blue: color.blue)
  }

  @Test func equalPicturesDoNotDiffer() throws {
    let difference = try CanvasDifference(of: edge(), and: edge())
    #expect(difference.count == 0)
    #expect(difference.box == nil)
    #expect(difference.largestDelta == 0)
    #expect(!difference.sizesDiffer)
  }

  @Test(arguments: [(1, true), (2, true), (3, false), (30, false)])
  func onEdgesTwoPass(amount: UInt8, passes: Bool) throws {
    var new = try edge()
    for row in 0..<new.rows { new[row, 20] = shifted(.white, by: amount) }
    let difference = try CanvasDifference(of: edge(), and: new)
    #expect(difference.count == (passes ? 0 : new.rows))
    #expect(difference.largestDelta == (passes ? 0 : Int(amount)))
  }

  @Test func inFlatAreasNothingPasses() throws {
    let new = try Canvas(columns: 40, rows: 30, filledWith: shifted(grey, by: 1))
    let difference = try CanvasDifference(of: flat(), and: new)
    #expect(difference.count == 40 * 30)
    #expect(difference.box == PixelBox(x: 0, y: 0, width: 40, height: 30))
    #expect(difference.largestDelta == 1)
  }

  /// An area is flat where it is so in both pictures: what only one of them has is an edge.
  @Test(arguments: [(1, true), (2, true), (3, false)])
  func whatIsFlatInOnePictureOnlyIsAnEdge(amount: UInt8, passes: Bool) throws {
    var other = try flat()
    other[15, 20] = shifted(grey, by: amount)
    #expect(CanvasDifference(of: try flat(), and: other).count == (passes ? 0 : 1))
    #expect(CanvasDifference(of: other, and: try flat()).count == (passes ? 0 : 1))
  }

  @Test func theBoxHoldsAllPixelsAndNoMore() throws {
    var new = try flat()
    for row in 7..<12 { for column in 3..<10 { new[row, column] = .black } }
    let difference = try CanvasDifference(of: flat(), and: new)
    #expect(difference.regions.map(\.box) == [PixelBox(x: 3, y: 7, width: 7, height: 5)])
    #expect(difference.count == 35)
    #expect(difference.largestDelta == 100)
  }

  @Test func areasFarApartAreTwo() throws {
    var new = try flat()
    new[2, 2] = .black
    new[2, 5] = .black
    new[25, 30] = .white
    let difference = try CanvasDifference(of: flat(), and: new)
    #expect(
      difference.regions.map(\.box) == [
        PixelBox(x: 2, y: 2, width: 4, height: 1), PixelBox(x: 30, y: 25, width: 1, height: 1),
      ])
    #expect(difference.box == PixelBox(x: 2, y: 2, width: 29, height: 24))
  }

  @Test func theLargestDeltaIsTheSmallestTolerance() throws {
    var random = RandomPixels(seed: 7)
    let reference = try random.canvas(columns: 30, rows: 20, .tints)
    let new = try random.canvas(columns: 30, rows: 20, .colors)
    let needed = UInt8(CanvasDifference(of: reference, and: new).largestDelta)
    let passing = PixelTolerance(everywhere: needed)
    let failing = PixelTolerance(everywhere: needed - 1)
    #expect(CanvasDifference(of: reference, and: new, tolerance: passing).count == 0)
    #expect(CanvasDifference(of: reference, and: new, tolerance: failing).count > 0)
  }

  @Test func whatOnlyOnePictureCoversDiffers() throws {
    let difference = try CanvasDifference(of: flat(), and: flat(columns: 42, rows: 30))
    #expect(difference.sizesDiffer)
    #expect(difference.box == PixelBox(x: 40, y: 0, width: 2, height: 30))
    #expect(difference.count == 60)
  }

  @Test func theDifferenceIsMarkedOnAFadedPicture() throws {
    var new = try flat()
    new[4, 5] = .black
    let picture = try DifferencePicture.draw(reference: flat(), new: new)
    #expect(picture[4, 5] == RGBA(red: 255, green: 0, blue: 128))
    #expect(picture.pixels.filter { $0 == picture[4, 5] }.count == 1)
    #expect(picture[0, 0].red > 200)
  }
}
