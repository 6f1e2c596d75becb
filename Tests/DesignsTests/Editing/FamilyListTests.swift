import Raster
import Support
import Testing
import Typography

@testable import Designs

@Suite struct FamilyListTests {
  /// The design that comes with the program, and the fonts that the tests install.
  private func loaded(_ path: String? = nil) throws -> LoadedDesign {
    let file = path ?? Repository.path("Fonts/typography.tokens.json")
    return try DesignLoader(argument: file).load()
  }

  @Test func theDesignsFamiliesComeFirstAndTheMachinesFollowInOrder() throws {
    let list = FamilyList(design: try loaded(), installed: FamilyFonts().installed)
    #expect(
      list.entries.prefix(3).map(\.name) == [
        "Typo Preview Sans", "Typo Preview Sans Variable", "Typo Preview Serif",
      ])
    let others = list.entries.filter { $0.origin == .installed }.map(\.name)
    #expect(others == others.sorted { $0.lowercased() < $1.lowercased() })
    #expect(Set(others).isSuperset(of: ["Lato", "Inter", "DejaVu Sans", "Noto Color Emoji"]))
    // Lato's light face also has a family of its own, which belongs to Lato.
    #expect(!others.contains("Lato Light"))
    #expect(!others.contains { $0.hasPrefix(".") })
    #expect(Set(list.entries.map(\.name)).count == list.entries.count)
  }

  @Test func everyFamilySaysWhichOfTheWeightsItLacks() throws {
    let list = FamilyList(design: try loaded(), installed: FamilyFonts().installed)
    func entry(_ name: String) -> FamilyList.Entry? { list.entries.first { $0.name == name } }
    #expect(entry("Typo Preview Sans")?.missingWeights == [])
    #expect(entry("Typo Preview Sans Variable")?.missingWeights == [])
    #expect(entry("Typo Preview Serif")?.missingWeights == [500, 600])
    #expect(entry("Typo Preview Serif")?.hasItalic == false)
    #expect(entry("Lato")?.hasItalic == true)
    #expect(entry("Lato")?.weights.contains(700) == true)
    #expect(entry("Liberation Mono").map { $0.weights == [400, 700] } ?? true)
  }

  @Test(arguments: [
    ("", ["Noto Serif", "Łódź Sans", "Open Sans", "Sans", "Noto Sans CJK JP"]),
    ("sans", ["Sans", "Łódź Sans", "Open Sans", "Noto Sans CJK JP"]),
    ("SANS", ["Sans", "Łódź Sans", "Open Sans", "Noto Sans CJK JP"]),
    ("noto", ["Noto Serif", "Noto Sans CJK JP"]), ("lodz", ["Łódź Sans"]),
    ("nsjp", ["Noto Sans CJK JP"]), ("oto", ["Noto Serif", "Noto Sans CJK JP"]),
    ("pen sans", ["Open Sans"]), ("opn", ["Open Sans"]), ("zzz", []),
    ("  open sans  ", ["Open Sans"]),
  ])
  func typedTextFindsFamilies(text: String, found: [String]) throws {
    let names = ["Noto Serif", "Łódź Sans", "Open Sans", "Sans", "Noto Sans CJK JP"]
    var design = try loaded()
    design.matcher = FaceMatcher(
      catalog: FaceCatalog(faces: names.map { Faces.face($0, weight: 400) }))
    let list = FamilyList(design: design, installed: [])
    #expect(list.matching(text).map(\.name) == found)
  }
}
