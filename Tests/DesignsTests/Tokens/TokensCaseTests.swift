import Support
import Testing
import Typography

@testable import Designs
@testable import Documents
@testable import Platform

/// A file that mixes the spellings of the format's drafts.
@Suite struct TokensCaseTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var families: [String]
    var weight: Int?
    var size: Double
    var lineHeight: Double?
    var tracking: Double?
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "type.body", families: ["Plinth", "Noto Sans", "sans-serif"], weight: 400, size: 16,
      lineHeight: 24, tracking: 0),
    Row(
      name: "type.title", families: ["Plinth", "Noto Sans", "sans-serif"], weight: 700, size: 24,
      lineHeight: 30, tracking: -0.4),
    Row(
      name: "type.caption", families: ["Nowhere", "Plinth"], weight: 655, size: 12, lineHeight: 12),
    Row(
      name: "type.quote", families: ["Plinth", "Noto Sans", "sans-serif"], weight: 400, size: 16,
      lineHeight: 24, tracking: 0),
    Row(name: "type.number", families: ["ui-monospace"], size: 21),
    Row(name: "type.lost", families: [], size: 16),
  ]

  let system: DesignSystem

  init() throws {
    let path = Repository.path("Tests/Fixtures/Designs/tokens-dtcg/type.tokens.json")
    let root = try JSONDocument.parse(try FileContents.read(path))
    system = TokensDocument.read(root, name: "type")
  }

  @Test func stylesKeepTheOrderOfTheFile() {
    #expect(system.styles.map(\.name) == Self.rows.map(\.name))
    #expect(system.description == "Reading scale of the Lantern app")
  }

  @Test(arguments: rows) func everyStyleHasItsValues(row: Row) throws {
    let style = try #require(system.style(row.name))
    #expect(style.families == row.families)
    #expect(style.weight == row.weight)
    #expect(style.size == row.size)
    #expect(style.lineHeight?.points(for: row.size) == row.lineHeight)
    #expect(style.tracking == row.tracking)
    #expect(style.sizing == .relativeTo(.body))
    #expect(style.isUnresolved == (row.name == "type.lost"))
  }

  @Test func onlyTheQuoteIsDeprecated() {
    #expect(system.styles.filter { $0.deprecation != nil }.map(\.name) == ["type.quote"])
    #expect(system.style("type.quote")?.deprecation == "use body")
  }

  @Test func theLostStyleSaysWhatItMisses() {
    let style = system.style("type.lost")
    #expect(style?.line == 52)
    #expect(
      style?.unresolvedReasons == [
        "type.lost.fontFamily: '{font.family.serif}' does not exist; the nearest token is"
          + " '{font.family.text}'"
      ])
  }

  @Test func theProblemsNameLineTokenAndAlias() {
    #expect(
      system.problems.map { $0.description(file: "type.tokens.json") } == [
        "type.tokens.json:20: font.size.bare: warning: '21' has no unit and is taken as px: not"
          + " valid DTCG",
        "type.tokens.json:52: type.lost.fontFamily: error: '{font.family.serif}' does not exist;"
          + " the nearest token is '{font.family.text}'",
      ])
  }
}
