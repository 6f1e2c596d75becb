import Raster
import Testing
import Typography

/// Line breaks against Unicode's own test (UAX 14).
@Suite struct LineBreakConformanceTests {
  @Test func linesBreakWhereUnicodeSaysButForICUsTailoring() throws {
    let shaper = HarfBuzzShaper(faces: FaceStore())
    var count = 0
    var differences: Set<String> = []
    try UnicodeTestFile("auxiliary/LineBreakTest.txt").forEachLine { line in
      let expected = BreakTestLine(line)
      let breaks = shaper.lineBreaks(in: expected.text, locale: "en").map(\.offset)
      count += 1
      if breaks != expected.breaks { differences.insert(expected.notation(breaks: breaks)) }
    }
    #expect(count > 7_500)
    #expect(differences.symmetricDifference(Self.hyphens.union(Self.numbers)) == [])
  }

  /// A hyphen at the beginning of a word stays with the letter behind it: ICU's rule LB 20.09, made
  /// for Finnish at first and for all languages now (ICU's tickets 8151 and 21097).
  private static let hyphens: Set<String> = [
    "002D × 0023", "002D × 0308 × 0023",
    "002D × 00A7", "002D × 0308 × 00A7",
    "002D × 50005", "002D × 0308 × 50005",
    "002D × 0E01", "002D × 0308 × 0E01",
  ]

  /// Numbers are held together by one rule in place of the pairs of LB25 (UAX 14's example 7), and
  /// `.35` behind a space begins one (ICU's ticket 12017).
  private static let numbers: Set<String> = [
    "002C × 0030", "002C × 0308 × 0030",
    "0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 ÷ 002E × 0033 × 0035 × 0020"
      + " ÷ 0063 × 0065 × 006E × 0074 × 0073",
    "0041 × 002E × 0031 × 0020 ÷ BABB",
    "0061 × 002E × 0032 × 0020",
    "0061 × 002E × 0032 × 0020 ÷ 0915",
    "0061 × 002E × 0032 × 0020 ÷ 672C",
    "0061 × 002E × 0032 × 3000 ÷ 0033",
    "0061 × 002E × 0032 × 3000 ÷ 300C",
    "0061 × 002E × 0032 × 3000 ÷ 307E",
    "0061 × 002E × 0032 × 3000 ÷ 672C",
    "BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E × 0033 × 0020 ÷ BABB",
    "BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E × 0032 × 0020 ÷ BCFC",
    "C694 × 002E × 0020 ÷ 0041 × 002E × 0034 × 0020 ÷ BABB",
  ]
}
