import Support
import Testing

@testable import Typography

/// Space between characters, offsets, lines along text and mixed sizes.
struct SpacingAndLinesTests {
  let plain = Font.custom("Plain", fixedSize: 10)
  func sized(_ size: Double) -> Font { .custom("Plain", fixedSize: size) }

  @Test func trackingComesBeforeKerning() {
    func width(_ text: Text) -> Double { TestPage()({ text.font(plain) }).texts[0].lines[0].width }
    let text = Text(verbatim: "abcd")
    #expect(width(text.kerning(2)) == 32)
    #expect(width(text.kerning(2).tracking(-1)) == 20)
    #expect(width(text.tracking(0).kerning(3)) == 36)
  }

  @Test func trackingThatIsAPartOfTheSizeKeepsItsRatio() {
    var style = DesignStyle(name: "s")
    style.families = ["Plain"]
    style.size = 20
    style.trackingOfSize = -0.05
    style.tracking = -1
    for size in DynamicTypeSize.allCases {
      let page = TestPage()({ Text(verbatim: "abcd").styled(as: style).dynamicTypeSize(size) })
      let record = page.texts[0]
      #expect(abs(record.tracking + 0.05 * record.font.pointSize) < 1e-9)
      #expect(abs(record.lines[0].width - 4 * 0.55 * record.font.pointSize) < 1e-9)
    }
    style.trackingOfSize = nil
    let page = TestPage()({
      Text(verbatim: "abcd").styled(as: style).dynamicTypeSize(.accessibility5)
    })
    #expect(page.texts[0].tracking == -1)
  }

  @Test func pointsTakeThePlaceOfAPartOfTheSize() {
    var style = DesignStyle(name: "s")
    style.families = ["Plain"]
    style.size = 10
    style.trackingOfSize = 0.1
    let page = TestPage()({ Text(verbatim: "abcd").tracking(3).styled(as: style) })
    #expect(page.texts[0].tracking == 3)
  }

  @Test func aPartOfTheSizeShrinksWithItsText() {
    var style = DesignStyle(name: "s")
    style.families = ["Plain"]
    style.size = 10
    style.trackingOfSize = 0.1
    let page = TestPage(width: 14)({
      Text(verbatim: "abcd").styled(as: style).lineLimit(1).minimumScaleFactor(0.1)
    })
    #expect(page.texts[0].scaleFactor == 0.5)
    #expect(page.texts[0].tracking == 0.5)
  }

  @Test func onlyTrackingTakesLigaturesApart() {
    func features(_ text: Text) -> [String: Int] {
      TestPage()({ text.font(plain) }).glyphLines[0].instance.features
    }
    #expect(features(Text(verbatim: "ffi").tracking(1)) == ["liga": 0, "clig": 0])
    #expect(features(Text(verbatim: "ffi").kerning(1)) == [:])
  }

  @Test func spaceStandsBehindCharactersInTheDirectionOfReading() {
    func run(isRightToLeft: Bool) -> ShapedRun {
      let glyphs = [0, 0, 1].map { ShapedGlyph(id: 1, cluster: $0, advance: 6) }
      return ShapedRun(
        instance: FaceInstance(face: FaceDescription.ID(file: "a")), pointSize: 10, glyphs: glyphs,
        range: 0..<2, isRightToLeft: isRightToLeft)
    }
    func glyphs(isRightToLeft: Bool) -> [ShapedGlyph] {
      ShapedText(runs: [run(isRightToLeft: isRightToLeft)]).spaced { _ in 2 }.runs[0].glyphs
    }
    #expect(glyphs(isRightToLeft: false).map(\.advance) == [6, 8, 8])
    #expect(glyphs(isRightToLeft: false).map(\.offset.x) == [0, 0, 0])
    #expect(glyphs(isRightToLeft: true).map(\.advance) == [8, 6, 8])
    #expect(glyphs(isRightToLeft: true).map(\.offset.x) == [2, 0, 2])
  }

