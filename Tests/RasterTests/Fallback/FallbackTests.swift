import Raster
import Testing
import Typography

/// Which faces draw what the project's own sans lacks, where Debian's Noto fonts are installed.
@Suite struct FallbackTests {
  private let probe: FallbackProbe

  init() throws { probe = try FallbackProbe() }
}

// MARK: - Scripts

extension FallbackTests {
  @Test(
    arguments: LanguageSample.all.filter { !["zh-Hans", "zh-Hant", "ur"].contains($0.language) })
  func textInDebianNotoIsOfTheScriptsOwnPlainFace(sample: LanguageSample) throws {
    let expected = [
      "Latn": "NotoSans", "Grek": "NotoSans", "Cyrl": "NotoSans", "Geor": "NotoSansGeorgian",
      "Armn": "NotoSansArmenian", "Ethi": "NotoSansEthiopic", "Deva": "NotoSansDevanagari",
      "Beng": "NotoSansBengali", "Gujr": "NotoSansGujarati", "Guru": "NotoSansGurmukhi",
      "Taml": "NotoSansTamil", "Telu": "NotoSansTelugu", "Knda": "NotoSansKannada",
      "Mlym": "NotoSansMalayalam", "Sinh": "NotoSansSinhala", "Arab": "NotoSansArabic",
      "Hebr": "NotoSansHebrew", "Thai": "NotoSansThai", "Laoo": "NotoSansLao",
      "Khmr": "NotoSansKhmer", "Mymr": "NotoSansMyanmar", "Hang": "NotoSansCJKkr",
    ]
    let face = try #require(expected[sample.script]) + "-Regular"
    for line in try SampleTexts.lines(sample.language) {
      #expect(probe.strangers(line, locale: sample.language).isSubset(of: [face]), "\(line)")
      #expect(probe.strangers(line).isSubset(of: [face]), "\(line)")
      #expect(!probe.parts(line).contains { $0.isMissing }, "\(line)")
    }
  }

  @Test(arguments: [
    ("السلام عليكم (123)", "NotoSansArabic-Regular"), ("नमस्ते दुनिया", "NotoSansDevanagari-Regular"),
    ("สวัสดีชาวโลก ภาษาไทย", "NotoSansThai-Regular"), ("שלום world", "NotoSansHebrew-Regular"),
    ("日本語の組版、テスト。", "NotoSansCJKjp-Regular"),
  ])
  func onlyWhatTheOwnFaceLacksComesFromDebianNoto(text: String, face: String) {
    #expect(probe.strangers(text) == [face])
    #expect(!probe.parts(text).contains { $0.isMissing })
    for part in probe.parts(text) where part.face != face {
      #expect(part.text.allSatisfy { $0.isASCII }, "\(part)")
    }
  }

  @Test func aBoldTextIsContinuedInBoldDebianNoto() {
    #expect(probe.faces("ไทย", weight: 700) == ["NotoSansThai-Bold"])
    #expect(probe.faces("عربي", weight: 700) == ["NotoSansArabic-Bold"])
    #expect(probe.faces("한글", weight: 700) == ["NotoSansCJKkr-Bold"])
  }

  /// The file of the bold face says that its weight is regular.
  @Test func urduIsNastaliqInDebianNoto() {
    #expect(probe.faces("بارش", locale: "ur") == ["NotoNastaliqUrdu-Regular"])
    #expect(probe.faces("بارش", locale: "ar") == ["NotoSansArabic-Regular"])
  }
}

// MARK: - Han

extension FallbackTests {
  @Test(arguments: [
    ("ja", "jp"), ("ja-JP", "jp"), ("ko", "kr"), ("zh", "sc"), ("zh-Hans", "sc"), ("zh-CN", "sc"),
    ("zh-Hant", "tc"), ("zh-TW", "tc"), ("zh-HK", "hk"), ("zh-Hant-HK", "hk"), ("en", "sc"),
  ])
  func hanInDebianNotoHasTheShapesOfTheLanguage(locale: String, region: String) {
    let face = "NotoSansCJK\(region)-Regular"
    #expect(probe.strangers("骨直、「刃」。", locale: locale) == [face])
  }

  @Test func hanBesideKanaInDebianNotoIsJapanese() {
    #expect(probe.strangers("骨と直") == ["NotoSansCJKjp-Regular"])
    #expect(probe.strangers("骨 뼈") == ["NotoSansCJKkr-Regular"])
    #expect(probe.strangers("ㄅㄆㄇ") == ["NotoSansCJKtc-Regular"])
  }

  @Test func signsAmongIdeographsInDebianNotoAreAsWide() {
    #expect(probe.faces("骨★直", locale: "ja") == ["NotoSansCJKjp-Regular"])
    #expect(probe.faces("★", locale: "ko") == ["NotoSansCJKkr-Regular"])
  }
}

// MARK: - Order

extension FallbackTests {
  /// A private character and two that are not assigned.
  @Test(arguments: ["\u{10FFFD}", "\u{378}", "\u{2FE0}"])
  func whatNothingHasIsGlyphZeroOfTheOwnFace(text: String) {
    #expect(
      probe.parts("a\(text)b") == [
        FallbackProbe.Part(
          text: "a\(text)b", face: FallbackProbe.ownFace, glyphs: 3, isMissing: true)
      ])
  }

  @Test func theChoiceDoesNotDependOnWhatWasAskedBefore() throws {
    let texts = ["I ❤️ ไทย", "骨と直", "骨", "السلام ☎", "한글 骨", "नमस्ते ★", "😀 שלום"]
    let forwards = texts.map { probe.parts($0) }
    #expect(texts.map { probe.parts($0) } == forwards)
    let again = try FallbackProbe()
    #expect(texts.reversed().map { again.parts($0) } == forwards.reversed())
  }

  @Test func aFallbackOfTheDesignComesBeforeDebianNoto() throws {
    let probe = try FallbackProbe(fallbacks: [.dejaVu])
    #expect(probe.strangers("שלום ไทย ★") == ["DejaVuSans", "NotoSansThai-Regular"])
  }

  @Test func withoutTheMachinesFontsWhatIsLackingIsMissing() throws {
    let (store, instance) = try TestFonts.sans.open()
    let line = HarfBuzzShaper(faces: store).line("aไb", in: instance, pointSize: 17)
    #expect(line.runs.flatMap(\.glyphs).map { $0.id == 0 } == [false, true, false])
  }
}
