import Support
import Testing

/// The record of a text says what was not drawn as the font holds it, and why.
@Suite struct UndrawnRecordTests {
  private func record(_ font: String, text: String) throws -> String {
    let run = try BuiltProgram.run([
      "show", Repository.path("Tests/Fixtures/Fonts/\(font)"), "--text", text, "--format", "json",
      "--style", "body",
    ])
    #expect(run.code == 0, "\(run.words)")
    return run.text
  }

  @Test func aRefusedDocumentIsANoteWithItsReason() throws {
    let record = try record("RefusedSvg.ttf", text: "xH")
    #expect(record.contains(#""svg-not-drawn""#))
    #expect(record.contains("its SVG document holds a filter, which OpenType leaves open"))
  }

  @Test func aPictureOfTooManyPixelsIsANoteWithItsReason() throws {
    let record = try record("HugeSbix.ttf", text: "xH")
    #expect(record.contains(#""bitmap-not-drawn""#))
    #expect(record.contains("its picture has more than 4 megapixels"))
  }

  @Test(arguments: [("RefusedSvg.ttf", "H"), ("HugeSbix.ttf", "H"), ("Svg.ttf", "x")])
  func whatIsDrawnHasNoNote(font: String, text: String) throws {
    #expect(try !record(font, text: text).contains("-not-drawn"))
  }
}
