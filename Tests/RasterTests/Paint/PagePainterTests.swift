import Testing
import Typography

@testable import Raster

@Suite struct PagePainterTests {
  private let red = RGBA(red: 255, green: 0, blue: 0)

  private func paint(
    _ items: [Page.Item], width: Double = 4, height: Double = 4, scale: Double = 1
  ) throws -> Canvas {
    let page = Page(
      size: Size(width: width, height: height), background: .white, items: items, texts: [])
    return try PagePainter(faces: FaceStore()).paint(page, pixelsPerPoint: scale)
  }

  /// The canvas as characters: `.` white, `#` the colour, `+` between.
  private func picture(_ canvas: Canvas, of color: RGBA) -> [String] {
    (0..<canvas.rows).map { row in
      String(
        (0..<canvas.columns).map { column -> Character in
          let pixel = canvas[row, column]
          return pixel == .white ? "." : pixel == color ? "#" : "+"
        })
    }
  }

  @Test func sizeIsRoundedUp() throws {
    let canvas = try paint([], width: 10.2, height: 3, scale: 1.5)
    #expect(canvas.columns == 16)
    #expect(canvas.rows == 5)
  }

  @Test func roundingNoiseAddsNoPixel() throws {
    #expect(try paint([], width: 0.1 + 0.2, height: 1, scale: 10).columns == 3)
  }

  @Test func rectanglesAreRoundedToPixels() throws {
    let canvas = try paint([.rectangle(Rect(x: 0.6, y: 1.4, width: 2, height: 1.2), red)])
    #expect(picture(canvas, of: red) == ["....", ".##.", ".##.", "...."])
  }

  @Test func hairlinesKeepOnePixel() throws {
    let canvas = try paint([.rectangle(Rect(x: 0, y: 1.1, width: 4, height: 0.33), red)])
    #expect(picture(canvas, of: red) == ["....", "####", "....", "...."])
  }

  @Test func shapesBeyondTheCanvasAreCut() throws {
    let canvas = try paint([.rectangle(Rect(x: -1e12, y: -5, width: 6, height: 100), red)])
    #expect(picture(canvas, of: red) == ["....", "....", "....", "...."])
    let half = try paint([.rectangle(Rect(x: -5, y: -5, width: 7, height: 100), red)])
    #expect(picture(half, of: red) == ["##..", "##..", "##..", "##.."])
  }

  @Test func emptyRectanglesLeaveNothing() throws {
    let canvas = try paint([
      .rectangle(Rect(x: 1, y: 1, width: 0, height: 2), red),
      .rectangle(Rect(x: .nan, y: 1, width: 1, height: 2), red),
    ])
    #expect(picture(canvas, of: red) == ["....", "....", "....", "...."])
  }

  @Test func translucentInkIsBlendedWithRounding() throws {
    let half = RGBA(red: 0, green: 0, blue: 0, alpha: 128)
    let canvas = try paint([.rectangle(Rect(x: 0, y: 0, width: 1, height: 1), half)])
    #expect(canvas[0, 0] == half.composited(over: .white))
  }

  @Test func imagePlaceholderIsABoxWithDiagonals() throws {
    let canvas = try paint(
      [.imagePlaceholder(Rect(x: 0, y: 0, width: 7, height: 7), red)], width: 7, height: 7)
    #expect(picture(canvas, of: red)[0] == "#######")
    #expect(canvas[3, 3] == red)
    #expect(canvas[1, 1] == red)
    #expect(canvas[1, 5] == red)
    #expect(canvas[1, 3] == .white)
    #expect(canvas[3, 1] == .white)
  }

  @Test func hugeCanvasIsAnError() {
    #expect(throws: CanvasError.tooLarge(columns: 10_000, rows: 10_000, limit: 64 << 20)) {
      try paint([], width: 100, height: 100, scale: 100)
    }
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func scaleHasToBeAbove0(scale: Double) {
    #expect(throws: CanvasError.self) { try paint([], scale: scale) }
  }
}

// MARK: - Glyphs

