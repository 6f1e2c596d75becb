import Support
import Testing

@testable import Typography

/// The scale by which faces are picked, and the face that each weight gets by it.
@Suite struct WeightTraitTests {
  @Test func theNineAskForTheValuesOfUIFontWeight() {
    let asked = Font.Weight.allCases.map { WeightTrait(askedFor: $0).value }
    #expect(asked == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    #expect(Font.Weight.allCases.map(\.uiKitValue) == asked)
  }

  /// Of Roboto's faces iOS prints Light -0.230, Thin (250) -0.365 and Medium 0.2.
  @Test(arguments: [
    (0, -1), (100, -0.7), (200, -0.5), (250, -0.365), (275, -0.2975), (300, -0.23), (400, 0),
    (500, 0.2), (600, 0.3), (700, 0.4), (800, 0.6), (900, 0.8), (950, 0.9), (1000, 1), (4000, 1),
  ])
  func aFaceHasTheTraitOfItsClass(weight: Int, trait: Double) {
    #expect(WeightTrait(ofFaceAt: weight).value == trait)
  }

  @Test func heavierNeverHasTheSmallerTrait() {
    for weight in 1..<1000 {
      let (light, heavy) = (
        Font.Weight(openTypeWeight: weight), Font.Weight(openTypeWeight: weight + 1)
      )
      #expect(WeightTrait(askedFor: light) < WeightTrait(askedFor: heavy))
      #expect(WeightTrait(ofFaceAt: weight) < WeightTrait(ofFaceAt: weight + 1))
    }
  }

  // MARK: - What the nine get

  /// Classes of a family and what the nine weights get.
  struct Family: CustomTestStringConvertible, Sendable {
    var name: String
    var classes: [Int]
    var picks: [Int]
    var testDescription: String { name }
  }

  static let families = [
    // Measured on iOS: of Barlow's nine, ExtraLight, Light and Black cannot be had.
    Family(
      name: "Barlow", classes: [250, 275, 300, 400, 500, 600, 700, 800, 900],
      picks: [250, 250, 250, 400, 500, 600, 700, 800, 800]),
    Family(
      name: "regular and bold", classes: [400, 700],
      picks: [400, 400, 400, 400, 700, 700, 700, 700, 700]),
    Family(
      name: "light ones", classes: [200, 300, 400],
      picks: [200, 200, 200, 400, 400, 400, 400, 400, 400]),
    Family(
      name: "heavy ones", classes: [400, 800, 900],
      picks: [400, 400, 400, 400, 400, 400, 800, 800, 800]),
    Family(
      name: "bold alone", classes: [700], picks: [700, 700, 700, 700, 700, 700, 700, 700, 700]),
  ]

  @Test(arguments: families)
  func eachWeightGetsTheFaceOfTheNearestTrait(family: Family) {
    let faces = Faces.family("Many", weights: family.classes, italicWeights: family.classes)
    let coverage = WeightCoverage(
      family: "Many", matcher: FaceMatcher(catalog: FaceCatalog(faces: faces)))
    #expect(coverage.picks.map(\.font.face.weight) == family.picks + family.picks)
    #expect(coverage.picks.map(\.font.face.isItalic) == coverage.picks.map(\.isItalic))
    let missed = family.classes.filter { !family.picks.contains($0) }
    #expect(coverage.unreachable.map(\.weight) == missed + missed)
    for pick in coverage.picks {
      let isSnapped = pick.font.face.weight != pick.weight.openTypeWeight
      #expect(pick.font.notes.contains(.weightSnapped) == isSnapped)
    }
  }

