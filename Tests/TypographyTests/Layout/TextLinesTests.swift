import Support
import Testing

@testable import Typography

/// The lines of texts of one style, counted in characters of 6 points.
struct TextLinesTests {
  let plain = Font.custom("Plain", fixedSize: 10)

  func page(
    width: Double = 200, locale: String = "en", missing: Set<Character> = [],
    @ViewBuilder _ content: () -> some View
  ) -> Page {
    TestPage(width: width, locale: locale, shaper: FixedAdvanceShaper(missing: missing))(content)
  }

  @Test func aTextIsAsWideAsItsAdvancesAndStandsInTheMiddle() throws {
    let page = page { Text("abcde").font(plain) }
    let record = try #require(page.texts.first)
    #expect(record.lines.map(\.width) == [30])
    #expect(record.lines.map(\.x) == [85])
    #expect(record.lines.map(\.baseline) == [9])
    #expect(record.lineHeight == 12)
    #expect(page.size == Size(width: 200, height: 12))
  }

  @Test func linesBreakAtTheLastOpportunityThatFits() throws {
    let page = page(width: 60) { Text("aaaa bbbb cccc-dd").font(plain) }
    let record = try #require(page.texts.first)
    #expect(record.lines.map(\.text) == ["aaaa bbbb", "cccc-dd"])
    #expect(record.lines.map(\.baseline) == [9, 21])
  }

  @Test func aLineThatFitsExactlyIsNotBroken() throws {
    let page = page(width: 54) { Text("aaaa bbbb ").font(plain) }
    #expect(page.texts.first?.lines.map(\.text) == ["aaaa bbbb"])
  }

  @Test func aWordWiderThanTheLineIsBrokenBetweenCharacters() throws {
    let page = page(width: 20) { Text("abcdefgh ij").font(plain) }
    #expect(page.texts.first?.lines.map(\.text) == ["abc", "def", "gh", "ij"])
  }

  @Test func separatorsEndLines() throws {
    let page = page { Text("one\ntwo\n\nfour\n").font(plain) }
    #expect(page.texts.first?.lines.map(\.text) == ["one", "two", "", "four", ""])
  }

  @Test func anEmptyTextHasOneEmptyLine() throws {
    let page = page { Text("").font(plain) }
    #expect(page.texts.first?.lines.map(\.text) == [""])
    #expect(page.size.height == 12)
  }

  @Test func aLineLimitCutsWithAnEllipsis() throws {
    let page = page(width: 60) { Text("aaaa bbbb cccc dddd").font(plain).lineLimit(1) }
    let record = try #require(page.texts.first)
    #expect(record.isTruncated)
    #expect(record.lines.map(\.text) == ["aaaa bbbb…"])
    let whole = self.page(width: 60) { Text("aaaa bbbb").font(plain).lineLimit(1) }
    #expect(whole.texts.first?.isTruncated == false)
  }

  @Test func trackingIsAddedAfterEachCharacter() throws {
    let page = page { Text("abcd").font(plain).tracking(2) }
    let record = try #require(page.texts.first)
    #expect(record.lines[0].width == 4 * 6 + 4 * 2)
    guard case .glyphs(let line) = page.items[0] else {
      Issue.record("the first item is no text")
      return
    }
    let steps = zip(line.glyphs, line.glyphs.dropFirst()).map { $1.origin.x - $0.origin.x }
    #expect(steps == [8, 8, 8])
  }

  @Test func lineSpacingStandsBetweenLines() throws {
    let page = page { Text("a\nb\nc").font(plain).lineSpacing(5) }
    #expect(page.texts.first?.lines.map(\.baseline) == [9, 26, 43])
    #expect(page.size.height == 3 * 12 + 2 * 5)
  }

  @Test func aLineHeightIsSharedByTopAndBottom() throws {
    let page = page { Text("a\nb").font(plain).lineHeight(.multiple(factor: 2)) }
    #expect(page.texts.first?.lines.map(\.baseline) == [13, 33])
    #expect(page.texts.first?.lineHeight == 20)
    #expect(page.size.height == 40)
  }

  @Test func systemTextHasThePlatformsLineHeight() throws {
    let page = page { Text("a\nb").font(.body) }
    let record = try #require(page.texts.first)
    #expect(record.lineHeight == 22)
    let step = record.lines[1].baseline - record.lines[0].baseline
    #expect(step == 22)
  }

  @Test func linesOverlapWhereThePlatformsLeadingIsLessThanTheFont() throws {
    // 34 of the table's 132 cells; body is 53 points at the largest size, 63.247 high, and leads 62.
    func gap(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> Double {
      LineMetrics(systemFontSize: style.pointSize(at: size), leading: style.leading(at: size)).gap
    }
    // The eleven styles of phones; the extra large titles are another device's.
    let styles: [Font.TextStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption, .caption2,
    ]
    let negative = styles.flatMap { style in
      DynamicTypeSize.allCases.filter { gap(style, $0) < 0 }
    }
    #expect(negative.count == 34)
    let page = page { Text("a\nb").font(.body).dynamicTypeSize(.accessibility5) }
    let record = try #require(page.texts.first)
    #expect(record.lineHeight == 62)
    #expect(record.lines[1].baseline - record.lines[0].baseline == 62)
    #expect(abs(try #require(record.lineGapBetweenLines) + 1.248) < 0.001)
  }

  @Test func theRecordSaysTheGapBetweenLinesWhereThereIsOne() throws {
    #expect(page { Text("a").font(.body) }.texts[0].lineGapBetweenLines == nil)
    #expect(page { Text("a\nb").font(plain) }.texts[0].lineGapBetweenLines == nil)
    let gap = page { Text("a\nb").font(.body) }.texts[0].lineGapBetweenLines
    #expect(abs(try #require(gap) - 1.713) < 0.001)
  }

  @Test func alignmentMovesTheLinesOfAText() throws {
    func starts(_ alignment: TextAlignment, locale: String = "en") -> [Double] {
      page(width: 300, locale: locale) {
        Text("aaaa\nbb").font(plain).multilineTextAlignment(alignment)
          .frame(maxWidth: .infinity, alignment: .leading)
      }.texts[0].lines.map(\.x)
    }
    #expect(starts(.leading) == [0, 0])
    #expect(starts(.center) == [0, 6])
    #expect(starts(.trailing) == [0, 12])
    #expect(starts(.leading, locale: "ar") == [276, 288])
  }

  @Test func missingCharactersAreNamedOnce() throws {
    let page = page(missing: ["x", "é"]) { Text("axbxé").font(plain) }
    #expect(page.texts.first?.missingGlyphs == ["x", "é"])
  }

  @Test func aFixedHeightCutsTextShort() throws {
    let page = page {
      Text("one two three four").font(plain).frame(width: 40, height: 24)
    }
    let record = try #require(page.texts.first)
    #expect(record.isTruncated)
    #expect(record.lines.count == 2)
    #expect(record.lines[0].baseline == 9)
  }

  @Test func aVeryLongWordIsBroken() throws {
    let word = String(repeating: "w", count: 2_000)
    let page = page(width: 60) { Text(word).font(plain) }
    #expect(page.texts[0].lines.count == 200)
    #expect(page.texts[0].lines.allSatisfy { $0.text.count == 10 })
  }
}
