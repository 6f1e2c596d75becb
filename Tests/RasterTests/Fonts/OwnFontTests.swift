import Support
import Testing
import Typography

@testable import Raster

/// The project's own typefaces, every number of which is known.
@Suite struct OwnFontTests {
  private static let steps = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  /// One of the nine weights, upright or italic, and what is known of it.
  struct Step: CustomTestStringConvertible {
    var index: Int
    var isItalic: Bool
    var weight: Int { (index + 1) * 100 }
    /// The style in words, as the font has it: the upright Regular and its italic are the plain ones.
    var style: String {
      guard isItalic else { return steps[index] }
      return index == 3 ? "Italic" : steps[index] + " Italic"
    }
    var suffix: String { style.filter { $0 != " " } }
    var path: String { Repository.path("Fonts/TypoPreviewSans-\(suffix).ttf") }
    var axes: [String: Double] { ["wght": Double(weight), "slnt": isItalic ? -9.5 : 0] }
    var xHeight: Double { [516, 517, 519, 520, 523, 526, 528, 531, 534][index] }
    var testDescription: String { suffix }
  }

  private static let all = [false, true].flatMap { isItalic in
    (0..<9).map { Step(index: $0, isItalic: isItalic) }
  }

  private func open(_ path: String) throws -> (store: FaceStore, faces: [FaceDescription]) {
    let store = FaceStore()
    return (store, try store.register(path: path, label: "x.ttf", origin: .design))
  }

  @Test(arguments: all)
  func staticFacesAreOfOneFamilyInNineWeights(step: Step) throws {
    let (store, faces) = try open(step.path)
    let face = try #require(faces.first)
    #expect(faces.count == 1)
    #expect(face.postScriptName == "TypoPreviewSans-\(step.suffix)")
    #expect(face.family == "Typo Preview Sans")
    #expect(face.fullName == "Typo Preview Sans \(step.style)")
    #expect(face.styleName == step.style)
    #expect(face.weight == step.weight)
    #expect(face.isItalic == step.isItalic)
    #expect(face.width == 1)
    #expect(face.axes.isEmpty && !face.isMonospaced)
    let metrics = HarfBuzzShaper(faces: store)
      .metrics(of: FaceInstance(face: face.id), pointSize: 1000)
    #expect(
      metrics
        == FontMetrics(
          ascent: 950, descent: 250, lineGap: 0, xHeight: step.xHeight, capHeight: 710,
          underline: metrics.underline, strikethrough: metrics.strikethrough))
    // Both strokes as the font's own tables have them: below the baseline, and through an x.
    #expect(metrics.underline.position > 0 && metrics.underline.position < metrics.descent)
    #expect(metrics.strikethrough.position < 0)
    #expect(-metrics.strikethrough.position < step.xHeight)
    #expect(metrics.underline.thickness > 0 && metrics.strikethrough.thickness > 0)
  }

  @Test func theFolderHolds18StaticFacesAVariableOneAndTheSerifInTwoWeights() throws {
    let fonts = try Files.names(in: Repository.path("Fonts")).filter { $0.hasSuffix(".ttf") }
    let sans = Self.all.map { "TypoPreviewSans-\($0.suffix).ttf" }
    let others = ["Sans-Variable", "Serif-Bold", "Serif-Regular"].map { "TypoPreview\($0).ttf" }
    #expect(fonts == (sans + others).sorted())
  }

  @Test(arguments: [("Regular", 400), ("Bold", 700)])
  func theSerifHasTwoWeights(step: String, weight: Int) throws {
    let (store, faces) = try open(Repository.path("Fonts/TypoPreviewSerif-\(step).ttf"))
    #expect(faces.map(\.family) == ["Typo Preview Serif"])
    #expect(faces.map(\.postScriptName) == ["TypoPreviewSerif-\(step)"])
    #expect(faces.map(\.weight) == [weight])
    let metrics = HarfBuzzShaper(faces: store)
      .metrics(of: FaceInstance(face: faces[0].id), pointSize: 1000)
    #expect(
      metrics
        == FontMetrics(
          ascent: 950, descent: 250, lineGap: 0, xHeight: 486, capHeight: 710,
          underline: metrics.underline, strikethrough: metrics.strikethrough))
  }
}

// MARK: - The variable font

extension OwnFontTests {
  @Test func theVariableFontHasTwoAxesAndAnInstanceForEachFace() throws {
    let face = try #require(try open(TestFonts.variable.path).faces.first)
    #expect(face.family == "Typo Preview Sans Variable")
    #expect(face.postScriptName == "TypoPreviewSansVariable-Regular")
    #expect(
      face.axes == [
        FaceDescription.Axis(tag: "wght", minimum: 100, defaultValue: 400, maximum: 900),
        FaceDescription.Axis(tag: "slnt", minimum: -9.5, defaultValue: 0, maximum: 0),
      ])
    let steps = Self.all
    #expect(face.namedInstances.map(\.name) == steps.map(\.style))
    #expect(
      face.namedInstances.map(\.postScriptName)
        == steps.map { "TypoPreviewSansVariable-\($0.suffix)" })
    #expect(face.namedInstances.map(\.coordinates) == steps.map(\.axes))
  }

  @Test(arguments: all)
  func advancesOfTheVariableFontAreThoseOfTheStaticWithinOneUnit(step: Step) throws {
    let fixed = try open(step.path)
    let variable = try open(TestFonts.variable.path)
    let instance = FaceInstance(face: variable.faces[0].id, axes: step.axes)
    // No kerning: pairs add up what each advance is off.
    for character in "HamburgefonstivAVWTy0123456789.,-éßŁđ€" {
      let text = String(character)
      let expected = width(of: text, in: fixed.store, FaceInstance(face: fixed.faces[0].id))
      #expect(abs(width(of: text, in: variable.store, instance) - expected) <= 1, "\(text)")
    }
  }

  private func width(of text: String, in store: FaceStore, _ instance: FaceInstance) -> Double {
    HarfBuzzShaper(faces: store).line(text, in: instance, pointSize: 1000).width
  }
}

// MARK: - Outlines

extension OwnFontTests {
  @Test func stemsGrowFromThinToBlack() throws {
    let stems = try Self.all.filter { !$0.isItalic }.map { step in
      let (store, faces) = try open(step.path)
      let face = try store.open(FaceInstance(face: faces[0].id))
      let glyph = try #require(face.harfBuzz.glyph(of: "I"))
      let image = try #require(face.freeType.coverage(of: glyph, size: 1000 * 64, quarter: 0))
      #expect(image.rows == 710)
      return image.columns
    }
    #expect(stems == [23, 46, 69, 92, 114, 134, 156, 176, 198])
  }

  @Test func lettersJoinWhereTheFontSaysSo() throws {
    let (store, instance) = try TestFonts.sans.open()
    func clusters(_ text: String) -> [Int] {
      HarfBuzzShaper(faces: store).line(text, in: instance, pointSize: 17).runs.flatMap(\.glyphs)
        .map(\.cluster)
    }
    #expect(clusters("office") == [0, 1, 4, 5])
    #expect(clusters("fi fl ff ffl") == [0, 2, 3, 5, 6, 8, 9])
  }
}
