/// Characters that the style's own font lacks and another one draws.
struct CharacterFallbackRule: TextAuditRule {
  let id = "character-fallback"
  let severity = AuditSeverity.warning
  let summary = "The style's own font has every character."

  func observations(in text: TextRecord, traits: PreviewTraits) -> [AuditObservation] {
    text.fallbacks.map { fallback in
      let characters = fallback.characters.map(\.quoted).joined(separator: ", ")
      let words = "draws \(characters) in '\(fallback.postScriptName)' (its own font lacks them)"
      return AuditObservation(words, key: words)
    }
  }
}