extension PagePainterTests {
  @Test(arguments: [
    (0.0, 0, 0), (0.124, 0, 0), (0.126, 0, 1), (0.5, 0, 2), (0.9, 1, 0), (-0.25, -1, 3),
  ])
  func pensAreRoundedToQuarterPixels(x: Double, column: Int, quarter: Int) throws {
    let pen = try #require(
      Pen(at: Point(x: x, y: 2.5), scale: PixelScale(1)))
    #expect(pen.column == column)
    #expect(pen.quarter == quarter)
    #expect(pen.row == 3)
  }

  @Test func quartersMoveTheInkAndKeepItsAmount() throws {
    let (store, instance) = try TestFonts.sans.open()
    let face = try store.open(instance).freeType
    let glyph = try #require(try store.open(instance).harfBuzz.glyph(of: "l"))
    let images = try (0...3).map { quarter in
      try #require(face.coverage(of: glyph, size: 17 * 64, quarter: quarter))
    }
    let amounts = images.map { $0.coverage.reduce(0) { $0 + Int($1) } }
    let centers = images.map { image -> Double in
      let moments = image.coverage.enumerated().map {
        Double($0.offset % image.columns) * Double($0.element)
      }
      let ink = image.coverage.reduce(0) { $0 + Double($1) }
      return Double(image.left) + moments.reduce(0, +) / ink
    }
    #expect(Double(amounts.max()! - amounts.min()!) < Double(amounts[0]) * 0.02)
    // A pixel knows how much of it is covered, not where: a thin stem's centre is a little off.
    for quarter in 1...3 {
      #expect(abs(centers[quarter] - centers[0] - Double(quarter) / 4) < 0.12)
    }
  }

  @Test func theCacheNeverShows() throws {
    let (store, page) = try Pages.line(
      "Hamburgefonstiv", font: .sans, size: 17, ink: .black, ground: .white)
    let tiny = PagePainter(faces: store, blending: .encoded, cache: GlyphCache(byteLimit: 1))
    let painter = PagePainter(faces: store)
    let first = try painter.paint(page, pixelsPerPoint: 1)
    #expect(try painter.paint(page, pixelsPerPoint: 1) == first)
    #expect(try tiny.paint(page, pixelsPerPoint: 1) == first)
    #expect(try tiny.paint(page, pixelsPerPoint: 1) == first)
  }

  @Test func clippedGlyphsLookLikeWholeOnes() throws {
    let (store, instance) = try TestFonts.sans.open()
    let face = try store.open(instance).freeType
    let glyph = try #require(try store.open(instance).harfBuzz.glyph(of: "g"))
    let whole = try #require(face.coverage(of: glyph, size: 40 * 64, quarter: 1))
    let clip = GlyphClip(columns: -100..<100, rows: -100..<100)
    let clipped = try #require(face.coverage(of: glyph, size: 40 * 64, quarter: 1, clip: clip))
    #expect(clipped.columns == whole.columns)
    #expect(clipped.rows == whole.rows)
    let part = GlyphClip(columns: 3..<8, rows: -5..<5)
    let cut = try #require(face.coverage(of: glyph, size: 40 * 64, quarter: 1, clip: part))
    for row in 0..<10 {
      for column in 0..<5 {
        let x = 3 + column - whole.left
        let y = -5 + row - whole.top
        let difference =
          Int(cut.coverage[row * 5 + column]) - Int(whole.coverage[y * whole.columns + x])
        // The rasteriser rounds where it cuts a curve.
        #expect(abs(difference) <= 2)
      }
    }
  }

  @Test func absurdSizesAreDrawnWithinTheCanvas() throws {
    let (store, instance) = try TestFonts.sans.open()
    for size in [5000.0, 60_000, 1e9] {
      let line = Pages.glyphs(
        "H", in: store, instance: instance, size: size, ink: .black, x: -size / 3, baseline: 200)
      let page = Page(
        size: Size(width: 300, height: 300), background: .white, items: [.glyphs(line)], texts: [])
      let canvas = try PagePainter(faces: store).paint(page, pixelsPerPoint: 1)
      #expect(canvas.columns == 300)
    }
  }

  @Test func linearLightIsThinnerOnWhite() throws {
    let (store, page) = try Pages.line(
      "Hamburg", font: .sans, size: 17, ink: .black, ground: .white)
    let encoded = try PagePainter(faces: store).paint(page, pixelsPerPoint: 1)
    let linear = try PagePainter(faces: store, blending: .linear).paint(page, pixelsPerPoint: 1)
    func ink(_ canvas: Canvas) -> Int { canvas.pixels.reduce(0) { $0 + 255 - Int($1.red) } }
    #expect(ink(linear) < ink(encoded) * 9 / 10)
  }
}
