import Support
import Testing

@testable import Typography

/// What literals, strings and sums of texts become.
struct TextLiteralTests {
  let plain = Font.custom("Plain", fixedSize: 10)

  func spans(_ text: Text) -> [TextRecord.Span] { TestPage()({ text.font(plain) }).texts[0].spans }

  @Test func aLiteralIsMarkdown() {
    let spans = spans(Text("a **b** *c* ~~d~~ [e](https://f)"))
    #expect(spans.map(\.text) == ["a ", "b", " ", "c", " ", "d", " ", "e"])
    #expect(spans.map(\.font.request.isBold) == [false, true] + Array(repeating: false, count: 6))
    #expect(spans[3].font.request.isItalic)
    #expect(spans[5].isStruckThrough)
    #expect(spans[7].foreground == Color.accentColor.resolved(in: .light))
  }

  @Test func aStringAndAVerbatimTextAreShownAsTheyAre() {
    let string = "a **b**"
    #expect(spans(Text(string)).map(\.text) == ["a **b**"])
    #expect(spans(Text(verbatim: "a **b**")).map(\.text) == ["a **b**"])
    #expect(spans(Text(LocalizedStringKey(string))).map(\.text) == ["a ", "b"])
  }

  @Test func interpolatedValuesAreStyledButNotRead() {
    let name = "*x*"
    let spans = spans(Text("**\(name)** \(17) \(Text("t").italic())"))
    #expect(spans.map(\.text) == ["*x*", " ", "17", " ", "t"])
    #expect(spans[0].font.request.isBold)
    #expect(spans.last?.font.request.isItalic == true)
  }

  @Test func codeIsMonospacedInTheSystemFontOnly() {
    let system = TestPage()({ Text("`a`").font(.body) }).texts[0].font.request.source
    #expect(system == .system(.monospaced))
    let named = spans(Text("`a`"))[0].font
    #expect(named.request.source == .named(["Plain"]))
    #expect(named.notes == [.noMonospaced])
  }

  @Test func linksTakeTheTint() {
    let page = TestPage()({ Text("[a](b)").tint(.red) })
    #expect(page.texts[0].foreground == Color.red.resolved(in: .light))
  }

  @Test func anEmptyLiteralIsAnEmptyText() {
    #expect(spans(Text("")).map(\.text) == [""])
    #expect(TestPage()({ Text("").font(plain) }).size.height == 12)
  }

  @Test func addedTextsKeepTheirStyles() {
    let sum = Text("a").bold() + Text("b").foregroundColor(.red) + Text(verbatim: "c")
    let spans = spans(sum.foregroundColor(.blue))
    #expect(spans.map(\.text) == ["a", "b", "c"])
    #expect(spans.map(\.font.request.isBold) == [true, false, false])
    let (red, blue) = (Color.red.resolved(in: .light), Color.blue.resolved(in: .light))
    #expect(spans.map(\.foreground) == [blue, red, blue])
  }

  @Test func theModifierCloserToTheTextWins() {
    let spans = spans(Text(verbatim: "a").foregroundColor(.red).foregroundColor(.blue))
    #expect(spans[0].foreground == Color.red.resolved(in: .light))
  }

  @Test(arguments: [
    ("tr", "diz ılık", "DİZ ILIK"), ("az-Latn", "i", "İ"), ("en", "straße diz", "STRASSE DIZ"),
    ("el", "Μαΐου άι ώρα", "ΜΑΪΟΥ ΑΪ ΩΡΑ"), ("de", "ǆ", "Ǆ"),
  ])
  func capitalsFollowTheLocale(locale: String, text: String, expected: String) {
    let shown = TestPage(locale: locale)({ Text(verbatim: text).textCase(.uppercase) })
    #expect(shown.texts[0].text == expected)
  }

  @Test func smallLettersFollowTheLocale() {
    func lower(_ locale: String) -> String {
      TestPage(locale: locale)({ Text(verbatim: "DIZ İ").textCase(.lowercase) }).texts[0].text
    }
    #expect(lower("tr") == "dız i")
    #expect(lower("en") == "diz i̇")
    let page = TestPage()({ Text(verbatim: "Ab").textCase(nil).textCase(.uppercase) })
    #expect(page.texts[0].text == "Ab")
  }
}
