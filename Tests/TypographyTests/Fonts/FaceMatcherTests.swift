import Support
import Testing

@testable import Typography

struct FaceMatcherTests {
  private let matcher = FaceMatcher(
    catalog: FaceCatalog(
      faces: Faces.family("Plinth", weights: [400, 700], italicWeights: [400])
        + Faces.family("Stand", weights: [100, 400, 600, 700, 900], origin: .standIn),
      standIns: [.default: "Stand"]))

  private func resolve(_ font: Font, at size: DynamicTypeSize = .large) throws -> ResolvedFont {
    try #require(matcher.resolve(font.request(at: size)))
  }

  @Test func namesAreLookedUpAsPostScriptNameThenFullNameThenFamily() throws {
    #expect(try resolve(.custom("Plinth-700", size: 17)).face.postScriptName == "Plinth-700")
    #expect(try resolve(.custom("Plinth 700", size: 17)).face.postScriptName == "Plinth-700")
    #expect(try resolve(.custom("Plinth", size: 17)).face.postScriptName == "Plinth-400")
    #expect(try resolve(.custom("plinth", size: 17)).notes == [])
  }

  @Test func anUnknownNameGetsTheStandInAndSaysSo() throws {
    let font = try resolve(.custom("Lobster", size: 17))
    #expect(font.face.family == "Stand")
    #expect(font.notes == [.fallback, .systemStandIn])
    #expect(font.reasons.first == "no face is named 'Lobster'")
    #expect(font.pointSize == 17)
  }

  @Test func laterNamesOfAListAreFallbacks() throws {
    var font = Font.custom("Nowhere", size: 17)
    font.source = .named(["Nowhere", "Plinth"])
    #expect(try resolve(font).face.postScriptName == "Plinth-400")
    #expect(try resolve(font).notes == [.fallback])
    font.source = .named(["Nowhere", "sans-serif"])
    #expect(try resolve(font).notes == [.fallback, .systemStandIn])
  }

  @Test(arguments: [
    (100, "Plinth-400", true), (400, "Plinth-400", false), (450, "Plinth-400", true),
    (500, "Plinth-700", true),
    (550, "Plinth-700", true), (600, "Plinth-700", true), (655, "Plinth-700", true),
    (700, "Plinth-700", false), (900, "Plinth-700", true),
  ])
  func weightsMatchTheClosestFaceAndSaySo(weight: Int, name: String, isSnapped: Bool) throws {
    let font = try resolve(
      .custom("Plinth", size: 17).weight(Font.Weight(openTypeWeight: weight)))
    #expect(font.face.postScriptName == name)
    #expect(font.notes.contains(.weightSnapped) == isSnapped)
  }

  @Test func aWeightMatchesAgainInsideTheFamilyOfANamedFace() throws {
    let font = try resolve(.custom("Plinth-700", size: 17).weight(.regular))
    #expect(font.face.postScriptName == "Plinth-400")
    #expect(font.notes == [.otherFace])
  }

