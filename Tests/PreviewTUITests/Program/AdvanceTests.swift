import Support
import Testing

/// Widths in `frames.json` against HarfBuzz's own program.
@Suite struct AdvanceTests {
  struct Case: CustomTestStringConvertible {
    var family: String
    var file: String
    var unitsPerEm: Double
    var testDescription: String { family }
  }

  private static let cases = [
    Case(
      family: "Inter", file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
      unitsPerEm: 2816),
    Case(
      family: "Lato", file: "/usr/share/fonts/truetype/lato/Lato-Regular.ttf", unitsPerEm: 2000),
    Case(
      family: "Open Sans", file: "/usr/share/fonts/truetype/open-sans/OpenSans-Regular.ttf",
      unitsPerEm: 2048),
  ]

  @Test func widthsOfStringsEqualTheAdvancesOfHBShape() throws {
    try compare(
      Case(
        family: "Typo Preview Sans", file: Repository.path("Fonts/TypoPreviewSans-Regular.ttf"),
        unitsPerEm: 1000))
  }

  @Test(arguments: cases)
  func widthsOfStringsInDebianFontsEqualTheAdvancesOfHBShape(test: Case) throws {
    try compare(test)
  }

  private func compare(_ test: Case) throws {
    let folder = try ScratchFolder()
    let styles = Samples.strings.enumerated().map { index, text in
      TokensFile.Style(
        "s\(index)", family: test.family, size: 17,
        extensions: ["sample": text, "fixed": true])
    }
    let file = try folder.write(TokensFile.text(styles), to: "typography.tokens.json")
    let run = try BuiltProgram.run(["show", file, "--format", "json", "--device", "4096"])
    #expect(run.code == 0, "\(run.words)")
    let texts = try #require(FramesDocument(bytes: run.output).frames.first).texts
    #expect(texts.count == 50)
    #expect(texts.map(\.text) == Samples.strings)
    // What other faces drew cannot be measured by one font.
    let own = texts.filter(\.fallbacks.isEmpty)
    #expect(own.count >= 45)
    let names = try own.map { try #require($0.lines.first).text }
    let advances = try HBShape.advances(of: names, font: test.file)
    for (text, advance) in zip(own, advances) {
      #expect(text.resolved.family == test.family)
      #expect(text.lines.count == 1)
      let expected = advance * text.pointSize / test.unitsPerEm
      #expect(abs(text.lines[0].width - expected) <= 0.01, "\(text.text) \(expected)")
    }
  }
}
