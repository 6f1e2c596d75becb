import Support
import Testing
import Typography

@testable import Raster

/// Glyphs that the font holds as bitmaps: `Sbix.ttf`, `Cbdt.ttf`, `Mono.ttf`, `Gray.ttf`.
@Suite struct BitmapGlyphTests {
  private let red = RGBA(red: 255, green: 0, blue: 0)
  /// Green, half clear, on white.
  private let pale = RGBA(red: 127, green: 255, blue: 127)

  @Test(arguments: ["Mono.ttf", "Gray.ttf", "Cbdt.ttf"])
  func facesWithBitmapsOnlyAreRegistered(name: String) throws {
    let font = try Fixture(name)
    #expect(font.faces.count == 1)
    let metrics = HarfBuzzShaper(faces: font.store).metrics(of: font.instance, pointSize: 100)
    #expect(metrics.ascent == 80)
  }

  @Test func bitmapsOfTheSizeAreCopied() throws {
    let canvas = try Fixture("Mono.ttf").paint("H", size: 16)
    // 8 x 16 pixels, one to the right, every second column.
    #expect((0..<10).map { canvas[8, $0] == .black } == (0..<10).map { [1, 3, 5, 7].contains($0) })
    #expect(canvas.inkedPart.map { [$0.rows.lowerBound, $0.rows.upperBound] } == [0, 15])
    let gray = try Fixture("Gray.ttf").paint("x", size: 16)
    #expect(gray[12, 3] == RGBA(red: 127, green: 127, blue: 127))
  }

  @Test(arguments: [8.0, 12, 24, 64])
  func bitmapsAreScaledToTheSize(size: Double) throws {
    let canvas = try Fixture("Mono.ttf").paint("H", size: size)
    let ink = canvas.pixels.reduce(0.0) { $0 + Double(255 - $1.red) / 255 }
    let expected = 64 * (size / 16) * (size / 16)
    #expect(abs(ink / expected - 1) < 0.05, "\(ink) instead of \(expected)")
  }

  @Test(arguments: ["Sbix.ttf", "Cbdt.ttf"], ["x", "H"])
  func picturesKeepTheirColours(font: String, letter: String) throws {
    let canvas = try Fixture(font).paint(letter, size: 16, ink: RGBA(red: 0, green: 0, blue: 255))
    let part = try #require(canvas.inkedPart)
    #expect(part.rows.upperBound == 15)
    #expect(canvas[part.rows.lowerBound + 1, part.columns.lowerBound + 1] == red)
    #expect(canvas[14, part.columns.lowerBound + 1] == pale)
  }

  @Test func theSmallestStrikeThatIsNotBelowTheSizeIsTaken() throws {
    let face = try Fixture("Sbix.ttf").store.open(Fixture("Sbix.ttf").instance).freeType
    let glyph = UInt32(2)
    func side(_ size: Int) -> Int? {
      face.bitmap(of: glyph, size: PixelsPerEm(square: size * 64))?.raster.columns
    }
    #expect([8, 16, 17, 32, 100].map(side) == [16, 16, 32, 32, 32])
  }

  @Test(arguments: [10.0, 20, 50, 400])
  func picturesAreScaledToTheSize(size: Double) throws {
    let canvas = try Fixture("Sbix.ttf").paint("x", size: size)
    let part = try #require(canvas.inkedPart)
    // An edge between pixels is soft, half a pixel of the font to each side when it grows.
    let rim = max(size / 32, 1)
    #expect(abs(Double(part.columns.count) - size) <= 2 * rim)
    #expect(canvas[Int(size / 4), Int(size / 2)] == red)
  }

  @Test func kindsThatAreNotReadHaveNoInk() throws {
    #expect(try Fixture("Sbix.ttf").paint(" ", size: 20).inkedPixels == 0)
  }

  @Test func picturesFollowEachScaleByItself() throws {
    let canvas = try Fixture("Sbix.ttf").paint(
      "x", size: 16, scale: PixelScale(horizontal: 2, vertical: 1))
    let part = try #require(canvas.inkedPart)
    // FreeType puts the picture at the outline's left edge, 50 units or 1.6 pixels from the origin.
    #expect(part.columns == 1...32)
    #expect(part.rows == 0...15)
  }

