import Support
import Testing
import Typography

@testable import Designs
@testable import Documents
@testable import Platform

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writing: only what was read is overwritten, and nothing is lost.
@Suite struct DesignPatchTests {
  private let folder: ScratchFolder
  private let file: String
  private let original: [UInt8]

  init() throws {
    folder = try ScratchFolder()
    original = Array(try TokensFile.text([.init("title", weight: 700), .init("body")]).utf8)
    file = try folder.write(original, to: "t.tokens.json")
  }

  private func edits(_ weight: Int = 300) -> DesignEdits {
    var edits = DesignEdits()
    edits.styles["title"] = StyleEdit()
    edits.styles["title"]?.weight = weight
    return edits
  }

  private func patch(_ path: String? = nil) throws -> DesignPatch {
    try DesignPatch(of: DesignLoader(argument: path ?? file).load(), edits: edits())
  }

  @Test func theChangeIsOneLineOfTheDocument() throws {
    let patch = try patch()
    #expect(patch.changes.map(\.description) == ["title: weight 700 to 300"])
    #expect(patch.diff.lines.filter { $0.kind == .added }.count == 1)
    try patch.write()
    #expect(try folder.bytes(of: "t.tokens.json") == patch.new)
    #expect(patch.written == "wrote 1 style to '\(file)'")
    #expect(folder.files() == ["t.tokens.json"])
  }

  @Test func withoutEditsThereIsNothingToWrite() throws {
    let design = try DesignLoader(argument: file).load()
    #expect(throws: PatchError.nothingToWrite) { try DesignPatch(of: design, edits: DesignEdits()) }
    #expect(throws: PatchError.nothingToWrite) { try DesignPatch(of: design, edits: edits(700)) }
  }

  @Test func editsOfStylesThatAreNotShownAreNotWritten() throws {
    var design = try DesignLoader(argument: file).load()
    try design.keepStyles(["body"])
    var edits = edits()
    edits.ramp.family = "Lato"
    let patch = try DesignPatch(of: design, edits: edits)
    #expect(patch.changes.map(\.description) == ["body: family Lato"])
    let system = TokensDocument.read(try JSONDocument.parse(patch.new), name: "")
    #expect(system.styles.map { $0.families.first } == ["Typo Preview Sans", "Lato"])
    #expect(system.styles[0].weight == 700)
  }

  @Test func aFileThatWasChangedMeanwhileIsNotTouched() throws {
    let design = try DesignLoader(argument: file).load()
    let patch = try patch()
    let other = original + [0x0A]
    try folder.write(other, to: "t.tokens.json")
    #expect(throws: PatchError.changedMeanwhile(file: file)) { try patch.write() }
    #expect(throws: PatchError.changedMeanwhile(file: file)) {
      try DesignPatch(of: design, edits: edits())
    }
    #expect(try folder.bytes(of: "t.tokens.json") == other)
    try folder.remove("t.tokens.json")
    #expect(throws: PatchError.cannotRead(file: file, .missing)) { try patch.write() }
  }

  @Test func permissionsStay() throws {
    for permissions in [0o640, 0o664, 0o600, 0o755] {
      try Files.setPermissions(permissions, of: file)
      let design = try DesignLoader(argument: file).load()
      let weight = design.system.styles[0].weight == 300 ? 500 : 300
      try DesignPatch(of: design, edits: edits(weight)).write()
      #expect(try Files.permissions(of: file) == permissions)
    }
  }

  @Test func aReadOnlyFileStays() throws {
    try Files.setPermissions(0o444, of: file)
    let patch = try patch()
    let error = #expect(throws: PatchError.self) { try patch.write() }
    #expect(error?.description == "'\(file)' is read-only; nothing was written")
    #expect(try folder.bytes(of: "t.tokens.json") == original)
    #expect(folder.files() == ["t.tokens.json"])
  }

  @Test func aLinkStaysALink() throws {
    try folder.makeFolder("links")
    let link = try folder.link("links/l.tokens.json", to: "../t.tokens.json")
    try patch(link).write()
    #expect(try Files.target(ofLink: link) == "../t.tokens.json")
    #expect(try folder.bytes(of: "t.tokens.json") != original)
    #expect(folder.files(below: "links") == ["l.tokens.json"])
  }

  @Test func onlyAFileIsRewritten() throws {
    for path in ["/dev/full", folder.path, folder.path("none")] {
      let error = #expect(throws: WriteError.self) { try AtomicFile.rewrite(path, with: original) }
      #expect(error?.file == path)
    }
    #expect(folder.files() == ["t.tokens.json"])
  }

  @Test func whereNothingCanBeWrittenNothingIsLost() throws {
    // No name is left for the file beside, which makes writing fail, as a full disk does.
    for attempt in 0..<100 {
      try folder.makeFolder(
        ReplacementFile.temporaryName(for: "t.tokens.json", attempt: attempt))
    }
    let error = #expect(throws: PatchError.self) { try patch().write() }
    #expect(
      error?.description.hasPrefix("cannot write to '\(file)': ") == true
        && error?.description.hasSuffix("; the file is as it was") == true)
    #expect(try folder.bytes(of: "t.tokens.json") == original)
  }
}
