/// Large text that grows like small text: small text styles grow by a larger factor than large ones.
///
/// It is what becomes of a heading that names no text style, since `Font.custom` then takes `body`, and
/// of a size that was scaled before it was written down.
struct ScalesTooFarRule: AuditRule {
  let id = "scales-too-far"
  let severity = AuditSeverity.warning
  let summary =
    "A size is relative to a text style of about its own size, so that it grows as far as that."

  /// How many times larger than its text style a size may be.
  private static let limit = 1.5

  func observations(in subject: AuditSubject) -> [AuditObservation] {
    let style = subject.style
    guard case .relativeTo(let textStyle) = style.sizing, let size = style.size,
      size >= textStyle.pointSize(at: .large) * Self.limit
    else { return [] }
    let nearest = Self.textStyle(nearestTo: size)
    guard nearest != textStyle else { return [] }
    let end = textStyle.scaledPointSize(size, at: .accessibility5)
    let better = nearest.scaledPointSize(size, at: .accessibility5)
    guard better < end else { return [] }
    return [
      AuditObservation(
        "grows from \(size.decimalText) pt to \(end.decimalText) at accessibility5, relative to "
          + "\(textStyle.rawValue); relative to \(nearest.rawValue) it ends at "
          + better.decimalText + Self.suspicion(of: size, in: textStyle))
    ]
  }

  /// Words for a size that is none of the platform's at `large` but one of its text style at a larger
  /// Dynamic Type size: it may have been scaled already. Empty for others.
  private static func suspicion(of size: Double, in textStyle: Font.TextStyle) -> String {
    let isKnown = Font.TextStyle.allCases.contains { $0.pointSize(at: .large) == size }
    let grown = DynamicTypeSize.allCases.first { category in
      category.isAccessibilitySize
        && (textStyle.pointSize(at: category) == size
          || textStyle.scaledPointSize(textStyle.pointSize(at: .large), at: category) == size)
    }
    guard !isKnown, let grown else { return "" }
    return "; \(size.decimalText) pt is the size of \(textStyle.rawValue) at \(grown.rawValue): "
      + "was it scaled already?"
  }

  /// The text style whose size at `large` is nearest, the larger of two.
  private static func textStyle(nearestTo size: Double) -> Font.TextStyle {
    Font.TextStyle.allCases.reduce(.largeTitle) { best, style in
      let distance = abs(style.pointSize(at: .large) - size)
      return distance < abs(best.pointSize(at: .large) - size) ? style : best
    }
  }
}
