/// The rules of an audit.
public enum AuditRules {
  /// All rules, in the order of their findings about a style.
  public static let all: [any AuditRule] =
    [
      ContrastRule.minimum, ContrastRule.enhanced, TruncationRule(), ClippingRule(),
      MissingGlyphsRule(), ScaledTwiceRule(),
    ] + FontNoteRule.all + [
      CharacterFallbackRule(), FixedSizeRule(), ScalesTooFarRule(), MinimumSizeRule(),
      ScaledToFitRule(), BrokenWordRule(), InkOverflowRule(), LineLengthRule(), WrappingRule(),
    ]

  /// The rules for what breaks as text grows or lines become narrower; how many lines a text takes
  /// is looked at beside them.
  static let breaking: [any TextAuditRule] =
    [
      TruncationRule(), ClippingRule(), MissingGlyphsRule(), CharacterFallbackRule(),
      ScaledToFitRule(), BrokenWordRule(), InkOverflowRule(), LineLengthRule(),
    ] + FontNoteRule.all.filter { $0.id == "font-fallback" }
}
