import Support
import Testing

@testable import Typography

/// No name is taken for another in silence.
@Suite struct NamedFaceTests {
  private func resolve(
    _ font: Font, among faces: [FaceDescription], unusable: [UnusableFont] = []
  ) throws -> ResolvedFont {
    let matcher = FaceMatcher(catalog: FaceCatalog(faces: faces, unusable: unusable))
    return try #require(matcher.resolve(font.request(at: .large)))
  }

  private static let plinth = Faces.family(
    "Plinth", weights: [400, 500, 700], italicWeights: [400, 500])

  // MARK: - Another face than the named one

  /// Everything that can stand beside a name, and whether another face is then drawn than the named.
  struct Beside: CustomTestStringConvertible, Sendable {
    var name: String
    var font: Font
    var face: String
    var isNoted: Bool
    var testDescription: String { name }

    init(_ name: String, _ face: String, isNoted: Bool, _ change: (Font) -> Font) {
      self.name = name
      self.face = face
      self.isNoted = isNoted
      font = change(.custom("Plinth-500", size: 17))
    }
  }

  static let besides = [
    Beside("nothing", "Plinth-500", isNoted: false) { $0 },
    Beside("its own weight", "Plinth-500", isNoted: false) { $0.weight(.medium) },
    Beside("a lighter weight", "Plinth-400", isNoted: true) { $0.weight(.regular) },
    Beside("a heavier weight", "Plinth-700", isNoted: true) { $0.weight(.bold) },
    Beside("bold as a trait", "Plinth-700", isNoted: false) { $0.bold() },
    Beside("italic as a trait", "Plinth-500Italic", isNoted: false) { $0.italic() },
    Beside("italic and a weight", "Plinth-400Italic", isNoted: true) {
      $0.italic().weight(.regular)
    },
  ]

  @Test(arguments: besides)
  func anotherFaceThanTheNamedOneIsANote(beside: Beside) throws {
    let font = try resolve(beside.font, among: Self.plinth)
    #expect(font.face.postScriptName == beside.face)
    #expect(font.notes.contains(.otherFace) == beside.isNoted)
    let isSaid = font.reasons.contains { $0.contains("takes the place of 'Plinth-500'") }
    #expect(isSaid == beside.isNoted)
  }

  @Test func anotherWidthOrAnotherPlaceOnTheAxisIsAnotherFace() throws {
    var narrow = Faces.face("Plinth", weight: 300)
    narrow.width = 0.75
    let wide = try resolve(
      .custom("Plinth-300", size: 17).width(.standard), among: Self.plinth + [narrow])
    #expect(wide.notes.contains(.otherFace))
    var face = Faces.face("Vary", weight: 400)
    face.axes = [.init(tag: "wght", minimum: 100, defaultValue: 400, maximum: 900)]
    face.namedInstances = [
      .init(name: "Light", postScriptName: "Vary-Light", coordinates: ["wght": 300])
    ]
    for name in ["Vary-400", "Vary-Light"] {
      let bold = try resolve(.custom(name, size: 17).weight(.bold), among: [face])
      #expect(bold.notes == [.otherFace], "\(name)")
      #expect(try resolve(.custom(name, size: 17), among: [face]).notes == [], "\(name)")
    }
    #expect(try resolve(.custom("Vary", size: 17).weight(.bold), among: [face]).notes == [])
    let own = Font.custom("Vary-Light", size: 17).weight(.light)
    #expect(try resolve(own, among: [face]).notes == [])
  }

  // MARK: - Names of another kind

  @Test func aFullNameAndTheNameOfFourStylesAreSaid() throws {
    var medium = Faces.face("Ubu", weight: 500)
    medium.fullName = "Ubu Medium"
    medium.legacyFamily = "Ubu Mediumish"
    let faces = Faces.family("Ubu", weights: [400, 700]) + [medium]
    let full = try resolve(.custom("Ubu Medium", size: 17), among: faces)
    #expect(full.face.weight == 500)
    #expect(full.notes == [.fullName])
    #expect(full.reasons[0].contains("full name of Fonts/Ubu-500.ttf"))
    #expect(full.reasons[0].contains("'Ubu-500'"))
    let swapped = try resolve(.custom("Ubu Medium", size: 17).weight(.regular), among: faces)
    #expect(swapped.face.weight == 400)
    #expect(swapped.notes == [.fullName, .otherFace])
    let four = try resolve(.custom("Ubu Mediumish", size: 17).weight(.medium), among: faces)
    #expect(four.notes == [.fullName])
    #expect(try resolve(.custom("Ubu", size: 17), among: faces).notes == [])
  }

