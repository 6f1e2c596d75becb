import Support
import Testing
import Typography

@testable import Raster

/// Fonts made by `Tests/Fixtures/make-fonts`: each has one trait that the installed fonts lack.
@Suite struct FixtureFontTests {
  private func open(_ name: String) throws -> (store: FaceStore, faces: [FaceDescription]) {
    let store = FaceStore()
    let faces = try store.register(
      path: Repository.path("Tests/Fixtures/Fonts/" + name), label: name, origin: .design)
    return (store, faces)
  }

  private func width(of text: String, in store: FaceStore, _ instance: FaceInstance) -> Double {
    HarfBuzzShaper(faces: store).line(text, in: instance, pointSize: 1000).width
  }

  @Test func axesAreRead() throws {
    let face = try open("Variable.ttf").faces[0]
    #expect(
      face.axes == [
        FaceDescription.Axis(tag: "wght", minimum: 100, defaultValue: 400, maximum: 900),
        FaceDescription.Axis(tag: "wdth", minimum: 75, defaultValue: 100, maximum: 125),
      ])
  }

  @Test func namedInstancesHaveTheirOwnOrAMadePostScriptName() throws {
    let instances = try open("Variable.ttf").faces[0].namedInstances
    #expect(instances.map(\.name) == ["Regular", "Semi Bold", "Heavy"])
    #expect(
      instances.map(\.postScriptName)
        == ["FixtureFlex-Regular", "FixtureFlex-SemiBold", "FixtureFlex-Heaviest"])
    #expect(instances[2].coordinates == ["wght": 900, "wdth": 87.5])
  }

  /// Axis values and the width of the letter H that they give.
  private static let positions: [([String: Double], Double)] = [
    ([:], 600), (["wght": 900], 800), (["wght": 650], 700), (["wdth": 125], 700),
    (["wght": 900, "wdth": 125], 900), (["wght": 5000], 800),
    (["wght": .infinity], 800), (["wght": .nan], 600), (["none": 3], 600),
  ]

  @Test(arguments: positions)
  func axesChangeAdvancesAndOutlinesAlike(axes: [String: Double], width: Double) throws {
    let (store, faces) = try open("Variable.ttf")
    let instance = FaceInstance(face: faces[0].id, axes: axes)
    #expect(self.width(of: "H", in: store, instance) == width)
    let face = try store.open(instance)
    let glyph = try #require(face.harfBuzz.glyph(of: "H"))
    let image = try #require(face.freeType.coverage(of: glyph, size: 1000 * 64, quarter: 0))
    // The box leaves 50 units on each side.
    #expect(image.columns == Int(width) - 100)
    #expect(image.left == 50)
  }

  @Test func instancesOfOneFaceDoNotDisturbEachOther() throws {
    let (store, faces) = try open("Variable.ttf")
    let plain = FaceInstance(face: faces[0].id)
    let heavy = FaceInstance(face: faces[0].id, axes: ["wght": 900])
    #expect(width(of: "H", in: store, plain) == 600)
    #expect(width(of: "H", in: store, heavy) == 800)
    #expect(width(of: "x", in: store, plain) == 500)
    let image = try store.open(plain).freeType.coverage(of: 3, size: 1000 * 64, quarter: 0)
    #expect(image?.columns == 500)
  }

  @Test func everyFaceOfACollectionIsRead() throws {
    let faces = try open("Collection.ttc").faces
    #expect(faces.map(\.postScriptName) == ["FixturePair-Regular", "FixturePair-Bold"])
    #expect(faces.map(\.id.index) == [0, 1])
  }

  @Test func weightClassesBelowTenAreHundreds() throws {
    #expect(try open("Collection.ttc").faces.map(\.weight) == [400, 700])
  }

  @Test func aBrokenFaceDoesNotTakeTheOthersDown() throws {
    let path = Repository.path("Tests/Fixtures/Fonts/Collection.ttc")
    var bytes = try TestFonts.bytes(of: path)
    // The place of the second face's tables, in the header of the collection.
    bytes.replaceSubrange(16..<20, with: [0x7F, 0, 0, 0])
    var fonts = RegisteredFonts()
    let faces = try fonts.register(
      FontFile(path: "broken.ttc", bytes: bytes), label: "broken.ttc", origin: .design)
    #expect(faces.map(\.postScriptName) == ["FixturePair-Regular"])
    #expect(fonts.problems.count == 1)
    #expect(fonts.problems[0].description.hasPrefix("font 'broken.ttc', face 1 is broken: "))
  }

  @Test func namesInMacRomanAreDecodedAndCleaned() throws {
    let face = try open("OldMac.ttf").faces[0]
    #expect(face.family == "Fixturé Mac")
    #expect(face.postScriptName == "Fixture-Mac")
  }

  @Test func styleFlagsStandInForAMissingTable() throws {
    let face = try open("OldMac.ttf").faces[0]
    #expect(face.weight == 700)
    #expect(face.isItalic)
    #expect(face.width == 1)
  }

  @Test func typographicMeasuresStandInForAZeroHeader() throws {
    let (store, faces) = try open("NoLineMeasures.ttf")
    let metrics = HarfBuzzShaper(faces: store)
      .metrics(of: FaceInstance(face: faces[0].id), pointSize: 1000)
    #expect(metrics.ascent == 700)
    #expect(metrics.descent == 300)
    // Version 1 of the OS/2 table has no heights: the letters are measured.
    #expect(metrics.xHeight == 480)
    #expect(metrics.capHeight == 720)
  }

  @Test(arguments: ["Web.woff", "Web.woff2"])
  func webFontsAreUnpacked(name: String) throws {
    let (store, faces) = try open(name)
    #expect(faces[0].postScriptName == "FixtureWeb-Regular")
    #expect(width(of: "Hx", in: store, FaceInstance(face: faces[0].id)) == 1100)
  }

  // MARK: - A default that is not the regular weight

  /// The default is 200, the weight class 400: the axis counts, and exactly what is asked for is set.
  @Test func weightsThatAreAskedForAreSetExactlyAndInkGrows() throws {
    let (store, faces) = try open("Light.ttf")
    let matcher = FaceMatcher(catalog: FaceCatalog(faces: faces))
    let layout = PageLayout(matcher: matcher, shaper: HarfBuzzShaper(faces: store))
    let weights: [Font.Weight] = [.ultraLight, .regular, .semibold, .bold]
    let inks = try weights.map { weight in
      let font = Font.custom("Fixture Light", fixedSize: 100).weight(weight)
      let page = layout.page(
        of: Preview(
          name: "light", traits: PreviewTraits(device: .standard), view: Text("H").font(font)))
      let instance = try #require(
        page.items.lazy.compactMap { item -> FaceInstance? in
          if case .glyphs(let line) = item { return line.instance }
          return nil
        }.first)
      let expected = Double(weight.openTypeWeight)
      #expect(instance.axes["wght"] ?? 200 == max(expected, 200))
      return try PagePainter(faces: store).paint(page, pixelsPerPoint: 1).inkedPixels
    }
    #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 }, "\(inks)")
  }

  // MARK: - Files

  @Test func aLinkToAFileThatIsRegisteredAddsNothing() throws {
    let folder = TemporaryFolder()
    let bytes = try TestFonts.bytes(of: Repository.path("Tests/Fixtures/Fonts/Collection.ttc"))
    let file = folder.add("A.ttc", bytes)
    folder.link("B.ttc", to: file)
    let copy = folder.add("C.ttc", bytes)
    var fonts = RegisteredFonts()
    let first = try fonts.register(path: file, label: "A.ttc", origin: .design)
    let second = try fonts.register(
      path: folder.path + "/B.ttc", label: "B.ttc", origin: .design)
    #expect(second == first)
    #expect(fonts.faces == first)
    #expect(fonts.problems.isEmpty)
    // A copy is another file, and the same label is read again.
    #expect(try fonts.register(path: copy, label: "C.ttc", origin: .design) != first)
    #expect(try fonts.register(path: file, label: "A.ttc", origin: .design) == first)
    #expect(fonts.faces.count == 4)
  }
}
