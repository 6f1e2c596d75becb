/// Characters that no font at hand has.
struct MissingGlyphsRule: TextAuditRule {
  let id = "missing-glyphs"
  let severity = AuditSeverity.error
  let summary = "Every character is in a font of the design or of the machine."

  func observations(in text: TextRecord, traits: PreviewTraits) -> [AuditObservation] {
    guard !text.missingGlyphs.isEmpty else { return [] }
    let characters = text.missingGlyphs.map { "'\($0)'" }.joined(separator: ", ")
    return [AuditObservation("has no glyph for \(characters)", key: characters)]
  }
}
