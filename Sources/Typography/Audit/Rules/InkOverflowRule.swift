/// Ink outside of the boxes of its lines, where it may run into other lines or be clipped.
struct InkOverflowRule: TextAuditRule {
  let id = "ink-overflow"
  let severity = AuditSeverity.warning
  let summary = "Ink keeps inside the boxes of its lines, where nothing clips it or runs into it."

  func observations(in text: TextRecord, traits: PreviewTraits) -> [AuditObservation] {
    guard let overflow = text.inkOverflow else { return [] }
    let sides = [("above", overflow.top), ("below", overflow.bottom)].filter { $0.1 > 0 }
    let words = sides.map { "\($0.1.tenths) pt \($0.0)" }.joined(separator: " and ")
    return [
      AuditObservation(
        "has ink \(words) its line box", key: sides.map(\.0).joined(separator: " "),
        measure: max(overflow.top, overflow.bottom))
    ]
  }
}

extension Double {
  /// The number with one decimal, rounded up, so that some is never none.
  fileprivate var tenths: String { ((self * 10).rounded(.up) / 10).decimalText }
}