  /// The emoji that Debian's package brings: one strike of 136 x 128 pixels at 109 pixels per em.
  @Test func debianNotoColorEmojiIsInColour() throws {
    let font = try Fixture("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
    let canvas = try font.paint("\u{1F600}", size: 34)
    let isYellow: (RGBA) -> Bool = { $0.red > 220 && $0.green > 150 && $0.blue < 100 }
    #expect(canvas.pixels.filter(isYellow).count > 300)
    let part = try #require(canvas.inkedPart)
    #expect((38...44).contains(part.columns.count))
  }
}

/// Glyphs that are SVG documents: `Svg.ttf`.
@Suite struct SVGGlyphTests {
  @Test func documentsAreDrawnAndTakeTheInk() throws {
    let ink = RGBA(red: 20, green: 120, blue: 220)
    let font = try Fixture("Svg.ttf")
    let canvas = try font.paint("x", size: 100, ink: ink)
    #expect(canvas[40, 15] == RGBA(red: 255, green: 0, blue: 0))
    #expect(canvas[65, 25] == ink)
    #expect(canvas.inkedPart.map { [$0.columns.lowerBound, $0.columns.upperBound] } == [10, 39])
    #expect(canvas.inkedPart.map { [$0.rows.lowerBound, $0.rows.upperBound] } == [30, 99])
  }

  @Test func aGlyphWithoutDocumentIsDrawnFromItsOutline() throws {
    let canvas = try Fixture("Svg.ttf").paint("H", size: 100)
    #expect(Set(canvas.pixels) == [.white, .black])
  }
}

/// Glyphs that are not drawn as the font holds them: `RefusedSvg.ttf`, `HugeSbix.ttf`, `HugeCbdt.ttf`.
@Suite struct UndrawnPictureTests {
  private func notes(_ font: Fixture, _ text: String) -> [UndrawnPicture] {
    let shaper = HarfBuzzShaper(faces: font.store)
    return shaper.line(text, in: font.instance, pointSize: 17).runs
      .flatMap(shaper.undrawnPictures)
  }

  @Test func aRefusedDocumentIsDrawnFromItsOutlineAndNoted() throws {
    let font = try Fixture("RefusedSvg.ttf")
    let reason = "its SVG document holds a filter, which OpenType leaves open"
    #expect(notes(font, "xx") == [UndrawnPicture(note: .svgNotDrawn, reason: reason)])
    #expect(Set(try font.paint("x", size: 100).pixels) == [.white, .black])
  }

  @Test func othersOfTheSameFaceAreDrawnAndNotNoted() throws {
    let font = try Fixture("RefusedSvg.ttf")
    #expect(notes(font, "H") == [])
    #expect(try font.paint("H", size: 100)[80, 20] == RGBA(red: 0, green: 153, blue: 0))
  }

  @Test func withoutAProgramForDocumentsTheReasonIsThat() throws {
    let store = FaceStore()
    let faces = try store.register(
      path: Repository.path("Tests/Fixtures/Fonts/Svg.ttf"), label: "Svg.ttf", origin: .design)
    let shaper = HarfBuzzShaper(faces: store)
    let run = shaper.line("x", in: FaceInstance(face: faces[0].id), pointSize: 17).runs[0]
    #expect(shaper.undrawnPictures(of: run).map(\.reason) == ["nothing here draws SVG documents"])
  }

  @Test func aPictureOfTooManyPixelsIsNotUnpacked() throws {
    let font = try Fixture("HugeSbix.ttf")
    #expect(notes(font, "x").map(\.note) == [.bitmapNotDrawn])
    #expect(notes(font, "H") == [])
    let face = try font.store.open(font.instance).freeType
    #expect(face.bitmap(of: 2, size: PixelsPerEm(square: 64 * 64)) == nil)
    #expect(face.bitmap(of: 3, size: PixelsPerEm(square: 64 * 64))?.raster.columns == 2048)
  }

  @Test func aPictureLargerThanItsMeasuresIsNotUnpacked() throws {
    let font = try Fixture("HugeCbdt.ttf")
    let face = try font.store.open(font.instance).freeType
    // FreeType keeps to the measures and leaves them empty.
    let raster = try #require(face.bitmap(of: 2, size: PixelsPerEm(square: 16 * 64))).raster
    #expect(raster.samples == Array(repeating: 0, count: 8 * 8 * 4))
  }
}
