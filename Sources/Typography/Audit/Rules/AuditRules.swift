/// The rules of an audit; the name of a rule is the code of its findings.
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

  /// Some of the rules, in their order.
  ///
  /// - Parameters:
  ///   - codes: The names of those that are wanted; nil for all.
  ///   - ignored: The names of those that are not, also among the wanted ones.
  /// - Throws: `UnknownRule` for the first name that no rule has.
  public static func chosen(
    only codes: [String]? = nil, ignoring ignored: [String] = []
  ) throws(UnknownRule) -> [any AuditRule] {
    let known = all.map(\.id)
    for code in (codes ?? []) + ignored where !known.contains(code) {
      throw UnknownRule(name: code, nearest: NearestName.nearest(to: code, in: known))
    }
    return all.filter { codes?.contains($0.id) != false && !ignored.contains($0.id) }
  }

  /// A name that no rule has.
  public struct UnknownRule: Error, Hashable {
    /// The name.
    public var name: String
    /// The rule that was likely meant; nil when none is near.
    public var nearest: String?
  }

  /// The rules for what breaks as text grows or lines become narrower; how many lines a text takes
  /// is looked at beside them.
  static let breaking: [any TextAuditRule] =
    [
      TruncationRule(), ClippingRule(), MissingGlyphsRule(), CharacterFallbackRule(),
      ScaledToFitRule(), BrokenWordRule(), InkOverflowRule(), LineLengthRule(),
    ] + FontNoteRule.all.filter { $0.id == "font-fallback" }
}
