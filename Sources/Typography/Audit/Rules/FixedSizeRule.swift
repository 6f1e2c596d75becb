/// Text that does not follow the Dynamic Type size.
struct FixedSizeRule: TextAuditRule {
  let id = "does-not-scale"
  let severity = AuditSeverity.warning
  let summary =
    "Text follows the Dynamic Type size (Human Interface Guidelines; WCAG 2.2, 1.4.4, level AA)."

  func observations(in text: TextRecord, traits: PreviewTraits) -> [AuditObservation] {
    text.spans.filter { $0.font.request.relativeTo == nil }.map { span in
      let size = span.font.request.size.decimalText
      return AuditObservation("does not scale: \(size) pt from xSmall to accessibility5", key: size)
    }
  }
}
