internal import CFontconfig
internal import Typography

/// The fonts that fontconfig lists, with what a fallback is chosen by.
///
/// Order of life: the character sets belong to fontconfig's list, which this object holds.
final class SystemFontList {
  /// One face of a font file.
  struct Entry {
    /// The absolute path of the file.
    var path: String
    /// The position of the face in the file.
    var index: Int
    /// The family's first name.
    var family: String
    /// The style's first name, such as `Bold`.
    var style: String
    /// On OpenType's scale, 1 to 1000; of a variable font its default.
    var weight: Int
    /// Whether the face is italic or oblique.
    var isItalic: Bool
    /// Whether all advances are equal.
    var isMonospaced: Bool
    /// Whether the face has glyphs in colours.
    var isColoured: Bool
    /// Whether the face has outlines or pictures that can be scaled.
    var isScalable: Bool
    /// Whether the face is made for Chinese, Japanese or Korean: its signs are as wide as ideographs.
    var isEastAsian: Bool
    fileprivate var characters: OpaquePointer
    fileprivate var languages: OpaquePointer?
  }

  /// The faces in the order of their paths.
  private(set) var entries: [Entry] = []

  private let list = FontconfigList(properties: [
    FC_FILE, FC_INDEX, FC_FAMILY, FC_CHARSET, FC_LANG, FC_COLOR, FC_SCALABLE, FC_WEIGHT, FC_SLANT,
    FC_SPACING, FC_STYLE,
  ])
  /// The families that fontconfig prefers for a language, by position.
  private var preferences = BoundedCache<String, [String: Int]>(limit: 64)

  /// Lists all fonts of this machine; nothing when fontconfig cannot.
  init() {
    entries = (list?.patterns ?? []).compactMap(Entry.init(pattern:))
      .sorted { ($0.path, $0.index) < ($1.path, $1.index) }
  }

  /// Whether files in several folders have the name of one.
  func hasOther(named path: String) -> Bool {
    func name(_ path: String) -> Substring? { path.split(separator: "/").last }
    let wanted = name(path)
    return entries.contains { $0.path != path && name($0.path) == wanted }
  }

  /// The place of a family in the generic sans-serif of a language, by fontconfig's own rules.
  private func preference(of family: String, for language: String) -> Int {
    preferences.value(for: language) { preferredFamilies(for: language) }[family] ?? .max
  }

  private func preferredFamilies(for language: String) -> [String: Int] {
    guard let list, let pattern = FcPatternCreate() else { return [:] }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, "sans-serif")
    if !language.isEmpty { FcPatternAddString(pattern, FC_LANG, language) }
    FcConfigSubstitute(list.configuration, pattern, FcMatchPattern)
    let names = pattern.strings(FC_FAMILY).enumerated().map { ($0.element, $0.offset) }
    return Dictionary(names) { first, _ in first }
  }
}

// MARK: - Choosing

extension SystemFontList {
  /// What a candidate is compared by: the smaller comes first.
  struct Rank: Comparable {
    fileprivate var numbers: [Int]
    fileprivate var names: [String]

    static func < (first: Rank, second: Rank) -> Bool {
      if first.numbers != second.numbers {
        return first.numbers.lexicographicallyPrecedes(second.numbers)
      }
      return first.names.lexicographicallyPrecedes(second.names)
    }
  }

  /// The languages that share ideographs, as fontconfig calls them.
  static let eastAsianLanguages: Set<String> = ["ja", "ko", "zh-cn", "zh-tw", "zh-hk"]

  /// How well an entry suits a wish; every entry has another rank.
  func rank(of entry: Entry, for wish: SystemFallback.Wish) -> Rank {
    func no(_ fact: Bool) -> Int { fact ? 0 : 1 }
    let style = wish.style
    let language = wish.language ?? ""
    return Rank(
      numbers: [
        no(entry.isColoured == wish.prefersColor), no(entry.isScalable),
        no(wish.language.map(entry.speaks) ?? true), no(!entry.isMonospaced),
        no(entry.isDrawn(for: language)),
        no(entry.isEastAsian == SystemFontList.eastAsianLanguages.contains(language)),
        no(entry.family.hasPrefix("Noto Sans")), preference(of: entry.family, for: language),
        entry.family.utf8.count,
      ],
      names: [
        entry.family, entry.isItalic == style.isItalic ? "0" : "1",
        String(10_000 + abs(entry.weight - style.weight)),
        // Some bold faces call themselves bold and give a regular weight.
        entry.style == (style.weight >= 600 ? "Bold" : "Regular") ? "0" : "1", entry.path,
        String(10_000 + entry.index),
      ])
  }
}

extension SystemFontList.Entry {
  /// Whether the face has all of some characters.
  func covers(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.allSatisfy { FcCharSetHasChar(characters, $0.value) != 0 }
  }

  /// Whether the family's name says that its shapes are those of a language: the same characters
  /// look different in Chinese, Japanese and Korean, and in Urdu and Arabic.
  fileprivate func isDrawn(for language: String) -> Bool {
    switch language {
    case "ja": family.hasSuffix(" JP")
    case "ko": family.hasSuffix(" KR")
    case "zh-cn": family.hasSuffix(" SC")
    case "zh-tw": family.hasSuffix(" TC")
    case "zh-hk": family.hasSuffix(" HK")
    case "ur": family.hasSuffix(" Urdu")
    default: false
    }
  }

  /// Whether the face has the letters of a language.
  fileprivate func speaks(_ language: String) -> Bool {
    guard let languages else { return false }
    return FcLangSetHasLang(languages, language) != FcLangDifferentLang
  }
}

// MARK: - Reading

extension SystemFontList.Entry {
  /// Reads what fontconfig knows of a face; nil without a file or characters.
  fileprivate init?(pattern: OpaquePointer) {
    var characters: OpaquePointer?
    guard let path = pattern.strings(FC_FILE).first,
      FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch, let characters
    else { return nil }
    var languages: OpaquePointer?
    FcPatternGetLangSet(pattern, FC_LANG, 0, &languages)
    self.path = path
    self.characters = characters
    self.languages = languages
    // The upper half numbers the named instances of variable fonts.
    index = (pattern.number(FC_INDEX) ?? 0) & 0xFFFF
    family = pattern.strings(FC_FAMILY).first ?? ""
    style = pattern.strings(FC_STYLE).first ?? ""
    weight = Int(FcWeightToOpenTypeDouble(Double(pattern.number(FC_WEIGHT) ?? 80)).rounded())
    isItalic = (pattern.number(FC_SLANT) ?? 0) > 0
    isMonospaced = (pattern.number(FC_SPACING) ?? 0) >= Int(FC_MONO)
    isColoured = pattern.flag(FC_COLOR)
    isScalable = pattern.flag(FC_SCALABLE)
    isEastAsian =
      languages.map { languages in
        SystemFontList.eastAsianLanguages.contains { language in
          FcLangSetHasLang(languages, language) != FcLangDifferentLang
        }
      } ?? false
  }
}
