/// Texts of one line that take several.
///
/// A text is one of one line where it takes one at the default size, on the device of middle width;
/// where the default size is not among the frames, at the smallest one. Others are meant to wrap.
struct WrappingRule: AuditRule {
  let id = "wraps"
  let severity = AuditSeverity.note
  let summary = "Where a text of one line takes several."

  func observations(in subject: AuditSubject) -> [AuditObservation] {
    guard isSingleLine(subject) else { return [] }
    return subject.occurrences.compactMap {
      Self.observation(of: $0.text, traits: $0.traits)
    }
  }

  /// What there is to say of a text that takes several lines; nil for one that does not.
  static func observation(of text: TextRecord, traits: PreviewTraits) -> AuditObservation? {
    let count = text.lines.count
    guard count > 1 else { return nil }
    return AuditObservation("wraps to \(count) lines", measure: Double(count), traits: traits)
  }

  private func isSingleLine(_ subject: AuditSubject) -> Bool {
    let sizes = Set(subject.occurrences.map(\.traits.dynamicTypeSize))
    let size = sizes.contains(.large) ? .large : sizes.min()
    let texts = subject.occurrences.filter { $0.traits.dynamicTypeSize == size }
      .sorted { $0.traits.device.width < $1.traits.device.width }
    return !texts.isEmpty && texts[texts.count / 2].text.lines.count == 1
  }
}