  /// The platform's own font has the nine exactly, so that its stand-in goes by position.
  @Test func theStandInForTheSystemFontHasEachOfTheNine() {
    let nine = Array(stride(from: 100, through: 900, by: 100))
    let catalog = FaceCatalog(
      faces: Faces.family("Stand", weights: nine, origin: .standIn), standIns: [.default: "Stand"])
    let matcher = FaceMatcher(catalog: catalog)
    let system = WeightCoverage(family: "Stand", matcher: matcher, standingInFor: .default)
    #expect(system.picks.prefix(9).map(\.font.face.weight) == nine)
    #expect(system.unreachable.isEmpty)
    #expect(!system.picks.contains { $0.font.notes.contains(.weightTie) })
    let named = WeightCoverage(family: "Stand", matcher: matcher)
    #expect(
      named.picks.prefix(9).map(\.font.face.weight)
        == [100, 100, 200, 400, 500, 600, 700, 800, 800])
  }

  /// Text that is drawn in a Light falls back to a Light: both traits are those of faces.
  @Test func fallbackFacesAreAsHeavyAsWhatIsDrawn() throws {
    let catalog = FaceCatalog(
      faces: Faces.family("Own", weights: [300]) + Faces.family("Other", weights: [200, 300, 900]))
    let matcher = FaceMatcher(catalog: catalog)
    let font = try #require(matcher.resolve(Font.custom("Own-300", size: 17).request(at: .large)))
    let fallback = try #require(matcher.cascade(of: font).fallbacks.first)
    #expect(fallback.face.file == "Fonts/Other-300.ttf")
  }

  // MARK: - Ties

  private func tied(
    _ faces: [FaceDescription], _ font: Font
  ) throws -> (name: String, font: ResolvedFont) {
    let matcher = FaceMatcher(catalog: FaceCatalog(faces: faces))
    let resolved = try #require(matcher.resolve(font.request(at: .large)))
    return (resolved.face.postScriptName, resolved)
  }

  private static func plain(_ name: String, style: String, group: String) -> FaceDescription {
    FaceDescription(
      id: FaceDescription.ID(file: name + ".otf"), postScriptName: name, family: "Opt",
      legacyFamily: group, styleName: style, isItalic: style.hasSuffix("Italic"))
  }

  static let optical = [
    plain("Opt08-Italic", style: "08 Italic", group: "Opt 08"),
    plain("Opt08-Regular", style: "08 Regular", group: "Opt 08"),
    plain("Opt12-Italic", style: "12 Italic", group: "Opt 12"),
    plain("Opt12-Regular", style: "12 Regular", group: "Opt 12"),
  ]

  @Test func aTieKeepsTheNamedFaceAndItsFourStyles() throws {
    let kept = try tied(Self.optical, .custom("Opt12-Regular", size: 17).weight(.regular))
    #expect(kept.name == "Opt12-Regular")
    #expect(kept.font.notes == [.weightTie])
    #expect(kept.font.reasons.contains { $0.contains("not published") })
    let italic = try tied(Self.optical, .custom("Opt12-Regular", size: 17).italic())
    #expect(italic.name == "Opt12-Italic")
    let family = try tied(Self.optical, .custom("Opt", size: 17).weight(.regular))
    #expect(family.name == "Opt08-Regular")
    #expect(family.font.notes == [.weightTie])
  }

  @Test func aTiePrefersTheRegularStyleThenTheFirstFile() throws {
    let book = Self.plain("A-Book", style: "Book", group: "Opt")
    let regular = Self.plain("Z-Regular", style: "Regular", group: "Opt")
    #expect(try tied([book, regular], .custom("Opt", size: 17)).name == "Z-Regular")
    let other = Self.plain("B-Text", style: "Text", group: "Opt")
    #expect(try tied([book, other], .custom("Opt", size: 17)).name == "A-Book")
    // Two weights that are as near: 0.2 and 0.4 around 0.3.
    let around = Faces.family("Mid", weights: [700, 500])
    let semibold = try tied(around, .custom("Mid", size: 17).weight(.semibold))
    #expect(semibold.name == "Mid-700")
    #expect(semibold.font.notes == [.weightSnapped, .weightTie])
  }

  @Test func whatIsNearerIsNoTie() throws {
    let faces = Faces.family("Mid", weights: [500, 600, 700])
    let font = try tied(faces, .custom("Mid", size: 17).weight(.semibold)).font
    #expect(font.notes == [])
  }
}
