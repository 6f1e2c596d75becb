import Support
import Testing

@testable import Typography

/// What the specimen says beside a style's sample.
@Suite struct CaptionTests {
  private func words(text: String, families: [String], missing: Set<Character>) -> [String] {
    var style = DesignStyle(name: "body")
    style.families = ["Plain"]
    style.size = 17
    let faces = families.flatMap { Faces.family($0, weights: [400]) }
    var design = DesignSystem(name: "test")
    design.styles = [style]
    let page = TestPage(
      width: 2000, catalog: FaceCatalog(faces: faces),
      shaper: FixedAdvanceShaper(missing: missing)
    ) {
      TypeRampSpecimen(design: design, options: .init(text: text))
    }
    return page.glyphLines.map { line in
      String(
        String.UnicodeScalarView(line.glyphs.compactMap { Unicode.Scalar($0.id) }))
    }
  }

  @Test func aTextThatIsAsAskedHasNoNotes() {
    let words = words(text: "abc", families: ["Plain"], missing: [])
    #expect(words.contains("body") && words.contains("abc"))
    #expect(!words.contains { $0.contains("fallback") || $0.contains("missing") })
  }

  @Test func charactersThatNothingHasAreNamed() {
    let words = words(text: "abλc", families: ["Plain"], missing: ["λ"])
    #expect(words.contains { $0.hasPrefix("missing-glyphs: ") })
  }

  @Test func facesThatStoodInForCharactersAreNamed() {
    let words = words(text: "abxc", families: ["Plain", "Other"], missing: ["x"])
    #expect(words.contains { $0.hasPrefix("character-fallback: ") }, "\(words)")
  }
}
