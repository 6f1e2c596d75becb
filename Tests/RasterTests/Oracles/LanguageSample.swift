import Testing
import Typography

/// A language with its sample text, a font that has all of its letters, and how it is written.
struct LanguageSample: CustomTestStringConvertible {
  /// The language as a BCP 47 tag; also the name of the text's file.
  var language: String
  /// The font.
  var font: NotoFont
  /// The script's ISO 15924 tag.
  var script: String
  /// Whether the script is read from right to left.
  var isRightToLeft = false

  var testDescription: String { language }

  /// Every language whose lines are of one script.
  static let all =
    western + indic + [
      LanguageSample(
        language: "ar", font: .core("SansArabic"), script: "Arab", isRightToLeft: true),
      LanguageSample(
        language: "fa", font: .core("NaskhArabic"), script: "Arab", isRightToLeft: true),
      LanguageSample(
        language: "ur", font: .core("NastaliqUrdu"), script: "Arab", isRightToLeft: true),
      LanguageSample(
        language: "he", font: .core("SansHebrew"), script: "Hebr", isRightToLeft: true),
      LanguageSample(language: "th", font: .core("SansThai"), script: "Thai"),
      LanguageSample(language: "lo", font: .core("SansLao"), script: "Laoo"),
      LanguageSample(language: "km", font: .core("SansKhmer"), script: "Khmr"),
      LanguageSample(language: "my", font: .core("SansMyanmar"), script: "Mymr"),
      LanguageSample(language: "ko", font: .cjk(1), script: "Hang"),
      LanguageSample(language: "zh-Hans", font: .cjk(2), script: "Hani"),
      LanguageSample(language: "zh-Hant", font: .cjk(3), script: "Hani"),
    ]

  private static let western = [
    LanguageSample(language: "en", font: .core("Sans"), script: "Latn"),
    LanguageSample(language: "de", font: .core("Serif"), script: "Latn"),
    LanguageSample(language: "fr", font: .core("SansDisplay"), script: "Latn"),
    LanguageSample(language: "vi", font: .core("Sans"), script: "Latn"),
    LanguageSample(language: "el", font: .core("Sans"), script: "Grek"),
    LanguageSample(language: "ru", font: .core("Serif"), script: "Cyrl"),
    LanguageSample(language: "uk", font: .core("Sans"), script: "Cyrl"),
    LanguageSample(language: "ka", font: .core("SansGeorgian"), script: "Geor"),
    LanguageSample(language: "hy", font: .core("SansArmenian"), script: "Armn"),
    LanguageSample(language: "am", font: .core("SansEthiopic"), script: "Ethi"),
  ]

  private static let indic = [
    LanguageSample(language: "hi", font: .core("SansDevanagari"), script: "Deva"),
    LanguageSample(language: "bn", font: .core("SansBengali"), script: "Beng"),
    LanguageSample(language: "gu", font: .core("SansGujarati"), script: "Gujr"),
    LanguageSample(language: "pa", font: .core("SansGurmukhi"), script: "Guru"),
    LanguageSample(language: "ta", font: .core("SansTamil"), script: "Taml"),
    LanguageSample(language: "te", font: .core("SansTelugu"), script: "Telu"),
    LanguageSample(language: "kn", font: .core("SansKannada"), script: "Knda"),
    LanguageSample(language: "ml", font: .core("SansMalayalam"), script: "Mlym"),
    LanguageSample(language: "si", font: .core("SansSinhala"), script: "Sinh"),
  ]
}
