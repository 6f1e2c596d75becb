/// The first line of a paragraph that ends at another place than Pango's.
struct WrappingDifference: Equatable {
  var language: String
  var width: Double
  var paragraph: Int
  var line: String
  var pangoLine: String

  /// Names a difference that is explained.
  init(_ language: String, _ width: Double, _ paragraph: Int, _ line: String, pango: String) {
    self.language = language
    self.width = width
    self.paragraph = paragraph
    self.line = line
    pangoLine = pango
  }

  /// Compares a paragraph's lines; nil when they are the same.
  init?(_ lines: [String], _ expected: PangoRequest.Wrapping, language: String) {
    guard lines != expected.lines else { return nil }
    let pairs = zip(lines + [""], expected.lines + [""])
    guard let (line, pangoLine) = pairs.first(where: { $0 != $1 }) else { return nil }
    self.init(language, expected.width, expected.paragraph, line, pango: pangoLine)
  }
}

extension WrappingDifference {
  /// All differences between ICU with Swift's characters and Pango, in the order of the tests.
  static let explained = smallKana + compounds + quotes + conjuncts

  /// In Japanese ICU lets a small kana begin a line (`line-break: normal` in CSS), Pango does not
  /// (`strict`).
  private static let smallKana: [WrappingDifference] = [
    WrappingDifference("ja", 120, 1, "言葉を三つ、ゆ", pango: "言葉を三つ、"),
    WrappingDifference("ja", 320, 0, "聞を読みます。灰色の猫が窓のそばに座", pango: "聞を読みます。灰色の猫が窓のそばに"),
  ]

  /// The dictionaries of Thai differ: ICU takes รดน้ำ as one word and เพื่อนบ้าน as two, Pango the
  /// other way round.
  private static let compounds: [WrappingDifference] = [
    WrappingDifference("th", 120, 0, "ตอนเช้าคุณตา", pango: "ตอนเช้าคุณตารด"),
    WrappingDifference("th", 120, 2, "แล้วมอบให้เพื่อน", pango: "แล้วมอบให้"),
    WrappingDifference(
      "th", 375, 2, "ที่ทุกคนรู้จักดี พ่อซ่อมจักรยานคันเก่าแล้วมอบให้เพื่อน",
      pango: "ที่ทุกคนรู้จักดี พ่อซ่อมจักรยานคันเก่าแล้วมอบให้"),
  ]

  /// In Chinese ICU breaks before an opening quotation mark and behind a closing one; Pango knows
  /// only the rule for all languages, not to break beside any (LB19).
  private static let quotes: [WrappingDifference] = [
    WrappingDifference("zh-Hans", 120, 0, "的声音了吗？”", pango: "的声音了")
  ]

  /// Where a word is too long for a line, Swift keeps a conjunct together (UAX 29, rule GB9c since
  /// Unicode 15.1); Pango 1.50 does not.
  private static let conjuncts: [WrappingDifference] = [
    WrappingDifference("ml", 120, 1, "ചന്തയിൽനി", pango: "ചന്തയിൽനിന്")
  ]
}
