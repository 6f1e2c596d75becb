import Testing
import Typography

@testable import Raster

/// Every glyph, cluster, advance and offset equals that of `hb-shape`.
@Suite struct ScriptShapingTests {
  private func shape(_ lines: [String], font: NotoFont, language: String) throws -> [ShapedText] {
    let (store, face) = try font.open()
    let instance = FaceInstance(face: face.id)
    let unitsPerEm = Double(try store.open(instance).harfBuzz.unitsPerEm)
    let shaper = HarfBuzzShaper(faces: store)
    return lines.map { line in
      shaper.line(
        line, in: instance, pointSize: unitsPerEm, traits: ParagraphTraits(locale: language))
    }
  }

  @Test(arguments: LanguageSample.all)
  func linesOfOneScriptInDebianFontsEqualHBShape(sample: LanguageSample) throws {
    let lines = try SampleTexts.lines(sample.language)
    let shaped = try shape(lines, font: sample.font, language: sample.language)
    let expected = try HBShapeRequest(
      font: sample.font, language: sample.language, isRightToLeft: sample.isRightToLeft,
      script: sample.script
    ).glyphs(of: lines)
    for (index, line) in lines.enumerated() {
      #expect(shaped[index].runs.count == 1, "\(line)")
      #expect(
        shaped[index].runs.flatMap(\.glyphs).map(UnitGlyph.init) == expected[index], "\(line)")
      #expect(!lacksLetter(expected[index], of: line), "\(line)")
    }
  }

  /// Some of Noto's fonts leave full stops to others, never letters.
  private func lacksLetter(_ glyphs: [UnitGlyph], of line: String) -> Bool {
    glyphs.contains { glyph in
      let rest = line.utf8.dropFirst(glyph.cluster)
      return glyph.id == 0 && line[rest.startIndex].isLetter
    }
  }

  /// Each run is compared with what stands around it as its context.
  @Test(arguments: [
    LanguageSample(language: "ja", font: .cjk(0), script: ""),
    LanguageSample(
      language: "bidi", font: NotoFont(path: TestFonts.dejaVu.path), script: ""),
  ])
  func runsOfLinesOfSeveralScriptsInDebianFontsEqualHBShape(sample: LanguageSample) throws {
    let lines = try SampleTexts.lines(sample.language)
    let shaped = try shape(lines, font: sample.font, language: "en")
    for (line, text) in zip(lines, shaped) {
      #expect(text.runs.count > 1, "\(line)")
      for run in text.runs {
        let expected = try oracle(run, of: line, font: sample.font)
        #expect(run.glyphs.map(UnitGlyph.init) == expected, "\(run.range) of \(line)")
      }
    }
  }

  private func oracle(_ run: ShapedRun, of line: String, font: NotoFont) throws -> [UnitGlyph] {
    func part(_ range: Range<Int>) -> String {
      String(decoding: Array(line.utf8)[range], as: UTF8.self)
    }
    let request = HBShapeRequest(
      font: font, language: "en", isRightToLeft: run.isRightToLeft,
      before: part(0..<run.range.lowerBound), after: part(run.range.upperBound..<line.utf8.count))
    var glyphs = try request.glyphs(of: [part(run.range)])[0]
    for index in glyphs.indices { glyphs[index].cluster += run.range.lowerBound }
    return glyphs
  }

  @Test func thereAreLinesInManyScripts() throws {
    let lines = try LanguageSample.all.map { try SampleTexts.lines($0.language).count }
    #expect(lines.reduce(0, +) >= 200)
    #expect(Set(LanguageSample.all.map(\.script)).count >= 20)
  }
}
