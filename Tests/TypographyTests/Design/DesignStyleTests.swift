import Testing

@testable import Typography

@Suite struct DesignStyleTests {
  private func style(
    _ families: [String], size: Double? = 20, sizing: DesignStyle.Sizing = .relativeTo(.title)
  ) -> DesignStyle {
    var style = DesignStyle(name: "s", line: 1)
    style.families = families
    style.size = size
    style.sizing = sizing
    return style
  }

  @Test func aFamilyBecomesACustomFont() {
    #expect(style(["A"]).font == .custom("A", size: 20, relativeTo: .title))
    #expect(style(["A"], sizing: .fixed).font == .custom("A", fixedSize: 20))
    #expect(
      style(["A", "serif"]).font
        == Font(source: .named(["A", "serif"]), sizeRule: .relative(20, to: .title)))
  }

  @Test(arguments: [
    ("system-ui", Font.Design.default), ("-apple-system", .default), ("sans-serif", .default),
    ("ui-monospace", .monospaced), ("monospace", .monospaced), ("ui-serif", .serif),
    ("serif", .serif), ("ui-rounded", .rounded),
  ])
  func aGenericWordIsThePlatformsFont(word: String, design: Font.Design) {
    #expect(
      style([word]).font == Font(source: .system(design), sizeRule: .relative(20, to: .title)))
  }

  @Test func weightAndItalicAreModifiers() {
    var style = style(["A"])
    style.weight = 655
    style.isItalic = true
    let base = Font.custom("A", size: 20, relativeTo: .title)
    #expect(style.font == base.weight(Font.Weight(openTypeWeight: 655)).italic())
  }

  @Test func aTextStyleIsThePlatformsOwn() {
    #expect(style(["A"], size: nil, sizing: .textStyle(.title)).font == .title)
    #expect(
      style(["ui-serif"], size: nil, sizing: .textStyle(.body)).font
        == .system(.body, design: .serif))
  }

  @Test func aStyleWithoutASizeTakesThePlatforms() {
    #expect(style(["A"], size: nil).font == Font(source: .named(["A"]), sizeRule: .table(.title)))
  }

  @Test func lineHeightsAreMultiplesOrPoints() {
    #expect(LineHeight.multiple(factor: 1.5).points(for: 16) == 24)
    #expect(LineHeight.exact(points: 20).points(for: 16) == 20)
  }
}

@Suite struct RampTests {
  @Test func theRampHasThePlatformsElevenStyles() {
    let ramp = DesignSystem.ramp(name: "Poppins", families: ["Poppins"])
    #expect(
      ramp.styles.map(\.name) == [
        "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout",
        "footnote", "caption", "caption2",
      ])
    #expect(ramp.styles.map(\.size) == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    #expect(ramp.styles.map(\.weight).compactMap { $0 } == [600])
    #expect(ramp.styles[4].weight == 600)
    #expect(ramp.styles.map(\.sizing) == Font.TextStyle.allCases.map { .relativeTo($0) })
    #expect(ramp.styles.allSatisfy { $0.families == ["Poppins"] && !$0.isUnresolved })
  }

  @Test func aSingleFaceIsAskedForNoWeight() {
    let ramp = DesignSystem.ramp(name: "Lobster", families: ["Lobster-Regular"], isSingleFace: true)
    #expect(ramp.styles.allSatisfy { $0.weight == nil })
  }

  @Test func eachStyleCanHaveFontsOfItsOwn() {
    let ramp = DesignSystem.ramp(name: "Two") { $0 == .body ? ["A"] : ["B"] }
    #expect(ramp.styles.filter { $0.families == ["A"] }.map(\.name) == ["body"])
  }
}