  @Test func aBaselineOffsetMovesGlyphsAndGrowsTheLine() {
    func page(_ offset: Double) -> Page {
      TestPage()({ Text(verbatim: "a").font(plain).baselineOffset(offset) })
    }
    #expect(page(4).size.height == 16)
    #expect(page(4).texts[0].lines[0].baseline == 13)
    #expect(page(4).glyphLines[0].glyphs[0].origin.y == 9)
    #expect(page(-4).size.height == 16)
    #expect(page(-4).texts[0].lines[0].baseline == 9)
    #expect(page(-4).glyphLines[0].glyphs[0].origin.y == 13)
    #expect(page(4).texts[0].lineHeight == 12)
  }

  @Test func aLineIsAsHighAsTheFontsOnIt() {
    let text =
      Text(verbatim: "aa\nb").font(plain) + Text(verbatim: "b").font(sized(20))
      + Text(verbatim: "\ncc").font(plain)
    let page = TestPage()({ text })
    #expect(page.texts[0].lines.map(\.baseline) == [9, 30, 45])
    #expect(page.size.height == 48)
    #expect(page.texts[0].lineHeight == 12)
    #expect(page.glyphLines.map(\.pointSize) == [10, 10, 20, 10])
    #expect(page.glyphLines.map { $0.glyphs[0].origin.x }.prefix(3) == [91, 91, 97])
  }

  @Test func anEmptyLineHasTheHeightOfItsPlace() {
    let text = Text(verbatim: "a\n").font(plain) + Text(verbatim: "\nb").font(sized(20))
    #expect(TestPage()({ text }).size.height == 60)
  }

  @Test func linesStandWhereTheFontSays() {
    let text = Text(verbatim: "ab").font(sized(20))
    // The font's stroke is 1 point thick with its middle 2 points below the baseline, or 6 above.
    let under = TestPage(width: 24)({ text.underline() })
    #expect(under.rectangles == [Rect(x: 0, y: 19.5, width: 24, height: 1)])
    let through = TestPage(width: 24)({ text.strikethrough() })
    #expect(through.rectangles == [Rect(x: 0, y: 11.5, width: 24, height: 1)])
    guard case .rectangle = under.items.first, case .glyphs = through.items.first else {
      Issue.record("a line below is painted before its text, one through it behind")
      return
    }
  }

  @Test func aLineIsAtLeastAPixelThick() {
    let page = TestPage()({ Text(verbatim: "ab").font(sized(5)).underline() })
    #expect(page.rectangles[0].size.height == 0.5)
    #expect(page.rectangles[0].minY == 4.75)
  }

  @Test func linesFollowTheOffsetAndTheColour() {
    let page = TestPage()({
      Text(verbatim: "a").font(sized(20)).baselineOffset(3).underline(color: .red)
    })
    #expect(page.rectangles[0].minY == 19.5)
    guard case .rectangle(_, let color) = page.items[0] else { return }
    #expect(color == Color.red.resolved(in: .light))
    #expect(page.texts[0].spans[0].isUnderlined)
  }

  @Test func patternsAreStrokesAndGaps() {
    let page = TestPage()({ Text(verbatim: "a").font(sized(20)).underline(pattern: .dashDot) })
    // 12 points of a stroke 1 point thick: 4 on, 2 off, 1 on, 2 off, 3 of 4 on.
    #expect(page.rectangles.map(\.size.width) == [4, 1, 3])
    #expect(page.rectangles.map { $0.minX - page.rectangles[0].minX } == [0, 6, 9])
  }

  @Test func linesReachAsFarAsTheirStretch() {
    let text = Text(verbatim: "ab ").font(plain) + Text(verbatim: "cd").font(plain).underline()
    let page = TestPage(width: 18)({ text.frame(maxWidth: .infinity, alignment: .leading) })
    #expect(page.lines == ["ab", "cd"])
    #expect(page.rectangles == [Rect(x: 0, y: 21.75, width: 12, height: 0.5)])
  }
}
