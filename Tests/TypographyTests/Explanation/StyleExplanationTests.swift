import Support
import Testing

@testable import Typography

/// The whole chain of a style in words.
@Suite struct StyleExplanationTests {
  private let shaper = FixedAdvanceShaper()
  private let catalog = FaceCatalog(
    faces: Faces.family("Plinth", weights: [300, 400, 700], italicWeights: [400])
      + Faces.family("Plain", weights: [400]),
    standIns: [.default: "Plain"])

  /// A title as a design may say it.
  private func title(_ sizing: DesignStyle.Sizing = .relativeTo(.title)) -> DesignStyle {
    var style = DesignStyle(name: "title", line: 3)
    style.families = ["Plinth", "serif"]
    style.weight = 600
    style.size = 28
    style.lineHeight = .multiple(factor: 1.5)
    style.sizing = sizing
    let grey = RGBA(red: 0x77, green: 0x77, blue: 0x77)
    style.color = Color(light: grey, dark: grey)
    return style
  }

  /// The explanation of a style that stands alone.
  private func explain(
    _ style: DesignStyle, at size: DynamicTypeSize = .large, locale: String = "en",
    sources: [TokenSource] = [],
    edit: (inout TextRecord) -> Void = { _ in }
  ) throws -> StyleExplanation {
    var design = DesignSystem(name: "test")
    design.styles = [style]
    let matcher = FaceMatcher(catalog: catalog)
    let traits = PreviewTraits(
      device: Device(name: "320pt", width: 320, height: nil, displayScale: nil),
      dynamicTypeSize: size, locale: locale)
    let view = TypeRampSpecimen(design: design, options: TypeRampSpecimen.Options(isBare: true))
    let page = PageLayout(matcher: matcher, shaper: shaper)
      .page(of: Preview(name: "ramp", traits: traits, view: view))
    var record = try #require(page.texts.first)
    edit(&record)
    return StyleExplanation(
      ExplainedText(
        record: record, traits: traits, style: style, document: "ramp.tokens.json",
        sources: sources, matcher: matcher,
        metrics: { [shaper] in shaper.metrics(of: $0, pointSize: $1) }))
  }