  @Test func aNameThatIsTheFamilysMeansTheFamily() throws {
    let faces = [true, false].map { isItalic -> FaceDescription in
      var face = Faces.face("Same", weight: 400, isItalic: isItalic)
      (face.postScriptName, face.fullName) = ("Same", "Same")
      return face
    }
    let upright = try resolve(.custom("Same", size: 17), among: faces)
    #expect(!upright.face.isItalic)
    #expect(upright.notes == [])
    #expect(try resolve(.custom("Same", size: 17).italic(), among: faces).face.isItalic)
    let bold = try resolve(.custom("Same", size: 17).weight(.bold), among: faces)
    #expect(bold.notes == [.weightSnapped])
    let alone = try resolve(.custom("Same", size: 17), among: [faces[0]])
    #expect(alone.face.isItalic)
    #expect(alone.notes == [.noUpright])
  }

  /// A family of one face by whose name nothing more is asked.
  @Test func aDisplayFaceOfOneNameIsTakenAsItIs() throws {
    var face = Faces.face("Impact", weight: 900)
    face.postScriptName = "Impact"
    #expect(try resolve(.custom("Impact", size: 17), among: [face]).notes == [])
    let regular = try resolve(.custom("Impact", size: 17).weight(.regular), among: [face])
    #expect(regular.notes == [.weightSnapped])
  }

  @Test func ofSeveralFacesWithOneNameTheUprightRegularOneIsMeant() throws {
    let faces = [(700, false), (400, true), (500, false), (400, false)].map {
      weight, isItalic -> FaceDescription in
      var face = Faces.face("Twin", weight: weight, isItalic: isItalic)
      face.postScriptName = "Twin-Face"
      face.fullName = "Twin Face"
      return face
    }
    for name in ["Twin-Face", "Twin Face"] {
      let font = try resolve(.custom(name, size: 17), among: faces)
      #expect(font.face.weight == 400 && !font.face.isItalic, "\(name)")
    }
  }

  /// The design's own face goes before a family of that name which only the machine has.
  @Test func aFamilyOfTheMachineDoesNotTakeADesignsName() throws {
    var own = Faces.face("Own", weight: 700)
    own.postScriptName = "Name"
    let others = Faces.family("Name", weights: [400, 700], origin: .installed)
    #expect(try resolve(.custom("Name", size: 17), among: [own] + others).face.family == "Own")
  }

  // MARK: - Names that nobody has

  @Test(arguments: [
    ("Plinth-501", "the nearest name is 'Plinth-500'"), ("Plynth", "the nearest name is 'Plinth'"),
    ("Plinth 50O", "the nearest name is 'Plinth 500'"),
  ])
  func aNameThatIsNobodysGetsTheNearest(name: String, hint: String) throws {
    let font = try resolve(.custom(name, size: 17), among: Self.plinth)
    #expect(font.notes.contains(.fallback))
    #expect(font.hint == hint)
    #expect(font.reasons[0] == "no face is named '\(name)'; \(hint)")
    #expect(try resolve(.custom("Zzyzx", size: 17), among: Self.plinth).hint == nil)
  }

  @Test(arguments: ["Brand-Regular", "brand regular", "Brand-Regular.ttc"])
  func theNameOfAFileGetsTheNamesInIt(name: String) throws {
    let faces = (0..<2).map { index -> FaceDescription in
      var face = Faces.face("Stk", weight: 400 + 300 * index)
      face.id = FaceDescription.ID(file: "Fonts/Brand-Regular.ttc", index: index)
      return face
    }
    let hint = try #require(try resolve(.custom(name, size: 17), among: faces).hint)
    #expect(hint.contains("the name of the file 'Fonts/Brand-Regular.ttc'"))
    #expect(hint.hasSuffix("'Stk-400', 'Stk-700'"))
  }

  @Test func anInstanceAskedForByFamilyAndStyleGetsTheNameItIsWrittenBy() throws {
    var face = Faces.face("Inc", weight: 400)
    face.axes = [.init(tag: "wght", minimum: 100, defaultValue: 400, maximum: 900)]
    face.namedInstances = [
      .init(name: "Semi Light", postScriptName: "Wrong", coordinates: ["wght": 300])
    ]
    let font = try resolve(.custom("Inc-SemiLight", size: 17), among: [face])
    #expect(font.hint == "the nearest name is 'Inc-400_SemiLight'")
    #expect(try resolve(.custom("Inc-400_SemiLight", size: 17), among: [face]).weight == 300)
  }

