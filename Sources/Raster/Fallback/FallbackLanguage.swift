internal import CICU

/// The language whose fonts should draw a cluster that the text's own fonts lack.
///
/// The text's language where it is written in the cluster's script. Otherwise the script's likeliest
/// language (CLDR's likely subtags); Han goes with the Kana or Hangul beside it, since the same
/// character looks different in Chinese, Japanese and Korean.
enum FallbackLanguage {
  /// A language tag in fontconfig's form, such as `ar` or `zh-cn`; nil where the script tells none.
  static func tag(
    for cluster: GraphemeCluster, in analysis: ParagraphAnalysis, locale: String
  ) -> String? {
    let own = likely(locale)
    let tag = scriptTag(for: cluster, in: analysis, own: own)
    let isSign = cluster.character.unicodeScalars.allSatisfy {
      ScriptRuns.extensions(of: $0).isEmpty
    }
    guard isSign else { return tag }
    // A sign is of every language: only among ideographs it has to be as wide as they are.
    let isAmongIdeographs = ["Jpan", "Kore", "Hans", "Hant"].contains(own.script)
    let candidate = tag ?? (isAmongIdeographs ? fontconfigTag(own) : nil)
    return candidate.flatMap { SystemFontList.eastAsianLanguages.contains($0) ? $0 : nil }
  }

  /// The language of a cluster's stretch of one script.
  private static func scriptTag(
    for cluster: GraphemeCluster, in analysis: ParagraphAnalysis, own: Subtags
  ) -> String? {
    let offset = cluster.range.lowerBound
    let run = analysis.scripts.first { $0.range.contains(offset) }
    guard let script = run?.candidates.first, let name = shortName(script) else { return nil }
    if uses(own.script, name) { return fontconfigTag(own) }
    if name == "Hani" {
      let scripts = Set(analysis.scripts.flatMap(\.candidates).compactMap(shortName))
      if scripts.contains("Hira") || scripts.contains("Kana") { return "ja" }
      if scripts.contains("Hang") { return "ko" }
    }
    return fontconfigTag(likely("und_" + name))
  }

  private struct Subtags {
    var language = ""
    var script = ""
    var region = ""
  }

  /// Whether text of a locale's script holds characters of another: Japanese and Korean mix.
  private static func uses(_ localeScript: String, _ script: String) -> Bool {
    switch localeScript {
    case "Jpan": ["Hani", "Hira", "Kana", "Hrkt"].contains(script)
    case "Kore": ["Hani", "Hang"].contains(script)
    case "Hans", "Hant": ["Hani", "Bopo"].contains(script)
    default: localeScript == script
    }
  }

  private static func likely(_ locale: String) -> Subtags {
    var status = U_ZERO_ERROR
    let capacity = 157  // ULOC_FULLNAME_CAPACITY
    let name = locale.split(separator: "-").joined(separator: "_")
    let tag = [CChar](unsafeUninitializedCapacity: capacity) { buffer, count in
      let length = typo_uloc_addLikelySubtags(name, buffer.baseAddress, Int32(capacity), &status)
      count = status.rawValue > U_ZERO_ERROR.rawValue ? 0 : min(max(Int(length), 0), capacity)
    }
    let text = String(decoding: tag.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var subtags = Subtags()
    for (position, part) in text.split(separator: "_").enumerated() {
      if position == 0 { subtags.language = String(part) }
      if position > 0, part.count == 4 { subtags.script = String(part) }
      if position > 0, part.count < 4 { subtags.region = String(part) }
    }
    return subtags
  }

  /// fontconfig tells Chinese apart by region.
  private static func fontconfigTag(_ subtags: Subtags) -> String? {
    guard !subtags.language.isEmpty, subtags.language != "und" else { return nil }
    guard subtags.language == "zh" else { return subtags.language }
    if ["Hans", "Hani"].contains(subtags.script) { return "zh-cn" }
    return subtags.region == "HK" || subtags.region == "MO" ? "zh-hk" : "zh-tw"
  }

  private static func shortName(_ script: UScriptCode) -> String? {
    typo_uscript_getShortName(script).map { String(cString: $0) }
  }
}
