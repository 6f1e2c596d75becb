/// Characters that no font at hand has.
struct MissingGlyphsRule: TextAuditRule {
  let id = "missing-glyphs"
  let severity = AuditSeverity.error
  let summary = "Every character is in a font of the design or of the machine."

  func observations(in text: TextRecord, traits: PreviewTraits) -> [AuditObservation] {
    guard !text.missingGlyphs.isEmpty else { return [] }
    let characters = text.missingGlyphs.map(\.quoted).joined(separator: ", ")
    return [AuditObservation("has no glyph for \(characters)", key: characters)]
  }
}

extension String {
  /// A character in quotes; one without a recognisable shape by its number: `U+E000`.
  var quoted: String {
    let names = unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
    let isSeen = unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .spaceSeparator,
        .surrogate, .unassigned:
        false
      default: true
      }
    }
    return isSeen ? "'\(self)'" : names.joined(separator: " ")
  }
}
