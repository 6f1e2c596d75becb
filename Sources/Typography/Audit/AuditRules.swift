/// The rules of an audit.
public enum AuditRules {
  /// All rules, in the order in which their findings about a style are told.
  public static let all: [any AuditRule] =
    [
      ContrastRule.minimum, ContrastRule.enhanced, TruncationRule(), ClippingRule(),
      MissingGlyphsRule(), ScaledTwiceRule(),
    ] + FontNoteRule.all + [
      CharacterFallbackRule(), FixedSizeRule(), ScalesTooFarRule(), MinimumSizeRule(),
      ScaledToFitRule(), BrokenWordRule(), InkOverflowRule(), LineLengthRule(), WrappingRule(),
    ]
}
