/// Lines too long for the eye to find the next one.
struct LineLengthRule: TextAuditRule {
  let id = "line-too-long"
  let severity = AuditSeverity.warning
  let summary =
    "A line of a paragraph has 75 characters at most: 45 to 75 are the measure of typographers, "
    + "WCAG 2.2, 1.4.8, level AAA, allows 80."

  private static let limit = 75

  func observations(in text: TextRecord, traits: PreviewTraits) -> [AuditObservation] {
    // A single line has no next one to be found.
    guard text.lines.count > 1 else { return [] }
    let longest = text.lines.map(\.text.count).max() ?? 0
    guard longest > Self.limit else { return [] }
    let words = "has lines of \(longest) characters, more than \(Self.limit)"
    return [AuditObservation(words, measure: Double(longest))]
  }
}
