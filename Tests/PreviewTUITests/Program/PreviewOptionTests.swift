import Support
import Testing

/// The previews that a design names, from `--preview` to the paths of frames and back.
@Suite struct PreviewOptionTests {
  private let folder: ScratchFolder
  private let file: String

  init() throws {
    folder = try ScratchFolder()
    file = try folder.write(
      try TokensFile.text(
        [.init("title", size: 28), .init("body"), .init("note", size: 12)],
        extensions: ["previews": ["cards": ["note", "title"]]]),
      to: "t.tokens.json")
  }

  private func frames(_ options: [String]) throws -> [FramesDocument.Frame] {
    let run = try BuiltProgram.run(["show", file, "--bare", "--format", "json"] + options)
    #expect(run.code == 0, "\(run.words)")
    return try Files.decode(FramesDocument.self, from: run.output).frames
  }

  @Test func aPreviewShowsItsStylesInItsOrder() throws {
    #expect(try frames(["--preview", "cards"])[0].texts.map(\.style) == ["note", "title"])
    #expect(try frames([])[0].texts.map(\.style) == ["title", "body", "note"])
  }

  @Test func allPreviewsAreFramesOfTheirOwn() throws {
    let names = try frames(["--preview", "all"]).map { $0.id.split(separator: "/")[0] }
    #expect(names == ["ramp", "cards"])
    #expect(try frames(["--preview", "cards,ramp", "--matrix", "sizes"]).count == 24)
  }

  @Test func aPreviewThatIsNotThereIsMisuse() throws {
    let run = try BuiltProgram.run(["show", file, "--preview", "card"])
    #expect(run.code == 64)
    #expect(run.words.contains("no preview 'card'; did you mean 'cards'?"))
    let empty = try BuiltProgram.run(["show", file, "--preview", "cards", "--style", "body"])
    #expect(empty.code == 64)
  }

  @Test func recordedPreviewsAreComparedAndMissedWhenTheyAreGone() throws {
    let record = folder.path + "/frames"
    let snapshot = try BuiltProgram.run(
      ["snapshot", file, "--preview", "all", "-o", record, "--format", "png"])
    #expect(snapshot.code == 0, "\(snapshot.words)")
    #expect(Files.exists(record + "/cards/iPhone-17/large-light.png"))
    let check = ["check", file, "--against", record, "-o", folder.path + "/report"]
    #expect(try BuiltProgram.run(check).code == 0)
    #expect(try BuiltProgram.run(check + ["--preview", "cards"]).code == 0)
    try folder.write(
      try TokensFile.text([.init("title", size: 28), .init("body"), .init("note", size: 12)]),
      to: "t.tokens.json")
    let gone = try BuiltProgram.run(check)
    #expect(gone.code == 1)
    #expect(gone.words.contains("3 removed") || gone.text.contains("cards/"), "\(gone.text)")
  }
}
