import Support
import Testing

@testable import Typography

/// How the last line of a paragraph is chosen, and where Hangul breaks; characters are 6 points wide.
struct LineBreakStrategyTests {
  private let plain = Font.custom("Plain", fixedSize: 10)

  private func lines(
    _ text: String, width: Double, strategy: LineBreakStrategy = .standard, isKorean: Bool = false
  ) -> [String] {
    TestPage(
      width: width, shaper: FixedAdvanceShaper(breaksEverywhere: isKorean)
    )({ Text(verbatim: text).font(plain).lineBreakStrategy(strategy) }).lines
  }

  // MARK: Push-out

  @Test func aLastLineOfOneWordTakesOneFromTheLineBefore() {
    #expect(lines("aa bb cc dd", width: 48) == ["aa bb", "cc dd"])
    #expect(lines("aa bb cc dd", width: 48, strategy: []) == ["aa bb cc", "dd"])
    #expect(lines("aa bb cc dd ee", width: 48) == ["aa bb cc", "dd ee"])
  }

  @Test func noWordIsPushedWhereTwoDoNotFit() {
    #expect(lines("aaaa bbbb cccc", width: 54) == ["aaaa", "bbbb cccc"])
    #expect(lines("aaaa bbbb ccccc", width: 54) == ["aaaa bbbb", "ccccc"])
  }

  @Test func theLineBeforeKeepsAWordOfItsOwn() {
    #expect(lines("aaaa bbb", width: 42) == ["aaaa", "bbb"])
    #expect(lines("abcdefgh ij", width: 20) == ["abc", "def", "gh", "ij"])
  }

  @Test func everyParagraphHasALastLine() {
    #expect(
      lines("aa bb cc dd\naa bb cc dd\n", width: 48) == ["aa bb", "cc dd", "aa bb", "cc dd", ""])
  }

  @Test func aWordWithAHyphenIsOneWord() {
    #expect(lines("aa bb cc-dd", width: 48) == ["aa", "bb cc-dd"])
    #expect(lines("aa bb cc-dd", width: 36) == ["aa bb", "cc-dd"])
    #expect(lines("aa bb c-d", width: 48) == ["aa", "bb c-d"])
  }

  @Test func spacesAtTheEndAreNoWord() {
    #expect(lines("aa bb cc dd  ", width: 48) == ["aa bb", "cc dd"])
  }

  @Test func aZeroWidthSpaceAtTheEndSwitchesItOff() {
    #expect(lines("aa bb cc dd\u{200B}", width: 48) == ["aa bb cc", "dd\u{200B}"])
  }

  @Test func wordsOfSeveralStylesArePushedAlike() {
    let text =
      Text(verbatim: "aa bb c").font(plain)
      + Text(verbatim: "c dd").font(plain).foregroundColor(.red)
    #expect(TestPage(width: 48)({ text }).lines == ["aa bb", "cc dd"])
  }

  @Test func theWidthOfTheTextIsThatOfItsLines() {
    let page = TestPage(width: 48)({ Text(verbatim: "aa bb cc dd").font(plain) })
    #expect(page.texts[0].lines.map(\.width) == [30, 30])
  }

  @Test func avoidsOrphansIsTheSwitchOfPushOutAlone() {
    var values = EnvironmentValues()
    #expect(values.avoidsOrphans)
    values.avoidsOrphans = false
    #expect(values.lineBreakStrategy.rawValue == 65534)
    #expect(values.lineBreakStrategy.contains(.hangulWordPriority))
    values.avoidsOrphans = true
    #expect(values.lineBreakStrategy == .standard)
    let page = TestPage(width: 48)({
      Text(verbatim: "aa bb cc dd").font(plain).avoidsOrphans(false)
    })
    #expect(page.lines == ["aa bb cc", "dd"])
  }

  /// Every text of short words at every width: no last line of one word where two fit.
  @Test func noTextKeepsAnOrphanThatTwoWordsWouldAvoid() {
    var words = 0
    for seed in 1...60 {
      let text = (0..<(3 + seed % 7)).map {
        String(repeating: "w", count: 1 + (seed * 7 + $0 * $0 * 5) % 9)
      }.joined(separator: " ")
      for width in stride(from: 54.0, through: 180, by: 6) {
        let lines = lines(text, width: width)
        #expect(lines.joined(separator: " ") == text)
        guard lines.count > 1, let last = lines.last, !last.contains(" ") else { continue }
        let before = lines[lines.count - 2].split(separator: " ")
        words += 1
        let two = Double(before[before.count - 1].count + 1 + last.count) * 6
        #expect(before.count == 1 || two > width, "\(lines) at \(width)")
      }
    }
    #expect(words > 0)
  }

  // MARK: Hangul

  @Test func hangulBreaksAtItsSpaces() {
    #expect(lines("고양이가 창문", width: 36, isKorean: true) == ["고양이가", "창문"])
    #expect(
      lines("고양이가 창문", width: 36, strategy: .pushOut, isKorean: true) == ["고양이가", "창문"])
    #expect(lines("고양이가 창문", width: 36, strategy: [], isKorean: true) == ["고양이가 창", "문"])
  }

  @Test func lettersAndNumbersStayWithTheHangulOfTheirWord() {
    #expect(lines("가 2024년에 나", width: 36, isKorean: true) == ["가", "2024년에", "나"])
    #expect(lines("가나 iOS에서", width: 36, isKorean: true) == ["가나", "iOS에서"])
  }

  @Test func aWordOfHangulWiderThanTheLineIsBroken() {
    #expect(lines("고양이가창문", width: 18, isKorean: true) == ["고양이", "가창문"])
  }

  @Test func otherScriptsBreakAsBefore() {
    #expect(lines("日本語日本", width: 18, isKorean: true) == ["日本語", "日本"])
  }
}
