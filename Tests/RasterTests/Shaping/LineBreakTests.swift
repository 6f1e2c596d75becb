import Raster
import Testing
import Typography

@Suite struct LineBreakTests {
  private func breaks(_ text: String, locale: String = "en") -> [LineBreakOpportunity] {
    HarfBuzzShaper(faces: FaceStore()).lineBreaks(in: text, locale: locale)
  }

  private func offsets(_ text: String, locale: String = "en") -> [Int] {
    breaks(text, locale: locale).map(\.offset)
  }

  @Test func linesEndAfterSpacesAndHyphens() {
    #expect(offsets("Hello wide-open world") == [6, 11, 16, 21])
  }

  @Test func offsetsCountUTF8() {
    #expect(offsets("naïve café 😀 x") == [7, 13, 18, 19])
  }

  @Test func emptyTextHasNoPlaces() {
    #expect(offsets("").isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{0B}"])
  func unicodeSeparatorsBreakLines(separator: String) {
    let text = "a\(separator)b"
    #expect(
      breaks(text) == [
        LineBreakOpportunity(offset: 1 + separator.utf8.count, isMandatory: true),
        LineBreakOpportunity(offset: text.utf8.count, isMandatory: false),
      ])
  }

  @Test func aSeparatorAtTheEndIsMandatory() {
    #expect(breaks("a\n") == [LineBreakOpportunity(offset: 2, isMandatory: true)])
  }

  @Test func noBreakSpacesHold() {
    #expect(offsets("a\u{A0}b c") == [5, 6])
  }

  @Test func ideographsBreakBetweenEachOther() {
    #expect(offsets("中文字", locale: "zh-Hant") == [3, 6, 9])
  }

  @Test func dictionariesBreakThai() {
    // สวัสดีชาวโลก: hello | people of | world.
    #expect(offsets("สวัสดีชาวโลก", locale: "th").count > 1)
  }

  @Test func anUnknownLocaleStillBreaks() {
    #expect(offsets("a b", locale: "no such tag !!") == [2, 3])
  }

  @Test func asciiControlsInsideWordsDoNotTrap() {
    #expect(offsets("a\u{0}b\u{7F}c").last == 5)
  }
}
