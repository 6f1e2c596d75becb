import Raster
import Testing
import Typography

/// Paragraphs break into the same lines as Pango's, which has its own line breaker.
@Suite struct WrappingTests {
  /// Three devices, and a column so narrow that words longer than a line are broken.
  private static let widths = [120.0, 320, 375, 430]
  private static let pointSize = 17.0

  @Test(arguments: WrappingSample.all)
  func paragraphsInDebianFontsWrapAsPangoDoes(sample: WrappingSample) throws {
    let (store, face) = try sample.font.open()
    let layout = PageLayout(
      matcher: FaceMatcher(catalog: FaceCatalog(faces: [face])),
      shaper: HarfBuzzShaper(faces: store))
    let paragraphs = try sample.paragraphs()
    let oracle = try PangoRequest(
      font: sample.font, family: face.family, pointSize: Self.pointSize,
      language: sample.language
    ).wrap(paragraphs, widths: Self.widths)
    let differences = try oracle.compactMap { expected in
      let lines = try self.lines(
        of: paragraphs[expected.paragraph], layout: layout, face: face, width: expected.width,
        locale: sample.language)
      return WrappingDifference(lines, expected, language: sample.language)
    }
    #expect(differences == WrappingDifference.explained.filter { $0.language == sample.language })
  }

  @Test func thereAreParagraphsInManyLanguages() throws {
    #expect(try WrappingSample.all.map { try $0.paragraphs().count }.reduce(0, +) >= 60)
    #expect(WrappingSample.all.count >= 25)
  }

  private func lines(
    of text: String, layout: PageLayout, face: FaceDescription, width: Double, locale: String
  ) throws -> [String] {
    let device = Device(name: "test", width: width, height: nil, displayScale: 1)
    let font = Font.custom(face.postScriptName, fixedSize: Self.pointSize)
    let page = layout.page(
      of: Preview(
        name: "test", traits: PreviewTraits(device: device, locale: locale),
        view: Text(text).font(font)))
    let record = try #require(page.texts.first)
    #expect(record.missingGlyphs == [])
    return record.lines.map(\.text)
  }
}
