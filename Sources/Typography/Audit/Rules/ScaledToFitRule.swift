/// Text that shrinks or is set tighter to fit.
struct ScaledToFitRule: TextAuditRule {
  let id = "scaled-to-fit"
  let severity = AuditSeverity.warning
  let summary = "Text is drawn at the size and the spacing asked for."

  func observations(in text: TextRecord, traits: PreviewTraits) -> [AuditObservation] {
    if text.scaleFactor < 1 {
      let share = (text.scaleFactor * 100).rounded(.down).decimalText
      return [AuditObservation("shrinks to \(share) % to fit", measure: 1 - text.scaleFactor)]
    }
    return text.isTightened ? [AuditObservation("is set tighter to fit", key: "tight")] : []
  }
}
