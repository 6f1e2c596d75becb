/// A face that is not the one asked for.
struct FontNoteRule: TextAuditRule {
  let id: String
  let severity: AuditSeverity
  let summary: String
  private let note: ResolvedFont.Note
  private let words: @Sendable (ResolvedFont) -> String

  func observations(in text: TextRecord, traits: PreviewTraits) -> [AuditObservation] {
    text.spans.filter { $0.font.notes.contains(note) }.map { span in
      let message = words(span.font)
      return AuditObservation(message, key: message)
    }
  }
}

extension FontNoteRule {
  /// A rule for each note that tells of a face other than asked for.
  ///
  /// That a free face stands in for the platform's, and that digits of equal width cannot be vouched
  /// for, are limits of a preview and not of a design.
  static let all: [FontNoteRule] = [
    FontNoteRule(
      id: "font-fallback", severity: .error,
      summary: "The first font that a style names is there.", note: .fallback
    ) { font in
      "asks for \(font.askedNames), which is not there, and gets '\(font.face.postScriptName)'"
        + (font.hint.map { "; \($0)" } ?? "")
    },
    FontNoteRule(
      id: "nameless", severity: .error,
      summary: "The font has the name by which it is asked for.", note: .nameless
    ) { font in
      "asks for \(font.askedNames), the name of the file '\(font.face.id.file)'; its font has no such "
        + "name, and no app can ask for it"
    },
    FontNoteRule(
      id: "web-font", severity: .error,
      summary: "The fonts are TrueType or OpenType files, as the platform takes them.",
      note: .webFont
    ) { "gets '\($0.face.id.file)', a web font: an app with it is rejected" },
    FontNoteRule(
      id: "other-face", severity: .warning,
      summary: "The face that a style names is the one that is drawn.", note: .otherFace
    ) { font in
      "names \(font.askedNames) and gets '\(font.face.postScriptName)' at weight \(font.weight): "
        + "\(font.request.besideName) decides, only the name alone gets the face"
    },
    FontNoteRule(
      id: "full-name", severity: .note,
      summary: "Fonts are named by PostScript name or by family.", note: .fullName
    ) { font in
      "asks for \(font.askedNames), which is no PostScript name and no whole family; the platform "
        + "looks PostScript names up first"
    },
    FontNoteRule(
      id: "installed-font", severity: .warning,
      summary: "The fonts belong to the design, not to the machine alone.", note: .installedFont
    ) { font in
      "gets '\(font.face.postScriptName)' from this machine; the design does not bring it"
        + (font.hint.map { "; \($0)" } ?? "")
    },
    FontNoteRule(
      id: "weight-snapped", severity: .warning,
      summary: "The family has a face of the weight asked for.", note: .weightSnapped
    ) { font in
      let asked = font.request.weight.map { "weight \($0.openTypeWeight)" } ?? "another weight"
      return "asks for \(asked) and gets \(font.weight), the closest of '\(font.face.family)'"
    },
    FontNoteRule(
      id: "weight-tie", severity: .note,
      summary: "One face of the family is nearest to the weight.", note: .weightTie
    ) { font in
      "gets '\(font.face.postScriptName)', but another face of '\(font.face.family)' is as near to the "
        + "weight; which one the platform takes is not published"
    },
    substitution("width-snapped", .widthSnapped, "a face of the width asked for"),
    substitution("no-bold", .noBold, "a bold face"),
    substitution("no-italic", .noItalic, "an italic"),
    substitution("no-upright", .noUpright, "an upright face"),
    substitution("axis-snapped", .axisSnapped, "the axis values asked for"),
    substitution("no-monospaced", .noMonospaced, "a monospaced face"),
  ]

  private static func substitution(
    _ id: String, _ note: ResolvedFont.Note, _ wanted: String
  ) -> FontNoteRule {
    FontNoteRule(
      id: id, severity: .warning, summary: "Where it is asked for, the family has \(wanted).",
      note: note
    ) { "asks for \(wanted), which '\($0.face.family)' does not have" }
  }
}

extension ResolvedFont {
  /// What was asked for, in quotes.
  fileprivate var askedNames: String {
    switch request.source {
    case .named(let names): "'\(names.first ?? "")'"
    case .system: "the system font"
    }
  }
}