  @Test func theTokenIsToldAsWrittenWithItsAliases() throws {
    let sources = [
      TokenSource(
        property: "fontFamily", line: 4, written: "\"{font.head}\"",
        aliases: ["{font.head}", "{font.brand}"], value: "[\"Plinth\", \"serif\"]", valueLine: 9),
      TokenSource(
        property: "fontWeight", line: 3, written: "600", aliases: [], value: "600", valueLine: 3),
    ]
    let rows = try explain(title(), sources: sources).rows("Token")
    #expect(
      rows == [
        "style: title", "written in: ramp.tokens.json:3",
        "fontFamily: \"{font.head}\" (line 4) → {font.brand} → [\"Plinth\", \"serif\"] (line 9)",
        "fontWeight: 600",
      ])
  }

  @Test func everyFaceOfTheFamilyHasItsReason() throws {
    let rows = try explain(title()).rows("Faces considered")
    #expect(
      rows == [
        "'Plinth': a family of 4 faces, not a PostScript name",
        "Plinth-700: taken: weight 700 (trait 0.4), 0.1 from 0.3 (Fonts/Plinth-700.ttf)",
        "Plinth-400: not taken: weight 400 (trait 0), 0.3 from 0.3 (Fonts/Plinth-400.ttf)",
        "Plinth-300: not taken: weight 300 (trait -0.23), 0.53 from 0.3 (Fonts/Plinth-300.ttf)",
        "Plinth-400Italic: not taken: italic (Fonts/Plinth-400Italic.ttf)",
        "other families: Plain (1)",
      ])
  }

  @Test func sizesAreToldWithTheirRule() throws {
    #expect(
      try explain(title(), at: .accessibility2).rows("Size") == [
        "size: 42 pt", "rule: 28 × 51 ÷ 34 = 42",
        ": title's leading at accessibility2 over that at large; rounded half up",
      ])
    #expect(
      try explain(title(.textStyle(.title)), at: .accessibility2).rows("Size") == [
        "size: 43 pt", "rule: the platform's table: title at accessibility2",
      ])
    #expect(
      try explain(title(.fixed), at: .accessibility2).rows("Size") == [
        "size: 28 pt", "rule: fixed: does not follow the Dynamic Type size",
      ])
  }

  @Test func linesAndColoursAreMeasured() throws {
    let explanation = try explain(title())
    let lines = explanation.rows("Lines")
    #expect(lines.contains("cap height: 19.6 pt"))
    // 1.5 × 28 = 42: 0.9 em and 0.3 em are 33.6, of the other 8.4 half is above.
    #expect(lines.contains("line box: 42 pt: 29.4 above the baseline, 12.6 below"))
    #expect(
      lines.contains(
        "line height: 42 pt, 1.5 × the size, shared above and below the font's own height"))
    #expect(
      explanation.rows("Colour") == [
        "ink: #777777", "ground: #FFFFFF", "contrast: 4.47 to 1",
        "WCAG AA: yes: large text needs 3", "WCAG AAA: no: large text needs 4.5",
      ])
  }

  @Test func whatIsNotPublishedAboutLinesIsSaid() throws {
    let line = TextRecord.Line(text: "aa", x: 0, baseline: 20, width: 30)
    func lines(_ locale: String, count: Int) throws -> [String] {
      try explain(title(), locale: locale) { record in
        record.lines = Array(repeating: line, count: count)
        record.lineGapBetweenLines = count > 1 ? -1.25 : nil
      }.rows("Lines").filter { $0.hasPrefix(": ") }
    }
    let strategy =
      ": a last line of one word takes one from the line before, as far as two fit; where the "
      + "platform gives up is not published"
    let gap =
      ": the line gap, -1.25 pt, stands between lines; whether SwiftUI adds it is not published"
    #expect(try lines("en", count: 1) == [])
    #expect(try lines("de", count: 1) == [])
    #expect(try lines("en", count: 2) == [strategy, gap])
    #expect(
      try lines("de-CH", count: 2) == [
        strategy, ": a device in this language may hyphenate by itself; here no word is", gap,
      ])
  }

  @Test func trackingSaysThePartOfTheSize() throws {
    var style = title()
    style.trackingOfSize = -0.05
    #expect(try explain(style).rows("Lines").contains("tracking: -1.4 pt, -0.05 × the size"))
  }

  @Test func charactersSayWhoDrewThem() throws {
    let explanation = try explain(title()) { record in
      record.fallbacks = [
        TextRecord.Fallback(
          postScriptName: "Emoji", family: "Emoji", file: "installed/Emoji.ttf",
          characters: ["🙂", "\u{E000}"])
      ]
      record.missingGlyphs = ["\u{1B}"]
    }
    #expect(
      explanation.rows("Characters") == [
        "Plinth-700: draws the others", "Emoji: draws '🙂' U+E000 (installed/Emoji.ttf)",
        "no face has: U+001B",
      ])
  }

  @Test func theExplanationPicksWhatTheMatcherPicks() {
    let matcher = FaceMatcher(catalog: catalog)
    let sources: [FontRequest.Source] = [
      .system(.default), .system(.rounded), .named(["Plinth"]), .named(["plinth-300"]),
      .named(["Plinth 700"]), .named(["No", "Plain"]), .named(["No"]), .named(["serif"]),
    ]
    for source in sources {
      for weight in [nil] + Font.Weight.allCases.map(Optional.some) {
        for (isBold, isItalic) in [(false, false), (true, false), (false, true), (true, true)] {
          let request = FontRequest(
            source: source, size: 17, weight: weight, isBold: isBold, isItalic: isItalic,
            pointSize: 17)
          let explained = matcher.explain(request)
          #expect(explained?.font == matcher.resolve(request))
          let candidates = explained?.consideration.candidates ?? []
          #expect(candidates.filter(\.isTaken).map(\.face) == [explained?.font.face])
          let ids = candidates.map(\.face.id)
          #expect(Set(ids).count == ids.count)
          let family = explained.map { catalog.family($0.font.face.family) } ?? []
          #expect(Set(ids) == Set(family.map(\.id)))
        }
      }
    }
  }

  @Test func textFromOutsideIsFitForATerminal() throws {
    let explanation = try explain(title()) { $0.style = "a\u{1B}[2J" }
    #expect(explanation.rows("Token")[0] == "style: a\\u{1B}[2J")
    #expect(explanation.style == "a\\u{1B}[2J")
  }
}

extension StyleExplanation {
  /// The rows of a section as lines.
  fileprivate func rows(_ title: String) -> [String] {
    (sections.first { $0.title == title }?.rows ?? []).map { "\($0.label): \($0.value)" }
  }
}