  @Test(arguments: ["Lost-Bold", "Lost Bold", "Lost-Bold.otf", "Lost"])
  func aFileThatCouldNotBeUsedSaysWhy(name: String) throws {
    let lost = UnusableFont(file: "Fonts/Lost-Bold.otf", reason: "it is cut short")
    let font = try resolve(.custom(name, size: 17), among: Self.plinth, unusable: [lost])
    #expect(font.hint == "the file that it names could not be used: it is cut short")
    let installed = Faces.family("Lost", weights: [700], origin: .installed)
    let found = try resolve(
      .custom("Lost", size: 17), among: Self.plinth + installed, unusable: [lost])
    #expect(found.face.origin == .installed)
    #expect(found.hint == font.hint)
    let other = try resolve(.custom("Plinth", size: 17), among: Self.plinth, unusable: [lost])
    #expect(other.hint == nil)
  }

  // MARK: - Fonts that an app cannot have

  @Test func aFileWithoutNamesAndAWebFontAreNotes() throws {
    var nameless = Faces.face("f", weight: 400)
    (nameless.postScriptName, nameless.fullName) = ("f", "f Regular")
    nameless.flaws = [.noPostScriptName, .noFamilyName]
    let font = try resolve(.custom("f", size: 17), among: [nameless])
    #expect(font.notes == [.nameless])
    #expect(!font.reasons.contains { $0.contains("is the PostScript name of") })
    nameless.family = "Has One"
    nameless.flaws = [.noPostScriptName]
    #expect(try resolve(.custom("f", size: 17), among: [nameless]).notes == [.nameless])
    #expect(try resolve(.custom("Has One", size: 17), among: [nameless]).notes == [])
    var web = Faces.face("Web", weight: 400)
    web.flaws = [.webFont(format: "WOFF2")]
    #expect(try resolve(.custom("Web", size: 17), among: [web]).notes == [.webFont])
    web.origin = .standIn
    #expect(try resolve(.custom("Web", size: 17), among: [web]).notes == [])
  }

  @Test func instancesAmissAreToldOnceOfEachKind() {
    let axes = [FaceDescription.Axis(tag: "wght", minimum: 100, defaultValue: 400, maximum: 900)]
    func instance(_ name: String, _ postScriptName: String, _ weight: Double)
      -> FaceDescription.NamedInstance
    {
      .init(name: name, postScriptName: postScriptName, coordinates: ["wght": weight])
    }
    let right = [
      instance("Light", "F-Light", 300), instance("Light Italic", "F-LightItalic", 300),
      instance("Italic", "F-Bold-Italic", 400), instance("Bold", "FBold", 900),
    ]
    #expect(FaceDescription.flaws(of: right, on: axes) == [])
    let amiss = [
      instance("Light", "F-Bold", 300), instance("Bold", "F-Light", 1500),
      instance("Black", "F-light", 950),
    ]
    #expect(
      FaceDescription.flaws(of: amiss, on: axes) == [
        .instanceBeyondAxis(instance: "Bold", axis: "wght", value: 1500, count: 2),
        .instanceNamedLikeAnother(instance: "Light", postScriptName: "F-Bold", count: 3),
        .instanceTwins(postScriptName: "F-light"),
      ])
  }

  @Test func anInstanceBeyondItsAxisIsDrawnAtTheEndAndNoted() throws {
    var face = Faces.face("Ink", weight: 400)
    face.axes = [.init(tag: "wght", minimum: 100, defaultValue: 400, maximum: 900)]
    face.namedInstances = [
      .init(name: "Bold", postScriptName: "Ink-Bold", coordinates: ["wght": 1500])
    ]
    let font = try resolve(.custom("Ink-Bold", size: 17), among: [face])
    #expect(font.axes == ["wght": 900])
    #expect(font.notes.contains(.axisSnapped))
  }

  // MARK: - Bold bits

  @Test func styleBitsCountAsBoldForTheTrait() throws {
    var linked = Faces.face("Bits", weight: 500)
    linked.isBold = true
    let faces = Faces.family("Bits", weights: [300]) + [linked]
    let bold = try resolve(.custom("Bits-300", size: 17).bold(), among: faces)
    #expect(bold.face.weight == 500)
    #expect(bold.notes == [])
  }
}
