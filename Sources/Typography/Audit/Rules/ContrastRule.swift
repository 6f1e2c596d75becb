/// The contrast of text with what is behind it, by WCAG 2.2, from the colours that are drawn.
///
/// APCA, the method proposed for WCAG 3, rates other pairs as readable; it is no standard yet.
struct ContrastRule: TextAuditRule {
  let id: String
  let severity: AuditSeverity
  let summary: String
  /// The name of the level and its criterion.
  let level: String
  /// The least ratio for text of any size, and for large text.
  private let needed: (any: Double, large: Double)
  /// The ratios below which another rule speaks; 0 where none does.
  private let floor: (any: Double, large: Double)

  /// Success criterion 1.4.3, level AA.
  static let minimum = ContrastRule(
    id: "contrast-minimum", severity: .error,
    summary: "Text has a contrast of 4.5 to 1, large text of 3 to 1 (WCAG 2.2, 1.4.3, level AA).",
    level: "AA", needed: (4.5, 3), floor: (0, 0))

  /// Success criterion 1.4.6, level AAA; what fails level AA is left to that rule.
  static let enhanced = ContrastRule(
    id: "contrast-enhanced", severity: .warning,
    summary: "Text has a contrast of 7 to 1, large text of 4.5 to 1 (WCAG 2.2, 1.4.6, level AAA).",
    level: "AAA", needed: (7, 4.5), floor: (4.5, 3))

  func observations(in text: TextRecord, traits: PreviewTraits) -> [AuditObservation] {
    text.spans.filter(\.hasInk).compactMap { span in
      let ratio = span.foreground.contrast(with: text.background)
      let least = least(for: span)
      guard ratio < least, ratio >= (span.isLarge ? floor.large : floor.any) else { return nil }
      let colors = "\(span.foreground.hex) on \(text.background.hex)"
      let size = span.isLarge ? " for large text" : ""
      return AuditObservation(
        "has a contrast of \(ratio.roundedDown) to 1, \(colors), and needs \(least.decimalText)"
          + "\(size) (\(level))",
        key: "\(colors) \(span.isLarge)", measure: -ratio)
    }
  }

  /// The least ratio for a stretch of text.
  func least(for span: TextRecord.Span) -> Double { span.isLarge ? needed.large : needed.any }
}

extension TextRecord.Span {
  /// Whether anything of the stretch is seen.
  fileprivate var hasInk: Bool { text.contains { !$0.isWhitespace } }

  /// Whether text is large by WCAG 2.2: 18 points or more, or 14 points or more and bold. Points are
  /// the platform's, as in its Human Interface Guidelines.
  var isLarge: Bool {
    font.pointSize >= 18
      || font.pointSize >= 14 && font.weight >= Font.Weight.bold.openTypeWeight
  }
}

extension Double {
  /// The number with two decimals, rounded down, so that no failing ratio reads as the one needed.
  fileprivate var roundedDown: String { ((self * 100).rounded(.down) / 100).decimalText }
}
