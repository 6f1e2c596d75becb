/// Texts of one line that take several.
///
/// A text that takes several lines at the smallest size already is meant to.
struct WrappingRule: AuditRule {
  let id = "wraps"
  let severity = AuditSeverity.note
  let summary = "Where a text of one line takes several."

  func observations(in subject: AuditSubject) -> [AuditObservation] {
    let single = subject.occurrences.filter { $0.text.lines.count == 1 }.map { $0.traits.device }
    let devices = Set(single)
    return subject.occurrences.compactMap { occurrence in
      let count = occurrence.text.lines.count
      guard count > 1, devices.contains(occurrence.traits.device) else { return nil }
      return AuditObservation(
        "wraps to \(count) lines", measure: Double(count), traits: occurrence.traits)
    }
  }
}
