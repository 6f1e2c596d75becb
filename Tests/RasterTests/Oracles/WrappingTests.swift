import Raster
import Testing
import Typography

/// Paragraphs break into the same lines as Pango's, which has its own line breaker and fills every
/// line: the platform's strategies are switched off but where a test says so.
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

  /// Under the platform's strategies all lines but the last two of a paragraph are Pango's, and those
  /// two hold the same words. Hangul has lines of its own.
  @Test(arguments: WrappingSample.all.filter { $0.language != "ko" })
  func strategiesChangeTheLastTwoLinesAtMost(sample: WrappingSample) throws {
    let (store, face) = try sample.font.open()
    let layout = PageLayout(
      matcher: FaceMatcher(catalog: FaceCatalog(faces: [face])),
      shaper: HarfBuzzShaper(faces: store))
    for paragraph in try sample.paragraphs() {
      for width in Self.widths {
        func lines(_ strategy: LineBreakStrategy) throws -> [String] {
          try self.lines(
            of: paragraph, layout: layout, face: face, width: width, locale: sample.language,
            strategy: strategy)
        }
        let (plain, standard) = (try lines([]), try lines(.standard))
        #expect(plain.count == standard.count)
        #expect(plain.dropLast(2) == standard.dropLast(2))
        let letters = [plain, standard].map { $0.joined().filter { !$0.isWhitespace } }
        #expect(letters[0] == letters[1])
      }
    }
  }

  @Test func koreanBreaksAtItsSpaces() throws {
    let sample = try #require(WrappingSample.all.first { $0.language == "ko" })
    let (store, face) = try sample.font.open()
    let layout = PageLayout(
      matcher: FaceMatcher(catalog: FaceCatalog(faces: [face])),
      shaper: HarfBuzzShaper(faces: store))
    for paragraph in try sample.paragraphs() {
      for width in Self.widths {
        let lines = try self.lines(
          of: paragraph, layout: layout, face: face, width: width, locale: "ko",
          strategy: .standard)
        #expect(lines.joined(separator: " ") == paragraph)
      }
    }
  }

  private func lines(
    of text: String, layout: PageLayout, face: FaceDescription, width: Double, locale: String,
    strategy: LineBreakStrategy = []
  ) throws -> [String] {
    let device = Device(name: "test", width: width, height: nil, displayScale: 1)
    let font = Font.custom(face.postScriptName, fixedSize: Self.pointSize)
    let page = layout.page(
      of: Preview(
        name: "test", traits: PreviewTraits(device: device, locale: locale),
        view: Text(text).font(font).lineBreakStrategy(strategy)))
    let record = try #require(page.texts.first)
    #expect(record.missingGlyphs == [])
    return record.lines.map(\.text)
  }
}
