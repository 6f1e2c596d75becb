import Testing

/// A language whose paragraphs are wrapped, with a font that has all of its characters.
struct WrappingSample: CustomTestStringConvertible {
  /// The language as a BCP 47 tag; also the name of the text's file.
  var language: String
  /// The font.
  var font: NotoFont

  var testDescription: String { language }

  /// How many sentences make a paragraph.
  private static let sentences = 4
  private static let dejaVu = NotoFont(path: TestFonts.dejaVu.path)

  /// The languages of the shaping samples but those that Pango has no dictionary for; fonts without
  /// punctuation give way to one with it.
  static let all: [WrappingSample] =
    LanguageSample.all.filter { !["lo", "km", "my"].contains($0.language) }.map { sample in
      let isBare = ["he", "ka"].contains(sample.language)
      return WrappingSample(language: sample.language, font: isBare ? dejaVu : sample.font)
    } + [
      WrappingSample(language: "ja", font: .cjk(0)), WrappingSample(language: "bidi", font: dejaVu),
    ]

  /// The paragraphs: some sentences each, with spaces between them where the language has spaces.
  func paragraphs() throws -> [String] {
    let lines = try SampleTexts.lines(language)
    let separator = ["ja", "zh-Hans", "zh-Hant"].contains(language) ? "" : " "
    return stride(from: 0, to: lines.count, by: Self.sentences).map { start in
      lines[start..<min(start + Self.sentences, lines.count)].joined(separator: separator)
    }
  }
}
