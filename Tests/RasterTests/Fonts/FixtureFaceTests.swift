import Support
import Testing
import Typography

@testable import Raster

/// What the tables of made fonts say about weight, names and instances, and what it leads to.
@Suite struct FixtureFaceTests {
  private func faces(_ files: [String]) throws -> [FaceDescription] {
    let store = FaceStore()
    return try files.flatMap { file in
      try store.register(
        path: Repository.path("Tests/Fixtures/Fonts/" + file), label: file, origin: .design)
    }
  }

  private func resolve(_ font: Font, among faces: [FaceDescription]) throws -> ResolvedFont {
    let matcher = FaceMatcher(catalog: FaceCatalog(faces: faces))
    return try #require(matcher.resolve(font.request(at: .large)))
  }

  // MARK: - Weights

  /// The classes of Barlow, of which iOS gives twelve of eighteen faces.
  @Test func ofTheClassesOfBarlowTwelveFacesCanBeHad() throws {
    let styles = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let names = styles.flatMap { style in
      [style, style == "Regular" ? "Italic" : style + "Italic"].map { "FixtureNine-\($0)" }
    }
    let faces = try faces(names.map { "Nine/\($0).ttf" })
    #expect(faces.map(\.postScriptName) == names)
    let coverage = WeightCoverage(
      family: "Fixture Nine", matcher: FaceMatcher(catalog: FaceCatalog(faces: faces)))
    let reached = Set(coverage.picks.map(\.font.face.postScriptName))
    let missed = ["ExtraLight", "Light", "Black"].flatMap { style in
      ["FixtureNine-\(style)", "FixtureNine-\(style)Italic"]
    }
    #expect(reached == Set(names).subtracting(missed))
    #expect(coverage.unreachable.map(\.postScriptName) == missed)
  }

  /// A Bold of class 400 with the bold bits of both tables, as Noto Nastaliq Urdu has it.
  @Test func styleBitsMakeABoldOfAClassOf400() throws {
    let faces = try faces(["Bits-Bold.ttf", "Bits-Regular.ttf"])
    #expect(faces.map(\.weightClass) == [400, 400])
    #expect(faces.map(\.weight) == [700, 400])
    #expect(faces.map(\.isBold) == [true, false])
    for (weight, name) in [(Font.Weight.regular, "Regular"), (.bold, "Bold")] {
      let font = try resolve(.custom("Fixture Bits", size: 17).weight(weight), among: faces)
      #expect(font.face.postScriptName == "FixtureBits-\(name)")
      #expect(font.notes == [])
    }
    let bold = try resolve(.custom("FixtureBits-Regular", size: 17).bold(), among: faces)
    #expect(bold.face.postScriptName == "FixtureBits-Bold")
    #expect(bold.notes == [])
  }

  @Test func theBoldOfFourStylesKeepsItsPlaceInTheFamily() throws {
    let faces = try faces(["Linked-Bold.ttf", "Linked-Medium.ttf"])
    #expect(faces.map(\.weight) == [700, 500])
    #expect(faces.map(\.isBold) == [true, true])
  }

  // MARK: - Names

  /// Both files of a variable pair have the family's name; the italic one comes first.
  @Test func aPairOfOneNameIsUprightUnlessItalicIsAskedFor() throws {
    let faces = try faces(["Same-italic.ttf", "Same-roman.ttf"])
    #expect(Set(faces.map(\.postScriptName)) == ["Fixturesame"])
    let font = Font.custom("Fixturesame", size: 17)
    #expect(try resolve(font, among: faces).face.id.file == "Same-roman.ttf")
    #expect(try resolve(font, among: faces).notes == [])
    let bold = try resolve(font.weight(.bold), among: faces)
    #expect(bold.face.id.file == "Same-roman.ttf")
    #expect(bold.axes == ["wght": 700])
    #expect(bold.notes == [])
    #expect(try resolve(font.italic(), among: faces).face.id.file == "Same-italic.ttf")
    #expect(try resolve(font, among: [faces[0]]).notes == [.noUpright])
  }

  @Test func anotherOpticalSizeIsNotTaken() throws {
    let faces = try faces(
      ["08-Italic", "08-Regular", "12-Italic", "12-Regular"].map { "Optical\($0).ttf" })
    let named = Font.custom("FixtureOptical12-Regular", size: 17)
    for font in [named, named.weight(.regular), named.weight(.heavy)] {
      #expect(try resolve(font, among: faces).face.postScriptName == "FixtureOptical12-Regular")
    }
    let italic = try resolve(named.weight(.regular).italic(), among: faces)
    #expect(italic.face.postScriptName == "FixtureOptical12-Italic")
  }

  @Test func aFontWithoutNamesIsCalledByItsFileAndSaysSo() throws {
    let faces = try faces(["Nameless.ttf"])
    #expect(faces[0].postScriptName == "Nameless")
    #expect(faces[0].flaws == [.noPostScriptName, .noFamilyName])
    #expect((faces[0].weightClass, faces[0].weight) == (0, 400))
    #expect(try resolve(.custom("Nameless", size: 17), among: faces).notes == [.nameless])
  }

  // MARK: - Files and instances

  @Test(arguments: [("Web.woff", "WOFF"), ("Web.woff2", "WOFF2"), ("ColorLayers.woff2", "WOFF2")])
  func webFontsAreAFlaw(file: String, format: String) throws {
    #expect(try faces([file])[0].flaws == [.webFont(format: format)])
  }

  /// It is the bytes that count and not the name.
  @Test func aWebFontUnderAnotherNameIsAFlaw() throws {
    let bytes = try TestFonts.bytes(of: Repository.path("Tests/Fixtures/Fonts/Web.woff2"))
    var fonts = RegisteredFonts()
    let faces = try fonts.register(bytes: bytes, label: "Web.ttf", origin: .design)
    #expect(faces[0].flaws == [.webFont(format: "WOFF2")])
  }

  @Test func soundFontsHaveNoFlaws() throws {
    let faces = try faces(["Variable.ttf", "Collection.ttc", "OldMac.ttf"])
    #expect(faces.filter { !$0.flaws.isEmpty }.isEmpty)
  }

  @Test func instancesAmissAreSaid() throws {
    let face = try faces(["Amiss.ttf"])[0]
    #expect(
      face.flaws == [
        .namelessInstances(count: 1),
        .instanceBeyondAxis(instance: "Bold", axis: "wght", value: 1500, count: 1),
        .instanceNamedLikeAnother(
          instance: "Light", postScriptName: "FixtureAmiss-Bold", count: 2),
      ])
    let font = try resolve(.custom("FixtureAmiss-Light", size: 17), among: [face])
    #expect(font.axes == ["wght": 900])
    #expect(font.notes.contains(.axisSnapped))
  }
}
