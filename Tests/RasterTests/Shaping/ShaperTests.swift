import Raster
import Support
import Testing
import Typography

@Suite struct ShaperTests {
  private func shape(
    _ text: String, font: TestFonts = .sans, range: Range<Int>? = nil,
    direction: LayoutDirection = .leftToRight, features: [String: Int] = [:], size: Double = 16
  ) throws -> ShapedText {
    var (store, instance) = try font.open()
    instance.features = features
    return HarfBuzzShaper(faces: store).shape(
      Paragraph(
        text, font: FontCascade(instance), pointSize: size,
        traits: ParagraphTraits(direction: direction)),
      range: range ?? 0..<text.utf8.count)
  }

  @Test func fiftyDifferentSamples() {
    #expect(Set(Samples.strings).count == 50)
  }

  @Test func emptyRangeHasNoRuns() throws {
    #expect(try shape("abc", range: 1..<1).runs.isEmpty)
    #expect(try shape("").runs.isEmpty)
  }

  @Test func clustersAreOffsetsIntoTheWholeParagraph() throws {
    let shaped = try shape("äb cd", range: 3..<6)
    #expect(shaped.runs.flatMap(\.glyphs).map(\.cluster) == [3, 4, 5])
    #expect(shaped.runs.map(\.range) == [3..<6])
  }

  /// The project's own fonts have no Hebrew: the order holds for missing glyphs too.
  @Test(arguments: ["abc אבג def", "אב 12 ג"])
  func theOrderIsThatOfDebianDejaVuWhichHasTheLetters(text: String) throws {
    let drawn = try shape(text, font: .dejaVu).runs.flatMap(\.glyphs)
    #expect(!drawn.contains { $0.id == 0 })
    #expect(drawn.map(\.cluster) == (try shape(text)).runs.flatMap(\.glyphs).map(\.cluster))
  }

