import Raster
import Support
import Testing
import Typography

@Suite struct ShaperTests {
  private func shape(
    _ text: String, font: TestFonts = .lato, range: Range<Int>? = nil,
    isRightToLeft: Bool = false, features: [String: Int] = [:], size: Double = 16
  ) throws -> ShapedText {
    var (store, instance) = try font.open()
    instance.features = features
    return HarfBuzzShaper(faces: store).shape(
      text, range: range ?? 0..<text.utf8.count, instance: instance, pointSize: size,
      traits: ParagraphTraits(isRightToLeft: isRightToLeft))
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

  @Test func mixedDirectionsComeOutInVisualOrder() throws {
    // abc אבג def: the Hebrew letters stand at 4, 6 and 8 and are read from the right.
    let shaped = try shape("abc אבג def")
    #expect(
      shaped.runs.flatMap(\.glyphs).map(\.cluster) == [0, 1, 2, 3, 8, 6, 4, 10, 11, 12, 13])
    #expect(shaped.runs.filter(\.isRightToLeft).map(\.range) == [4..<10])
  }

  @Test func rightToLeftParagraphTurnsTheRunsRound() throws {
    let shaped = try shape("abc אבג def", isRightToLeft: true)
    let clusters = shaped.runs.flatMap(\.glyphs).map(\.cluster)
    #expect(clusters == [11, 12, 13, 10, 8, 6, 4, 3, 0, 1, 2])
  }

  @Test func numbersInsideRightToLeftTextKeepTheirOrder() throws {
    let clusters = try shape("אב 12 ג").runs.flatMap(\.glyphs).map(\.cluster)
    #expect(clusters == [8, 7, 5, 6, 4, 2, 0])
  }

  @Test func trailingSpacesOfALineLieAtTheParagraphsEnd() throws {
    // The line "אב " of a left-to-right paragraph: its space stands on the right.
    let clusters = try shape("אב גד", range: 0..<5).runs.flatMap(\.glyphs).map(\.cluster)
    #expect(clusters == [2, 0, 4])
  }

  @Test(arguments: [
    "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{0}", "\u{1B}", "\u{9B}",
  ])
  func controlsTakeNoRoomAndAreNeverMissing(control: String) throws {
    let shaped = try shape("ab\(control)", font: .inter)
    #expect(shaped.width == (try shape("ab", font: .inter)).width)
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
    let proportional = try shape("1110", font: .inter).runs[0].glyphs
    let tabular = try shape("1110", font: .inter, features: ["tnum": 1]).runs[0].glyphs
    #expect(proportional[0].advance != proportional[3].advance)
    #expect(tabular[0].advance == tabular[3].advance)
  }

  @Test func placesInsideKerningAreNotSafeToBreak() throws {
    let glyphs = try shape("AVAV").runs[0].glyphs
    #expect(glyphs[0].isSafeToBreakBefore)
    #expect(!glyphs[1].isSafeToBreakBefore)
  }

  @Test func advancesGrowWithTheSizeExactly() throws {
    let small = try shape("Hamburg", size: 10).width
    let large = try shape("Hamburg", size: 40).width
    #expect(abs(large - small * 4) < 1e-9)
  }

  @Test func anUnregisteredFaceGivesNoGlyphs() {
    let shaper = HarfBuzzShaper(faces: FaceStore())
    let instance = FaceInstance(face: FaceDescription.ID(file: "nowhere.ttf"))
    let shaped = shaper.shape(
      "abc", range: 0..<3, instance: instance, pointSize: 10, traits: ParagraphTraits())
    #expect(shaped.runs.isEmpty)
    #expect(shaper.metrics(of: instance, pointSize: 10).lineHeight == 0)
  }

  @Test func replacedFilesAreShapedAnew() throws {
    let store = FaceStore()
    let faces = try store.register(path: TestFonts.lato.path, label: "a", origin: .design)
    let shaper = HarfBuzzShaper(faces: store)
    func width() -> Double {
      shaper.shape(
        "Hamburg", range: 0..<7, instance: FaceInstance(face: faces[0].id), pointSize: 10,
        traits: ParagraphTraits()
      ).width
    }
    let before = width()
    try store.register(path: TestFonts.inter.path, label: "a", origin: .design)
    #expect(width() != before)
    #expect(store.fonts.faces.count == 1)
  }
}

// MARK: - Metrics

extension ShaperTests {
  @Test func metricsAreThoseOfTheHorizontalHeader() throws {
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
