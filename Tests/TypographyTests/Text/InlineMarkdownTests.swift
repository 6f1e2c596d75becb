import Testing

@testable import Typography

/// Inline Markdown by the rules of CommonMark: what opens and closes, what nests, what stays text.
struct InlineMarkdownTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var source: String
    /// The runs; styled ones between angle brackets behind their letters: s strong, e emphasis,
    /// c code, k struck, l link.
    var expected: String

    init(_ source: String, _ expected: String) {
      self.source = source
      self.expected = expected
    }

    var testDescription: String { source }
  }

  static func described(_ markdown: InlineMarkdown) -> String {
    markdown.runs.map { run in
      let text = String(run.elements.compactMap(\.character))
      let letters: [(InlineMarkdown.Style, String)] = [
        (.strong, "s"), (.emphasis, "e"), (.code, "c"), (.strikethrough, "k"), (.link, "l"),
      ]
      let style = letters.filter { run.style.contains($0.0) }.map(\.1).joined()
      return style.isEmpty ? text : "\(style)<\(text)>"
    }.joined()
  }

  static let emphasis = [
    Case("plain", "plain"), Case("*a*", "e<a>"), Case("_a_", "e<a>"), Case("**a**", "s<a>"),
    Case("__a__", "s<a>"), Case("***a***", "se<a>"), Case("a *b* c", "a e<b> c"),
    // A sign with white space on the inside neither opens nor closes.
    Case("a * b * c", "a * b * c"), Case("*a *", "*a *"), Case("* a*", "* a*"),
    // Underscores inside words are part of them; stars are not.
    Case("snake_case_name", "snake_case_name"), Case("un*frigging*real", "une<frigging>real"),
    Case("_a_b", "_a_b"), Case("(_a_)", "(e<a>)"),
    // Punctuation inside keeps a run from opening behind a letter.
    Case("a*\"b\"*", "a*\"b\"*"), Case("*\"b\"*", "e<\"b\">"),
    // Nesting, and what is left over.
    Case("**a *b* c**", "s<a >se<b>s< c>"), Case("*a **b** c*", "e<a >se<b>e< c>"),
    Case("**a*", "*e<a>"), Case("*a**", "e<a>*"), Case("***a** b*", "se<a>e< b>"),
    Case("***a* b**", "se<a>s< b>"), Case("*a _b* c_", "e<a _b> c_"),
    Case("*a", "*a"), Case("**", "**"), Case("****", "****"),
    // Where a run could open and close, lengths that add up to three do not pair.
    Case("*foo**bar**baz*", "e<foo>se<bar>e<baz>"), Case("*foo**bar*", "e<foo**bar>"),
    Case("foo***bar***baz", "foose<bar>baz"),
    Case("**struck ~~out~~**", "s<struck >sk<out>"), Case("~~a~~", "k<a>"), Case("~a~", "k<a>"),
    Case("~~a~", "~~a~"), Case("~~~a~~~", "~~~a~~~"),
  ]

  @Test(arguments: emphasis)
  func emphasisPairs(_ example: Case) {
    #expect(Self.described(InlineMarkdown(example.source)) == example.expected)
  }

  static let others = [
    // Code.
    Case("`a`", "c<a>"), Case("``a`b``", "c<a`b>"), Case("`` ` ``", "c<`>"), Case("` a`", "c< a>"),
    Case("`a", "`a"), Case("``a`", "``a`"), Case("*a`*`", "*ac<*>"), Case("`\\`", "c<\\>"),
    Case("`a\nb`", "c<a b>"), Case("**a `b`**", "s<a >sc<b>"),
    // Escapes.
    Case("\\*a\\*", "*a*"), Case("\\a", "\\a"), Case("\\\\*a*", "\\e<a>"), Case("a\\", "a\\"),
    // Entities.
    Case("a &amp; b", "a & b"), Case("&#42;a&#x2A;", "*a*"), Case("&nope; &", "&nope; &"),
    // Links.
    Case("[a](b)", "l<a>"), Case("[*a* b](c \"d\")", "el<a>l< b>"), Case("[a]", "[a]"),
    Case("[a](b c)", "[a](b c)"), Case("[a](<b c>)", "l<a>"), Case("[a](b(c)d)", "l<a>"),
    Case("[a [b](c) d](e)", "[a l<b> d](e)"), Case("[a]()", "l<a>"), Case("\\[a](b)", "[a](b)"),
    Case("*[a*](b)", "*l<a*>"), Case("![a](b) c", "a c"), Case("[a](b", "[a](b"),
    Case("<https://a.b>", "l<https://a.b>"), Case("<me@a.b>", "l<me@a.b>"),
    Case("<b>a</b>", "<b>a</b>"),
    Case("[a](b)c", "l<a>c"), Case("**[a](b)**", "sl<a>"), Case("", ""), Case("a\nb", "a\nb"),
    Case("# a", "# a"),
  ]

  @Test(arguments: others)
  func codeEscapesAndLinks(_ example: Case) {
    #expect(Self.described(InlineMarkdown(example.source)) == example.expected)
  }

  @Test func valuesAreNeverReadAndCountAsWords() {
    let markdown = InlineMarkdown([
      .character("*"), .value(0), .character("*"), .character("_"), .value(1), .character("_"),
    ])
    #expect(
      markdown.runs == [InlineMarkdown.Run(elements: [.value(0), .value(1)], style: .emphasis)])
  }

  @Test func manyUnmatchedSignsAreReadInTime() {
    let source = String(repeating: "*a _b [c `d ", count: 2_000)
    let runs = InlineMarkdown(source).runs
    #expect(runs.flatMap(\.elements).count > 8_000)
  }
}
