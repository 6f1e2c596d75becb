import Support
import Testing

@testable import Typography

/// What the record says of a text: stretches, stand-ins, ink outside of lines.
struct TextRecordTests {
  let plain = Font.custom("Plain", fixedSize: 10)
  static let other = Faces.face("Other", weight: 400)
  static let catalog = FaceCatalog(faces: [Faces.face("Plain", weight: 400), other])

  @Test func facesThatStoodInAreNamedWithWhatTheyDrew() {
    let shaper = FixedAdvanceShaper(missing: ["é", "👩‍🚀", "x"], faces: [Self.other])
    let page = TestPage(catalog: Self.catalog, shaper: shaper)({
      Text(verbatim: "aé👩‍🚀b\néxé").font(plain)
    })
    let record = page.texts[0]
    #expect(
      record.fallbacks == [
        TextRecord.Fallback(
          postScriptName: "Other-400", family: "Other", file: "Fonts/Other-400.ttf",
          characters: ["é", "👩‍🚀", "x"])
      ])
    #expect(record.missingGlyphs == [])
    #expect(record.notes == ["character-fallback"])
  }

  @Test func charactersThatNothingCoversAreMissing() {
    let page = TestPage(shaper: FixedAdvanceShaper(missing: ["é"]))({
      Text(verbatim: "éa").font(plain)
    })
    #expect(page.texts[0].missingGlyphs == ["é"])
    #expect(page.texts[0].fallbacks == [])
    #expect(page.texts[0].notes == ["missing-glyphs"])
  }

  @Test func anEllipsisThatStandsInIsSaid() {
    let shaper = FixedAdvanceShaper(missing: ["…"], faces: [Self.other])
    let page = TestPage(width: 20, catalog: Self.catalog, shaper: shaper)({
      Text(verbatim: "abcdef").font(plain).lineLimit(1)
    })
    #expect(page.texts[0].fallbacks.map(\.characters) == [["…"]])
  }

  @Test func stretchesAreSaidInOrder() {
    let text = Text(verbatim: "ab").font(plain) + Text(verbatim: "cd").baselineOffset(2).underline()
    let record = TestPage()({ text.font(.custom("Plain", fixedSize: 20)) }).texts[0]
    #expect(record.text == "abcd")
    #expect(record.spans.map(\.text) == ["ab", "cd"])
    #expect(record.spans.map(\.font.pointSize) == [10, 20])
    #expect(record.spans.map(\.baselineOffset) == [0, 2])
    #expect(record.spans.map(\.isUnderlined) == [false, true])
    #expect(record.font.pointSize == 10)
  }

  @Test func theNotesAreThoseOfAllStretches() {
    let text = Text(verbatim: "a").font(plain) + Text(verbatim: "b").font(plain).italic()
    #expect(TestPage()({ text }).texts[0].notes == ["no-italic"])
  }

  @Test func inkThatLeavesItsLineIsMeasured() throws {
    func record(top: Double, bottom: Double) -> TextRecord {
      TestPage(shaper: FixedAdvanceShaper(inkTop: top, inkBottom: bottom))({
        Text(verbatim: "a").font(plain)
      }).texts[0]
    }
    let overflow = try #require(record(top: 1.025, bottom: 0.2).inkOverflow)
    #expect(abs(overflow.top - 1.25) < 1e-9)
    #expect(overflow.bottom == 0)
    #expect(record(top: 1.025, bottom: 0.2).notes == ["ink-overflow"])
    #expect(record(top: 0.5, bottom: 0.4).inkOverflow?.top == 0)
    // Half a pixel is a quarter of a point here.
    #expect(record(top: 0.925, bottom: 0).inkOverflow == nil)
    #expect(record(top: 0.9, bottom: 0.3).inkOverflow == nil)
  }

  @Test func aTightLineHeightLetsInkOut() {
    let page = TestPage()({
      Text(verbatim: "a").font(plain).lineHeight(.multiple(factor: 0.6))
    })
    // The line loses 3 points above and below: 6 are left for 7 points of ink.
    #expect(page.texts[0].inkOverflow == TextRecord.InkOverflow(top: 1, bottom: 0))
  }

  @Test func inkThatAnOffsetMovesKeepsInsideTheGrownLine() {
    let page = TestPage()({ Text(verbatim: "a").font(plain).baselineOffset(8) })
    #expect(page.texts[0].inkOverflow == nil)
  }
}
