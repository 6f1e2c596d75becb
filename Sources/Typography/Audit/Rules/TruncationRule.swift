/// Text that a line limit or a fixed height cuts short.
struct TruncationRule: TextAuditRule {
  let id = "truncated"
  let severity = AuditSeverity.error
  let summary = "No text is cut short by a line limit or a fixed height."

  func observations(in text: TextRecord, traits: PreviewTraits) -> [AuditObservation] {
    text.isTruncated ? [AuditObservation("is cut short")] : []
  }
}
