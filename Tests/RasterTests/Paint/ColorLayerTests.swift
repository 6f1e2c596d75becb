import Testing
import Typography

@testable import Raster

/// Glyphs with layers and paint graphs: `ColorLayers.ttf` and `ColorPaints.ttf`.
@Suite struct ColorLayerTests {
  private let red = RGBA(red: 255, green: 0, blue: 0)
  private let green = RGBA(red: 0, green: 153, blue: 0)
  private let blue = RGBA(red: 0, green: 0, blue: 255)
  private let halfBlue = RGBA(red: 127, green: 127, blue: 255)
  private let ink = RGBA(red: 20, green: 120, blue: 220)

  private func isNear(_ a: RGBA, _ b: RGBA, by limit: Int = 3) -> Bool {
    [\RGBA.red, \.green, \.blue].allSatisfy {
      abs(Int(a[keyPath: $0]) - Int(b[keyPath: $0])) <= limit
    }
  }

  // MARK: - Version 0

  @Test(arguments: ["ColorLayers.ttf", "ColorLayers.woff2"])
  func layersHaveThePalettesColoursOrTheTexts(font: String) throws {
    let canvas = try Fixture(font).paint("x", size: 100, ink: ink)
    #expect(canvas[65, 25] == red)
    #expect(canvas[90, 25] == ink)
    #expect(canvas[45, 25] == .white)
  }

  @Test func aGlyphWithoutLayersIsDrawnInTheInk() throws {
    let canvas = try Fixture("ColorLayers.ttf").paint("H", size: 100, ink: ink)
    #expect(Set(canvas.pixels) == [.white, ink])
  }

  @Test func palettesAreChosenAndOneThatIsNotThereIsTheFirst() throws {
    let font = try Fixture("ColorLayers.ttf")
    let purple = try font.paint("x", size: 100, palette: 1)[65, 25]
    #expect(isNear(purple, RGBA(red: 128, green: 0, blue: 128)))
    for palette in [0, 2, -1, 70_000] {
      #expect(try font.paint("x", size: 100, palette: palette)[65, 25] == red)
    }
  }

  @Test func theSameGlyphInTwoInksIsDrawnTwice() throws {
    let font = try Fixture("ColorLayers.ttf")
    let lines = [RGBA.black, ink].enumerated().map { index, ink in
      Page.Item.glyphs(
        Pages.glyphs(
          "x", in: font.store, instance: font.instance, size: 100, ink: ink,
          x: Double(index) * 50, baseline: 100))
    }
    let page = Page(
      size: Size(width: 100, height: 100), background: .white, items: lines, texts: [])
    let canvas = try PagePainter(faces: font.store).paint(page, pixelsPerPoint: 1)
    #expect(canvas[90, 25] == .black)
    #expect(canvas[90, 75] == ink)
  }

  @Test func translucentTextHasTranslucentColours() throws {
    var ink = ink
    ink.alpha = 128
    let canvas = try Fixture("ColorLayers.ttf").paint("x", size: 100, ink: ink)
    #expect(isNear(canvas[65, 25], RGBA(red: 255, green: 127, blue: 127)))
  }

  @Test func layersFollowEachScaleByItself() throws {
    let canvas = try Fixture("ColorLayers.ttf").paint(
      "x", size: 50, scale: PixelScale(horizontal: 4, vertical: 2))
    let part = try #require(canvas.inkedPart)
    #expect(part.columns == 10...89)
    #expect(part.rows == 52...99)
  }

  // MARK: - Version 1

  /// A letter, a place in its em of 100 x 100 pixels (baseline at the row 100), and what is there.
  struct Spot: CustomTestStringConvertible {
    var letter: String
    var row: Int
    var column: Int
    var color: RGBA
    var testDescription: String { "\(letter) \(row),\(column)" }
  }

  private static func spot(_ letter: String, _ row: Int, _ column: Int, _ hex: String) -> Spot {
    Spot(letter: letter, row: row, column: column, color: RGBA(hex: hex)!)
  }

