import Support
import Testing

/// `--fonts`: fonts from elsewhere that belong to the design.
@Suite struct FurtherFontsTests {
  private static let serif = "TypoPreviewSerif-Regular.ttf"
  private static let sans = "TypoPreviewSans-Bold.ttf"

  private struct Record: Decodable {
    struct Frame: Decodable { var texts: [Text] }
    struct Text: Decodable { var resolved: Face }
    struct Face: Decodable { var file: String }
    var frames: [Frame]
  }

  /// The record of a design that finds its fonts in folders beside it.
  private func record(_ fonts: [String], in folder: ScratchFolder) throws -> [UInt8] {
    try folder.write(
      TokensFile.text([
        .init("a", family: "Typo Preview Serif"), .init("b", weight: 700),
      ]), to: "design/typography.tokens.json")
    let run = try BuiltProgram.run(
      ["show", "design", "--format", "json"] + fonts.flatMap { ["--fonts", $0] }, in: folder.path)
    #expect(run.code == 0, "\(run.words)")
    return run.output
  }

  private func files(of record: [UInt8]) throws -> [String] {
    try Files.decode(Record.self, from: record).frames[0].texts.map(\.resolved.file)
  }

  private func copy(_ font: String, to name: String, in folder: ScratchFolder) throws {
    try folder.copy(Repository.path("Fonts/\(font)"), to: name)
  }

  @Test func aFileIsCalledByItsPlaceBelowTheFolder() throws {
    let folder = try ScratchFolder()
    try copy(Self.serif, to: "brand/deep/serif.ttf", in: folder)
    try copy(Self.sans, to: "brand/sans.ttf", in: folder)
    let relative = try record(["brand"], in: folder)
    #expect(try files(of: relative) == ["deep/serif.ttf", "sans.ttf"])
    for path in [folder.path("brand"), "design/../brand/", "./brand"] {
      #expect(try record([path], in: folder) == relative, "\(path)")
    }
  }

  @Test func twoFilesOfOneNameAreToldApart() throws {
    let folder = try ScratchFolder()
    try copy(Self.serif, to: "one/font.ttf", in: folder)
    try copy(Self.sans, to: "two/font.ttf", in: folder)
    #expect(try files(of: record(["one", "two"], in: folder)) == ["font.ttf", "fonts-2/font.ttf"])
    #expect(try files(of: record(["two", "one"], in: folder)) == ["fonts-2/font.ttf", "font.ttf"])
  }

  @Test func theDesignsOwnFolderStaysTheDesigns() throws {
    let folder = try ScratchFolder()
    try copy(Self.serif, to: "design/Fonts/serif.ttf", in: folder)
    try copy(Self.sans, to: "design/Fonts/sans.ttf", in: folder)
    let record = try record([folder.path("design/Fonts")], in: folder)
    #expect(try files(of: record) == ["Fonts/serif.ttf", "Fonts/sans.ttf"])
  }

  @Test func aProblemNamesTheFolder() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "brand/bad.ttf")
    let run = try BuiltProgram.run(
      ["show", "--fonts", "brand", "--format", "txt"], in: folder.path)
    #expect(run.words.contains("font 'bad.ttf' is empty"), "\(run.words)")
    #expect(run.words.contains("(in the folder 'brand')"), "\(run.words)")
  }
}
