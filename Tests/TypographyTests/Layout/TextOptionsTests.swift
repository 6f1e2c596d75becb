import Support
import Testing

@testable import Typography

/// Line limits, cutting short, shrinking and tightening, counted in characters of 6 points.
struct TextOptionsTests {
  let plain = Font.custom("Plain", fixedSize: 10)
  let abc = Text(verbatim: "abcdefghij")

  // MARK: Line limits

  @Test func limitsReserveRoom() {
    func height(_ view: (Text) -> some View) -> Double {
      TestPage()({ view(Text(verbatim: "a\nb").font(plain)) }).size.height
    }
    #expect(height { $0.lineLimit(3...5) } == 36)
    #expect(height { $0.lineLimit(3...) } == 36)
    #expect(height { $0.lineLimit(...5) } == 24)
    #expect(height { $0.lineLimit(...1) } == 12)
    #expect(height { $0.lineLimit(4, reservesSpace: true) } == 48)
    #expect(height { $0.lineLimit(4, reservesSpace: false) } == 24)
    #expect(height { $0.lineLimit(1, reservesSpace: true) } == 12)
    #expect(height { $0.lineSpacing(2).lineLimit(3, reservesSpace: true) } == 40)
  }

  @Test func anInnerLimitTakesBackAReserve() {
    let page = TestPage()({ abc.font(plain).lineLimit(1).lineLimit(3, reservesSpace: true) })
    #expect(page.size.height == 12)
  }

  // MARK: Cutting short

  @Test func theEllipsisStandsWhereTheModeSays() {
    func shown(_ mode: Text.TruncationMode) -> [String] {
      TestPage(width: 36)({ abc.font(plain).lineLimit(1).truncationMode(mode) }).lines
    }
    #expect(shown(.tail) == ["abcde…"])
    #expect(shown(.head) == ["…fghij"])
    #expect(shown(.middle) == ["abc…ij"])
  }

  @Test func theLastLineIsCutAndTheOthersStay() {
    let page = TestPage(width: 36)({
      Text(verbatim: "aaa bb cccc dddd").font(plain).lineLimit(2).truncationMode(.head)
    })
    #expect(page.lines == ["aaa bb", "…dddd"])
  }

  @Test func whiteSpaceBesideTheEllipsisGoes() {
    let page = TestPage(width: 42)({ Text(verbatim: "aaaaa bbbbb").font(plain).lineLimit(1) })
    #expect(page.lines == ["aaaaa…"])
  }

  @Test func otherParagraphsThatAreLeftOutLeaveTheirMarkAtTheEnd() {
    for mode in Text.TruncationMode.allCases {
      let page = TestPage()({
        Text(verbatim: "aa\nbb").font(plain).lineLimit(1).truncationMode(mode)
      })
      #expect(page.lines == ["aa…"])
      #expect(page.texts[0].isTruncated)
    }
  }

  @Test func noClusterIsCut() {
    let family = "👨‍👩‍👧‍👦"
    for mode in Text.TruncationMode.allCases {
      let text = Text(verbatim: String(repeating: family, count: 5)).font(plain)
      let cut = TestPage(width: 18)({ text.lineLimit(1).truncationMode(mode) }).lines[0]
      #expect(cut.filter { $0 != "…" }.allSatisfy { String($0) == family })
      #expect(cut.count == 3)
      let wrapped = TestPage(width: 13)({ text }).lines
      #expect(wrapped == [family + family, family + family, family])
    }
    // A conjunct and a flag are one cluster each.
    #expect(TestPage(width: 6)({ Text(verbatim: "क्षि🇩🇪").font(plain) }).lines == ["क्षि", "🇩🇪"])
  }

  @Test func aCutTextOfSeveralStylesKeepsThem() {
    let text = Text(verbatim: "abc").font(plain) + Text(verbatim: "defgh").font(plain).bold()
    func pieces(_ mode: Text.TruncationMode) -> [Int] {
      TestPage(width: 30, catalog: Self.bold)({ text.lineLimit(1).truncationMode(mode) })
        .glyphLines.map(\.glyphs.count)
    }
    // abcd…, …efgh, ab…gh: the ellipsis is bold where the cut is in the bold part or behind it.
    #expect(pieces(.tail) == [3, 2])
    #expect(pieces(.middle) == [3, 2])
    #expect(pieces(.head) == [1, 4])
  }

  @Test func anEllipsisAtTheEndLooksLikeWhatStandsBeforeIt() {
    // Four characters of 6 points and an ellipsis of 6, where one of 24 would not fit.
    let text =
      Text(verbatim: "abcd").font(plain)
      + Text(verbatim: "ef").font(.custom("Plain", fixedSize: 40))
    let tail = TestPage(width: 40)({ text.lineLimit(1) })
    #expect(tail.glyphLines.map(\.pointSize) == [10])
    #expect(tail.lines == ["abcd…"])
  }

  @Test func aHeightThatIsWholeButForRoundingHoldsItsLastLine() {
    // Two lines of 12 points.
    func lines(_ height: Double) -> Int {
      TestPage(width: 40)({ Text(verbatim: "abc def").font(plain).frame(height: height) })
        .lines.count
    }
    #expect(lines(23.9995) == 2)
    #expect(lines(23.99) == 1)
  }

  static let bold = FaceCatalog(
    faces: [Faces.face("Plain", weight: 400), Faces.face("Plain", weight: 700)])

  // MARK: Shrinking

  @Test func textShrinksByHundredthsUntilItFits() {
    let page = TestPage(width: 45)({ abc.font(plain).lineLimit(1).minimumScaleFactor(0.5) })
    let record = page.texts[0]
    #expect(record.scaleFactor == 0.75)
    #expect(record.font.pointSize == 7.5)
    #expect(record.lines.map(\.width) == [45])
    #expect(!record.isTruncated)
    #expect(record.notes.contains("scaled-to-fit"))
    #expect(page.glyphLines[0].pointSize == 7.5)
  }

  @Test func theLeastScaleIsTakenAndCutWhereNothingFits() {
    let page = TestPage(width: 15)({ abc.font(plain).lineLimit(1).minimumScaleFactor(0.475) })
    #expect(page.texts[0].scaleFactor == 0.475)
    #expect(page.texts[0].isTruncated)
  }

  @Test func aHeightMakesTextShrinkToo() {
    let page = TestPage(width: 36)({
      abc.font(plain).minimumScaleFactor(0.5).frame(height: 12)
    })
    #expect(page.texts[0].scaleFactor == 0.6)
  }

  @Test func nothingShrinksWhereNothingLimits() {
    let fixed = TestPage(width: 15)({
      abc.font(plain).lineLimit(1).minimumScaleFactor(0.5).fixedSize()
    })
    #expect(fixed.texts[0].scaleFactor == 1)
    #expect(fixed.texts[0].lines[0].width == 60)
    let free = TestPage(width: 30)({ abc.font(plain).minimumScaleFactor(0.5) })
    #expect(free.texts[0].scaleFactor == 1)
    #expect(free.texts[0].lines.count == 2)
  }

  // MARK: Tightening

  @Test func aLineThatIsSlightlyTooWideIsSetTighter() {
    func record(width: Double) -> TextRecord {
      TestPage(width: width)({ abc.font(plain).lineLimit(1).allowsTightening(true) }).texts[0]
    }
    let tight = record(width: 58)
    #expect(tight.isTightened && !tight.isTruncated)
    #expect(abs(tight.lines[0].width - 58) < 0.001)
    #expect(tight.notes.contains("tightened"))
    #expect(record(width: 57).isTruncated)
    #expect(!record(width: 60).isTightened)
  }
}
