/// Lines that stand partly beside the page.
struct ClippingRule: TextAuditRule {
  let id = "clipped"
  let severity = AuditSeverity.error
  let summary = "No line reaches beyond the edge of the screen."

  /// How far a line may stand out, in points: less than a pixel on a screen with two pixels a point.
  private static let tolerance = 0.49

  func observations(in text: TextRecord, traits: PreviewTraits) -> [AuditObservation] {
    let overhang = text.lines.map { max(-$0.x, $0.x + $0.width - traits.device.width) }.max() ?? 0
    guard overhang > Self.tolerance else { return [] }
    return [
      AuditObservation("reaches \(overhang.decimalText) pt beyond the screen", measure: overhang)
    ]
  }
}
