/// Whether a line of views and text runs to the right or to the left.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

extension LayoutDirection {
  /// The direction in which a language is read (the scripts of CLDR's likely subtags).
  public init(language tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    let script = parts.dropFirst().first { $0.count == 4 }
    if let script {
      self =
        ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"].contains(String(script))
        ? .rightToLeft : .leftToRight
      return
    }
    let rightToLeft: Set<String> = [
      "ar", "fa", "he", "iw", "ur", "ps", "sd", "ug", "yi", "ji", "dv", "ckb", "syr", "nqo",
    ]
    self =
      parts.first.map { rightToLeft.contains(String($0)) } == true ? .rightToLeft : .leftToRight
  }
}