  private static let spots: [Spot] = [
    spot("A", 50, 50, "#FF0000"), spot("A", 50, 5, "#FFFFFF"), spot("B", 50, 50, "#7F7FFF"),
    spot("C", 50, 50, "#1478DC"),
    // Gradients from red to blue between the columns 30 and 70.
    spot("D", 50, 12, "#FF0000"), spot("D", 50, 88, "#0000FF"), spot("D", 50, 50, "#7C0082"),
    spot("E", 50, 72, "#EF000F"), spot("E", 50, 28, "#0F00EF"),
    spot("F", 50, 72, "#0F00EF"), spot("F", 50, 28, "#EF000F"),
    // Rings around the middle, from 10 to 30 pixels.
    spot("G", 60, 50, "#FF0000"), spot("G", 60, 88, "#0000FF"), spot("G", 60, 70, "#7A0085"),
    spot("H", 60, 82, "#E00020"), spot("I", 60, 82, "#2000E0"),
    // Sweeps: counter-clockwise from the right.
    spot("J", 58, 85, "#FE0001"), spot("J", 62, 85, "#0300FC"), spot("J", 60, 15, "#7F0080"),
    spot("K", 30, 50, "#7D0082"), spot("K", 60, 85, "#7D0082"), spot("L", 60, 15, "#7D0082"),
    // Moved squares.
    spot("M", 90, 30, "#FF0000"), spot("M", 52, 30, "#FFFFFF"), spot("M", 57, 72, "#FF0000"),
    spot("M", 94, 74, "#FFFFFF"),
    spot("N", 110, 110, "#FF0000"), spot("N", 30, 50, "#FFFFFF"), spot("N", 60, 35, "#FFFFFF"),
    spot("O", 60, 50, "#FF0000"), spot("O", 48, 50, "#FFFFFF"), spot("O", 60, 27, "#FFFFFF"),
    spot("O", 60, 33, "#FF0000"), spot("O", 52, 50, "#FF0000"),
    spot("P", 6, 50, "#FF0000"), spot("P", 24, 10, "#FFFFFF"), spot("P", 60, 3, "#FF0000"),
    spot("P", 24, 86, "#FFFFFF"),
    // Composites: red from -10 to 70, green from 30 to 110.
    spot("R", 50, 10, "#FF0000"), spot("R", 50, 50, "#009900"), spot("R", 50, 90, "#009900"),
    spot("S", 50, 50, "#FFFFFF"), spot("S", 50, 90, "#009900"),
    spot("T", 50, 10, "#FFFFFF"), spot("T", 50, 50, "#009900"), spot("T", 50, 90, "#FFFFFF"),
    spot("U", 50, 50, "#FF9900"), spot("V", 50, 50, "#000000"),
    spot("W", 50, 50, "#FF0000"), spot("X", 50, 50, "#800080"),
    // Only its clip box, from 20 to 60 across and 10 to 50 up.
    spot("Z", 70, 40, "#009900"), spot("Z", 70, 65, "#FFFFFF"), spot("Z", 48, 40, "#FFFFFF"),
  ]

  @Test(arguments: spots)
  func paintsAreWhatTheGraphSays(spot: Spot) throws {
    let canvas = try Fixture("ColorPaints.ttf").paint(spot.letter, size: 100, ink: ink)
    let color = canvas[spot.row, spot.column]
    #expect(isNear(color, spot.color, by: 6), "\(color.hex) instead of \(spot.color.hex)")
  }

  @Test func skewsLeanLeftForAPositiveAngle() throws {
    let canvas = try Fixture("ColorPaints.ttf").paint("Q", size: 100)
    // At the top, 80 pixels up, the square has moved by 80 * tan 20 degrees = 29 to the left.
    #expect(canvas[22, 50] == red)
    #expect(canvas[22, 70] == .white)
    #expect(canvas[98, 85] == red)
  }

  @Test func cyclesEndWithoutInk() throws {
    #expect(try Fixture("ColorPaints.ttf").paint("Y", size: 100).inkedPixels == 0)
  }

  @Test(arguments: ["A", "D", "J", "R"])
  func hugeGlyphsAreDrawnWithinTheCanvas(letter: String) throws {
    let canvas = try Fixture("ColorPaints.ttf").paint(letter, size: 700)
    #expect(canvas.inkedPixels > 200_000)
  }
}
