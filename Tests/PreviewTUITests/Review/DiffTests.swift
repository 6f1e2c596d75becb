import Support
import Testing

/// `diff`: what differs between two designs.
@Suite struct DiffTests {
  private func diff(
    _ edit: (inout [TokensFile.Style]) -> Void, arguments: [String] = [],
    in folder: ScratchFolder? = nil
  ) throws -> BuiltProgram.Result {
    let folder = try folder ?? ScratchFolder()
    var styles = RecordedDesign.styles
    try folder.write(TokensFile.text(styles), to: "old.tokens.json")
    edit(&styles)
    try folder.write(TokensFile.text(styles), to: "new.tokens.json")
    return try BuiltProgram.run(
      ["diff", "old.tokens.json", "new.tokens.json"] + arguments, in: folder.path)
  }

  @Test func equalDesignsDoNotDiffer() throws {
    let run = try diff({ _ in })
    #expect(run.code == 0, "\(run.words)")
    #expect(run.output.isEmpty)
  }

  @Test func everyPropertyIsNamedWithItsFace() throws {
    let change: (inout [TokensFile.Style]) -> Void = { styles in
      styles[0].weight = 400
      styles[0].size = 30
      styles[0].extensions = ["fixed": true]
      styles[1].extensions["color"] = ["light": "#000000", "dark": "#F2F2F7"]
      styles[2].extensions["sample"] = "Hello"
      styles[2].family = "Typo Preview Serif"
    }
    let run = try diff(change, arguments: ["--fonts", Repository.path("Fonts")])
    #expect(run.code == 1)
    let expected = """
      title: weight 700 to 400, size 28 to 30, scaling 'relative to title' to fixed, \
      face TypoPreviewSans-Bold to TypoPreviewSans-Regular
      body: colour in light #1C1C1E to #000000
      caption: family 'Typo Preview Sans' to 'Typo Preview Serif', \
      face TypoPreviewSans-Medium to TypoPreviewSerif-Bold, \
      notes none to weight-snapped, sample none to Hello

      """
    #expect(run.text == expected)
  }

  @Test func stylesThatComeGoOrTakeAnotherNameAreNamed() throws {
    let run = try diff { styles in
      styles[2].extensions["sample"] = "Caption"
      styles[0].name = "note"
      styles[1].name = "text"
      styles[1].size = 18
    }
    #expect(run.code == 1)
    let lines = run.text.split(separator: "\n")
    #expect(lines.contains("title: renamed to 'note'"), "\(run.text)")
    #expect(lines.contains("text: added"), "\(run.text)")
    #expect(lines.contains("body: removed"), "\(run.text)")
  }

  private struct Report: Decodable {
    struct Style: Decodable {
      var style: String
      var state: String
      var sentence: String
    }

    var result: String
    var styles: [Style]
  }

  @Test func theDocumentForMachinesSaysTheSame() throws {
    let run = try diff({ $0[0].weight = 400 }, arguments: ["--format", "json"])
    let report = try Files.decode(Report.self, from: run.output)
    #expect(report.result == "different")
    #expect(report.styles.map(\.style) == ["title"])
    #expect(report.styles[0].state == "changed")
  }

  @Test func theFramesAreAReportLikeThatOfCheck() throws {
    let folder = try ScratchFolder()
    let run = try diff(
      { $0[0].weight = 400 }, arguments: ["-o", "report", "--scheme", "all"], in: folder)
    #expect(run.code == 1)
    let files = folder.files(below: "report")
    #expect(files.count == 3 + 2 * 4, "\(files)")
    #expect(files.contains("ramp/iPhone-17/large-dark/blink.png"))
  }

  @Test func twoDesignsMustBeNamed() throws {
    #expect(try BuiltProgram.run(["diff"]).code == 64)
    #expect(try BuiltProgram.run(["diff", "a"]).code == 64)
    #expect(try BuiltProgram.run(["diff", "a", "b", "c"]).code == 64)
    let run = try BuiltProgram.run(["diff", "/nonexistent/a", "/nonexistent/b"])
    #expect(run.code == 2)
    #expect(run.words.contains("'/nonexistent/a'"))
  }
}
