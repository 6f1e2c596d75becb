/// Text smaller than the platform's smallest.
struct MinimumSizeRule: TextAuditRule {
  let id = "below-minimum-size"
  let severity = AuditSeverity.warning
  let summary =
    "Text has 11 points or more, the least of the platform's own styles "
    + "(Human Interface Guidelines, Typography)."

  /// The size of `caption2` from `xSmall` to `large`, in points.
  static let minimum = Font.TextStyle.caption2.pointSize(at: .xSmall)

  func observations(in text: TextRecord, traits: PreviewTraits) -> [AuditObservation] {
    let size = text.spans.map(\.font.pointSize).min() ?? Self.minimum
    guard size < Self.minimum else { return [] }
    let words = "is set in \(size.decimalText) pt, below the platform's least of"
    return [AuditObservation("\(words) \(Self.minimum.decimalText)", measure: -size)]
  }
}