  @Test func mixedDirectionsComeOutInVisualOrder() throws {
    // abc אבג def: the Hebrew letters stand at 4, 6 and 8 and are read from the right.
    let shaped = try shape("abc אבג def")
    #expect(
      shaped.runs.flatMap(\.glyphs).map(\.cluster) == [0, 1, 2, 3, 8, 6, 4, 10, 11, 12, 13])
    #expect(shaped.runs.filter(\.isRightToLeft).map(\.range) == [4..<10])
  }

  @Test func theFirstLetterDecidesTheDirectionOfAParagraph() throws {
    let shaped = try shape("אבג def")
    #expect(shaped.runs.flatMap(\.glyphs).map(\.cluster) == [7, 8, 9, 6, 4, 2, 0])
  }

  @Test func withoutLettersTheLayoutDecidesTheDirection() throws {
    #expect(
      try shape("1 + 2", direction: .rightToLeft).runs.flatMap(\.glyphs).map(\.cluster)
        == [4, 3, 2, 1, 0])
    #expect(
      try shape("a + b", direction: .rightToLeft).runs.flatMap(\.glyphs).map(\.cluster)
        == [0, 1, 2, 3, 4])
  }

  @Test func numbersInsideRightToLeftTextKeepTheirOrder() throws {
    let clusters = try shape("אב 12 ג").runs.flatMap(\.glyphs).map(\.cluster)
    #expect(clusters == [8, 7, 5, 6, 4, 2, 0])
  }

  @Test func trailingSpacesOfALineLieAtTheParagraphsEnd() throws {
    // The line "a אב " of a left-to-right paragraph: its space stands on the right.
    let rightwards = try shape("a אב גד", range: 0..<7).runs.flatMap(\.glyphs).map(\.cluster)
    #expect(rightwards == [0, 1, 4, 2, 6])
    let leftwards = try shape("אב גד", range: 0..<5).runs.flatMap(\.glyphs).map(\.cluster)
    #expect(leftwards == [4, 2, 0])
  }

  @Test(arguments: [
    "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{0}", "\u{1B}", "\u{9B}",
  ])
  func controlsTakeNoRoomAndAreNeverMissing(control: String) throws {
    let shaped = try shape("ab\(control)")
    #expect(shaped.width == (try shape("ab")).width)
    #expect(!shaped.runs.flatMap(\.glyphs).contains { $0.id == 0 })
  }

  @Test func tabIsAsWideAsASpace() throws {
    #expect(try shape("a\tb").width == (try shape("a b")).width)
  }

  @Test func aMissingCharacterIsGlyphZero() throws {
    let glyphs = try shape("a\u{4E2D}b").runs.flatMap(\.glyphs)
    #expect(glyphs.first { $0.cluster == 1 }?.id == 0)
  }

  @Test func featuresChangeGlyphs() throws {
    let proportional = try shape("1110").runs[0].glyphs
    let tabular = try shape("1110", features: ["tnum": 1]).runs[0].glyphs
    #expect(proportional.map(\.advance) == [369, 369, 369, 619].map { $0 * 0.016 })
    #expect(tabular.map(\.advance) == [588, 588, 588, 588].map { $0 * 0.016 })
  }

  @Test func pairsAreKerned() throws {
    let glyphs = try shape("AVAV", size: 1000).runs[0].glyphs
    #expect(glyphs.map(\.advance) == [626, 608, 626, 660])
  }

  @Test func advancesGrowWithTheSizeExactly() throws {
    let small = try shape("Hamburg", size: 10).width
    #expect(abs(small - 43.27) < 1e-9)
    let large = try shape("Hamburg", size: 40).width
    #expect(abs(large - small * 4) < 1e-9)
  }

  @Test func anUnregisteredFaceGivesNoGlyphs() {
    let shaper = HarfBuzzShaper(faces: FaceStore())
    let instance = FaceInstance(face: FaceDescription.ID(file: "nowhere.ttf"))
    #expect(shaper.line("abc", in: instance, pointSize: 10).runs.isEmpty)
    #expect(shaper.metrics(of: instance, pointSize: 10).ascent == 0)
  }

  @Test func replacedFilesAreShapedAnew() throws {
    let store = FaceStore()
    let faces = try store.register(path: TestFonts.sans.path, label: "a", origin: .design)
    let shaper = HarfBuzzShaper(faces: store)
    func width() -> Double {
      shaper.line("Hamburg", in: FaceInstance(face: faces[0].id), pointSize: 10).width
    }
    let before = width()
    try store.register(path: TestFonts.serif.path, label: "a", origin: .design)
    #expect(width() != before)
    #expect(store.fonts.faces.count == 1)
  }
}

// MARK: - Metrics

extension ShaperTests {
  @Test(arguments: [(TestFonts.sans, 520.0), (.blackItalic, 534), (.variable, 520), (.serif, 486)])
  func metricsAreThoseOfTheHorizontalHeader(font: TestFonts, xHeight: Double) throws {
    let (store, instance) = try font.open()
    let metrics = HarfBuzzShaper(faces: store).metrics(of: instance, pointSize: 1000)
    #expect(metrics.ascent == 950)
    #expect(metrics.descent == 250)
    #expect(metrics.lineGap == 0)
    #expect(metrics.capHeight == 710)
    #expect(metrics.xHeight == xHeight)
  }

  @Test func metricsOfDebianInterAreThoseOfItsHeaderInItsOwnUnits() throws {
    // Inter 4.0: 2816 units per em, hhea 2728 / -680 / 0, x-height 1536, capital height 2048.
    let (store, instance) = try TestFonts.inter.open()
    let metrics = HarfBuzzShaper(faces: store).metrics(of: instance, pointSize: 2816)
    #expect(metrics.ascent == 2728)
    #expect(metrics.descent == 680)
    #expect(metrics.lineGap == 0)
    #expect(metrics.capHeight == 2048)
    #expect(metrics.xHeight > 1400 && metrics.xHeight < 1600)
  }
}
