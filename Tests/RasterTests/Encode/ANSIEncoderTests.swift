import Raster
import RasterSupport
import Support
import Testing
import Typography

@Suite struct ANSIEncoderTests {
  /// A page of text with colours, as cells, and its pixels.
  private func frame(height: Double = 60) throws -> (canvas: Canvas, grid: CellGrid) {
    let (store, instance) = try TestFonts.sans.open()
    let line = Pages.glyphs(
      "Hamburg AVA", in: store, instance: instance, size: 22, ink: RGBA(hex: "#0A84FF")!)
    let page = Page(
      size: Size(width: 150, height: height), background: RGBA(hex: "#1C1C1E")!,
      items: [
        .rectangle(Rect(x: 3, y: 3, width: 40, height: 50), RGBA(hex: "#FF9F0A")!), .glyphs(line),
        .imagePlaceholder(Rect(x: 80, y: 5, width: 50, height: 40), RGBA(hex: "#FFFFFF80")!),
      ], texts: [])
    let canvas = try PagePainter(faces: store).paint(page, pixelsPerPoint: 1)
    return (canvas, HalfBlocks.cells(of: canvas, ground: page.background))
  }

  @Test func trueColorDecodesToTheExactCanvas() throws {
    let (canvas, grid) = try frame()
    let pixels = try ANSIDecoder.pixels(of: ANSIEncoder(depth: .trueColor).encode(grid))
    #expect(pixels.count == canvas.rows)
    #expect(Array(pixels.joined()) == canvas.pixels)
  }

  @Test func anOddLastRowLiesOnTheGround() throws {
    let (canvas, grid) = try frame(height: 61)
    let pixels = try ANSIDecoder.pixels(of: ANSIEncoder(depth: .trueColor).encode(grid))
    #expect(pixels.count == 62)
    #expect(Array(pixels[..<61].joined()) == canvas.pixels)
    #expect(pixels[61].allSatisfy { $0 == RGBA(hex: "#1C1C1E") })
  }

  @Test func palettesDecodeToTheNearestColours() throws {
    let (canvas, grid) = try frame()
    let cube = try ANSIDecoder.pixels(of: ANSIEncoder(depth: .palette256).encode(grid))
    #expect(Array(cube.joined()) == canvas.pixels.map { Palette.color(Palette.nearest256($0)) })
    let ansi = try ANSIDecoder.pixels(of: ANSIEncoder(depth: .palette16).encode(grid))
    #expect(Array(ansi.joined()) == canvas.pixels.map { Palette.color(Palette.nearest16($0)) })
  }

  @Test func withoutColourThereIsNoEscape() throws {
    let (_, grid) = try frame()
    let ground = RGBA(hex: "#1C1C1E")!
    let bytes = ANSIEncoder(depth: .none, ground: ground).encode(grid)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!bytes.contains(0x1B))
    #expect(Set(text).isSubset(of: [" ", "▀", "▄", "█", "\n"]))
    #expect(text.split(separator: "\n").allSatisfy { $0.count == 150 })
    #expect(text.contains("█"))
    #expect(bytes == PlainTextEncoder(ground: ground).encode(grid))
  }

  @Test func coloursAreSetOnlyWhenTheyChange() {
    let cell = CellGrid.Cell(symbol: " ", foreground: .black, background: .white)
    let grid = CellGrid(columns: 3, rows: 1, filledWith: cell)
    let text = String(decoding: ANSIEncoder(depth: .trueColor).encode(grid), as: UTF8.self)
    #expect(text == "\u{1B}[48;2;255;255;255m   \u{1B}[0m\n")
  }

  @Test func symbolsAreSwappedRatherThanColours() {
    var grid = CellGrid(
      columns: 4, rows: 1,
      filledWith: CellGrid.Cell(symbol: "▀", foreground: .black, background: .white))
    grid[0, 1] = CellGrid.Cell(symbol: "▀", foreground: .white, background: .black)
    grid[0, 2] = CellGrid.Cell(symbol: " ", foreground: .black, background: .black)
    grid[0, 3] = CellGrid.Cell(symbol: " ", foreground: .white, background: .white)
    let text = String(decoding: ANSIEncoder(depth: .palette16).encode(grid), as: UTF8.self)
    #expect(text == "\u{1B}[30;107m▀▄█ \u{1B}[0m\n")
  }

  @Test(arguments: Mosaic.allCases, RandomPixels.Kind.allCases)
  func everyMosaicDecodesToItsPixels(mosaic: Mosaic, kind: RandomPixels.Kind) throws {
    var random = RandomPixels(seed: 17)
    let canvas = try random.canvas(columns: 60, rows: 36, kind)
    let grid = mosaic.cells(of: canvas, ground: .white)
    let depths: [(ColorDepth, (RGBA) -> RGBA)] = [
      (.trueColor, { $0 }), (.palette256, { Palette.color(Palette.nearest256($0)) }),
      (.palette16, { Palette.color(Palette.nearest16($0)) }),
    ]
    for (depth, shown) in depths {
      let bytes = ANSIEncoder(depth: depth).encode(grid)
      let pixels = try ANSIDecoder.pixels(of: bytes, mosaic: mosaic)
      #expect(pixels == grid.pixels.map { $0.map(shown) }, "\(depth)")
    }
  }

  @Test(arguments: Mosaic.allCases)
  func withoutColourEveryMosaicFollowsThePixels(mosaic: Mosaic) throws {
    var random = RandomPixels(seed: 19)
    let canvas = try random.canvas(columns: 24, rows: 12, .blackAndWhite)
    let grid = mosaic.cells(of: canvas, ground: .white)
    let text = String(
      decoding: ANSIEncoder(depth: .none, ground: .white).encode(grid), as: UTF8.self)
    let symbols = text.unicodeScalars.filter { $0 != "\n" }
    #expect(Array(symbols) == grid.monochrome(ground: .white).cells.map(\.symbol))
  }

  /// Dots do not fill their pixels: exchanged colours would look different.
  @Test func brailleIsNeverExchanged() {
    var grid = CellGrid(
      columns: 3, rows: 1,
      filledWith: CellGrid.Cell(symbol: "\u{2801}", foreground: .black, background: .white),
      mosaic: .braille)
    grid[0, 1] = CellGrid.Cell(symbol: "\u{28FE}", foreground: .white, background: .black)
    grid[0, 2] = CellGrid.Cell(symbol: " ", foreground: .white, background: .white)
    let text = String(decoding: ANSIEncoder(depth: .palette16).encode(grid), as: UTF8.self)
    #expect(text == "\u{1B}[30;107m\u{2801}\u{1B}[97;40m\u{28FE}\u{1B}[107m \u{1B}[0m\n")
  }

  @Test func depthsAreSpelledAsOnTheCommandLine() {
    #expect(ColorDepth.allCases.map(\.rawValue) == ["truecolor", "256", "16", "none"])
  }
}
