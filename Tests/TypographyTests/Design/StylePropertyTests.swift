import Support
import Testing

@testable import Typography

/// A property of a style that is not read, written, compared or explained is found here by its name.
@Suite struct StylePropertyTests {
  @Test func everyPropertyHasAVariation() {
    #expect(Set(StyleVariations.properties) == Set(StyleVariations.changes.keys))
  }

  @Test(arguments: StyleVariations.properties)
  func anotherValueIsAnotherStyle(property: String) {
    #expect(StyleVariations.style(changing: property) != StyleVariations.base)
  }

  /// A place in a document is not written, and an unresolved style is left out of one.
  @Test(
    arguments: StyleVariations.properties.filter { !["line", "unresolvedReasons"].contains($0) })
  func aDocumentSaysEveryProperty(property: String) throws {
    let style = StyleVariations.style(changing: property)
    var system = DesignSystem(name: "test")
    system.styles = [style]
    var read = try #require(DesignSystem.tokens(system.document).styles.first)
    read.line = style.line
    #expect(read == style)
  }

  /// What people wrote about the style, and the unit of a measure, are no reason for how it looks.
  @Test(
    arguments: StyleVariations.properties.filter { !["description"].contains($0) })
  func anExplanationTellsEveryProperty(property: String) {
    #expect(
      explanation(of: StyleVariations.style(changing: property))
        != explanation(of: StyleVariations.base))
  }

  private func explanation(of style: DesignStyle) -> StyleExplanation {
    var shown = style
    shown.unresolvedReasons = []
    let frame = AuditedDesign(shown).frames[DynamicTypeSize.large.position]
    let metrics = FixedAdvanceShaper()
    return StyleExplanation(
      ExplainedText(
        record: frame.texts[0], traits: frame.traits, style: style, document: "tokens.json",
        matcher: FaceMatcher(catalog: Faces.plain),
        metrics: { metrics.metrics(of: $0, pointSize: $1) }))
  }
}

/// A property of an edit that does not pass from the ramp to a style, or is not told, is found here.
@Suite struct EditPropertyTests {
  private static let changes: [String: @Sendable (inout StyleEdit) -> Void] = [
    "family": { $0.family = "Other" },
    "weight": { $0.weight = 700 },
    "isItalic": { $0.isItalic = true },
    "size": { $0.size = 20 },
    "samples": { $0.samples = [.init(locale: nil, text: "other")] },
  ]
  private static let properties = Mirror(reflecting: StyleEdit()).children.compactMap(\.label)

  @Test func everyPropertyHasAVariation() {
    #expect(Set(Self.properties) == Set(Self.changes.keys))
  }

  @Test(arguments: Self.properties)
  func anEditOfTheRampReachesEachStyleAndIsTold(property: String) {
    var edit = StyleEdit()
    Self.changes[property]?(&edit)
    #expect(StyleEdit().over(edit) == edit && edit.over(StyleEdit()) == edit)
    #expect(StyleVariations.base.applying(edit) != StyleVariations.base)
    var design = DesignSystem(name: "test")
    design.styles = [StyleVariations.base]
    var edits = DesignEdits()
    edits.ramp = edit
    #expect(edits.changes(in: design).first?.parts.count == 1)
  }
}