  @Test func boldAndItalicKeepTheFaceWhenTheFamilyHasNone() throws {
    let light = FaceMatcher(
      catalog: FaceCatalog(faces: Faces.family("Thin", weights: [300, 500]), standIns: [:]))
    let bold = try #require(
      light.resolve(Font.custom("Thin-300", size: 17).bold().request(at: .large)))
    #expect(bold.face.postScriptName == "Thin-300")
    #expect(bold.notes == [.noBold])
    let italic = try #require(
      light.resolve(Font.custom("Thin-300", size: 17).italic().request(at: .large)))
    #expect(italic.face.postScriptName == "Thin-300")
    #expect(italic.notes == [.noItalic])
  }

  @Test func boldIsTheClosestFaceOf600AndUp() throws {
    let family = FaceMatcher(
      catalog: FaceCatalog(faces: Faces.family("Full", weights: [400, 600, 900]), standIns: [:]))
    let font = try #require(
      family.resolve(Font.custom("Full", size: 17).bold().request(at: .large)))
    #expect(font.face.weight == 600)
    #expect(font.notes == [])
  }

  @Test func italicPrefersItalicFacesOverTheRightWeight() throws {
    let font = try resolve(.custom("Plinth", size: 17).italic().weight(.bold))
    #expect(font.face.postScriptName == "Plinth-400Italic")
    #expect(font.notes == [.weightSnapped])
  }

  @Test func aFullNameGoesBeforeALegacyFamily() throws {
    var black = Faces.face("Plinth", weight: 900)
    black.fullName = "Plinth Black"
    black.legacyFamily = "Plinth Black"
    let faces = Faces.family("Plinth", weights: [400]) + [black]
    let matcher = FaceMatcher(catalog: FaceCatalog(faces: faces))
    let named = Font.custom("Plinth Black", size: 17)
    #expect(try #require(matcher.resolve(named.request(at: .large))).face.weight == 900)
    let lighter = try #require(matcher.resolve(named.weight(.regular).request(at: .large)))
    #expect(lighter.face.weight == 400)
    #expect(lighter.notes == [.fullName, .otherFace])
    #expect(
      lighter.reasons.contains(
        "weight 400 beside the name matches again inside 'Plinth': Plinth-400 takes the place of "
          + "'Plinth-900', which only the name alone gets"))
  }

  @Test func boldThatIsMissingLeavesTheItalicAskedFor() throws {
    let faces = Faces.family("Foo", weights: [400, 500], italicWeights: [400])
    let matcher = FaceMatcher(catalog: FaceCatalog(faces: faces))
    let font = Font.custom("Foo-400", size: 17).bold().italic()
    let resolved = try #require(matcher.resolve(font.request(at: .large)))
    #expect(resolved.face.postScriptName == "Foo-400Italic")
    #expect(resolved.notes == [.noBold])
  }

  @Test func everyDifferenceIsNoted() throws {
    func notes(_ faces: [FaceDescription], _ font: Font) throws -> [ResolvedFont.Note] {
      let matcher = FaceMatcher(catalog: FaceCatalog(faces: faces))
      return try #require(matcher.resolve(font.request(at: .large))).notes
    }
    let medium = Faces.family("Foo", weights: [500], italicWeights: [400])
    #expect(
      try notes(medium, .custom("Foo-500", size: 17).italic())
        == [.otherFace, .weightSnapped])
    let italics = Faces.family("Bar", weights: [], italicWeights: [400])
    #expect(try notes(italics, .custom("Bar", size: 17)) == [.noUpright])
    let bold = Faces.family("Baz", weights: [700])
    #expect(try notes(bold, .custom("Baz", size: 17)) == [.weightSnapped])
    #expect(try notes(bold, .custom("Baz-700", size: 17)) == [])
  }

  @Test func systemFontsTakeTheWeightOfTheirStyle() throws {
    #expect(try resolve(.headline).face.weight == 600)
    #expect(try resolve(.body).face.weight == 400)
    #expect(try resolve(.body.bold()).face.weight == 600)
    #expect(try resolve(.title.bold()).face.weight == 700)
    #expect(try resolve(.system(size: 12).bold()).face.weight == 700)
    #expect(try resolve(.body).notes == [.systemStandIn])
  }

  @Test func aVariableFaceIsSetToTheWeightAskedFor() throws {
    var face = Faces.face("Vary", weight: 400)
    face.axes = [
      FaceDescription.Axis(tag: "wght", minimum: 200, defaultValue: 200, maximum: 900),
      FaceDescription.Axis(tag: "opsz", minimum: 8, defaultValue: 14, maximum: 32),
      FaceDescription.Axis(tag: "slnt", minimum: -10, defaultValue: 0, maximum: 0),
    ]
    let vary = FaceMatcher(catalog: FaceCatalog(faces: [face], standIns: [:]))
    for weight in [400, 600, 655, 700] {
      let font = Font.custom("Vary", size: 17).weight(Font.Weight(openTypeWeight: weight))
      let resolved = try #require(vary.resolve(font.request(at: .large)))
      #expect(resolved.instance.axes["wght"] == Double(weight))
      #expect(resolved.weight == weight)
      #expect(resolved.notes == [])
      #expect(resolved.instance.axes["opsz"] == 17)
    }
    let thin = try #require(
      vary.resolve(Font.custom("Vary", size: 40).weight(.ultraLight).italic().request(at: .large)))
    #expect(thin.weight == 200)
    #expect(thin.notes == [.weightSnapped])
    #expect(thin.instance.axes == ["slnt": -10, "opsz": 32])
  }

  @Test func axesThatAreSetHaveTheLastWordWithinTheirRange() throws {
    var face = Faces.face("Vary", weight: 400)
    face.axes = [
      FaceDescription.Axis(tag: "wght", minimum: 200, defaultValue: 400, maximum: 900),
      FaceDescription.Axis(tag: "opsz", minimum: 8, defaultValue: 14, maximum: 32),
    ]
    let vary = FaceMatcher(catalog: FaceCatalog(faces: [face]))
    func resolve(_ font: Font) throws -> ResolvedFont {
      try #require(vary.resolve(font.request(at: .large)))
    }
    let font = Font.custom("Vary", size: 20)
    #expect(try resolve(font.variation("opsz", 12)).instance.axes == ["opsz": 12])
    let pinned = try resolve(font.weight(.bold).variation("wght", 333))
    #expect(pinned.weight == 333 && pinned.notes == [])
    let beyond = try resolve(font.variation("opsz", 200).variation("GRAD", 1))
    #expect(beyond.instance.axes == ["opsz": 32])
    #expect(beyond.notes == [.axisSnapped])
    #expect(beyond.reasons.contains("Vary-400 has no axis 'GRAD'"))
    #expect(beyond.reasons.contains("opsz 200 is beyond the axis of Vary-400; 32 is its end"))
  }

  @Test func featuresAreSwitchedOnAndOff() throws {
    let font = Font.custom("Plinth", size: 17).feature("ss01").feature("liga", 0)
    #expect(try resolve(font).instance.features == ["ss01": 1, "liga": 0])
    #expect(
      try resolve(font.monospacedDigit().feature("tnum", 0)).instance.features
        == ["ss01": 1, "liga": 0, "tnum": 0])
  }

  @Test func monospacedDigitsAreAFeature() throws {
    let font = try resolve(.custom("Plinth", size: 17).monospacedDigit())
    #expect(font.instance.features == ["tnum": 1])
  }

  @Test func noFaceAtAllIsNoFont() {
    let empty = FaceMatcher(catalog: FaceCatalog(faces: []))
    #expect(empty.resolve(Font.body.request(at: .large)) == nil)
  }

  @Test func coverageNamesWhatEachWeightGetsAndWhatNoneReaches() {
    var faces = Faces.family("Mono", weights: [100, 400, 700])
    var twin = Faces.face("Mono", weight: 400)
    twin.id.file = "Fonts/Mono-Book.ttf"
    twin.postScriptName = "Mono-Book"
    faces.append(twin)
    let coverage = WeightCoverage(
      family: "Mono", matcher: FaceMatcher(catalog: FaceCatalog(faces: faces)))
    let upright = coverage.picks.filter { !$0.isItalic }.map(\.font.face.weight)
    #expect(upright == [100, 100, 100, 400, 700, 700, 700, 700, 700])
    #expect(coverage.unreachable.map(\.postScriptName) == ["Mono-Book"])
    #expect(coverage.picks.count == 18)
  }

  @Test func theNineWeightsHaveSwiftUIsNamesAndValues() {
    #expect(Font.Weight.allCases.compactMap(\.name).count == 9)
    #expect(Font.Weight.ultraLight.uiKitValue == -0.8)
    #expect(Font.Weight.black.uiKitValue == 0.62)
    #expect(Font.Weight(openTypeWeight: 655).name == nil)
    #expect(Font.Weight(openTypeWeight: 0).openTypeWeight == 1)
  }
}
