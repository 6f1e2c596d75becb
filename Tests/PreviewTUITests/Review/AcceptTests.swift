import Raster
import RasterSupport
import Support
import Testing

/// `--accept` takes new frames over, all of them or what belongs to some styles.
@Suite struct AcceptTests {
  private func changed() throws -> RecordedDesign {
    let design = try RecordedDesign()
    try design.change("caption") { $0.weight = 400 }
    try design.change("body") { $0.extensions["color"] = "#AA0000" }
    return design
  }

  @Test func oneStyleAfterTheOther() throws {
    let design = try changed()
    let pictures = try design.recordedFiles()
    #expect(try design.differences().count == 2)
    let run = try design.check(["--accept=caption"])
    #expect(run.code == 0, "\(run.words)")
    let record = try design.recordedFiles()
    #expect(record.filter { pictures[$0.key] != $0.value }.map(\.key) == ["frames.json"])
    let text = String(decoding: try #require(record["frames.json"]), as: UTF8.self)
    #expect(text.contains("\"pending\": true"))
    #expect(
      try design.differences() == [
        "body: colour #1C1C1E to #AA0000, #F2F2F7 to #AA0000 in 3 of 3 frames"
      ])
    #expect(try design.check(["--accept", "--quiet"]).code == 0)
    #expect(try design.check().code == 0)
    try expectFreshSnapshot(design)
  }

  @Test func theLastStyleCompletesTheFrames() throws {
    let design = try changed()
    #expect(try design.check(["--accept=body"]).code == 0)
    #expect(try design.check(["--accept=caption"]).code == 0)
    #expect(try design.check().code == 0)
    try expectFreshSnapshot(design)
  }

  /// What was accepted is what a snapshot would have written.
  private func expectFreshSnapshot(_ design: RecordedDesign) throws {
    let accepted = try design.recordedFiles()
    let run = try BuiltProgram.run(["snapshot", "-o", "frames"], in: design.folder.path)
    #expect(run.code == 0)
    let fresh = try design.recordedFiles()
    #expect(accepted.keys.sorted() == fresh.keys.sorted())
    for (name, bytes) in accepted { #expect(bytes == fresh[name], "\(name)") }
  }

  @Test func picturesOlderThanTheRecordAreNamed() throws {
    let design = try changed()
    #expect(try design.check(["--accept=caption"]).code == 0)
    try design.change("body") { $0 = RecordedDesign.styles[1] }
    let lines = try design.differences()
    #expect(lines.count == 3)
    #expect(
      lines.allSatisfy {
        $0.hasPrefix("pictures older than the record: ramp/")
          && $0.hasSuffix("; take them over with --accept")
      }, "\(lines)")
    #expect(try design.check(["--accept"]).code == 0)
    #expect(try design.check().code == 0)
  }

  @Test func aTextThatOnlyMovedIsTakenOverToo() throws {
    let design = try RecordedDesign()
    try design.change("title") { $0.size = 40 }
    try design.change("caption") { $0.weight = 400 }
    #expect(try design.check(["--accept=title"]).code == 0)
    #expect(
      try design.differences() == ["caption: weight 500 to 400 in 3 of 3 frames"])
  }

  @Test func onlyWhatChangedIsWritten() throws {
    let design = try RecordedDesign(arguments: ["--scheme", "all"])
    try design.change("body") {
      $0.extensions["color"] = ["light": "#1C1C1E", "dark": "#00FF00"]
    }
    let before = try design.recordedFiles()
    let run = try design.check(["--accept"])
    #expect(run.words.contains("4 files written in 'frames'") || run.words.contains("3 files"))
    let changed = try design.recordedFiles().filter { before[$0.key] != $0.value }.map(\.key)
    #expect(changed.contains("ramp/iPhone-17/large-dark.png"))
    #expect(!changed.contains { $0.contains("light") })
    #expect(try design.check(["--accept"]).words == "typo-preview: nothing to accept\n")
  }

  @Test func framesThatWentAndOrphansGo() throws {
    let design = try RecordedDesign(arguments: ["--size", "all"])
    try design.folder.write("", to: "frames/ramp/iPhone-4/large-dark.png")
    try design.folder.write("mine", to: "frames/notes.txt")
    #expect(try design.check(["--matrix", "common", "--accept"]).code == 0)
    #expect(try design.record().frames.count == 3)
    #expect(try design.check(["--matrix", "common"]).code == 0)
    #expect(try design.recordedFiles().keys.contains("notes.txt"))
    #expect(try design.recordedFiles().count == 3 * 3 + 2)
  }

  @Test func aStyleThatNobodyHasIsNamed() throws {
    let design = try changed()
    let run = try design.check(["--accept=captoin"])
    #expect(run.code == 64)
    #expect(run.words.contains("no style 'captoin'; did you mean 'caption'?"), "\(run.words)")
  }

  @Test func anInterruptedAcceptanceLeavesWholeFiles() throws {
    let design = try RecordedDesign(arguments: ["--size", "all"])
    try design.change("body") { $0.size = 21 }
    let before = try design.recordedFiles()
    let folder = design.folder
    let first = try design.record().frames[0].files["png"] ?? ""
    let run = try BuiltProgram.run(
      ["check", "--against", "frames", "--accept"], in: folder.path,
      interrupt: { (try? folder.bytes(of: "frames/" + first)) != before[first] })
    #expect(run.code != 0)
    let after = try design.recordedFiles()
    #expect(after.keys.sorted() == before.keys.sorted())
    #expect(after["frames.json"] == before["frames.json"])
    for (name, bytes) in after where name.hasSuffix(".png") {
      #expect(try PNGDecoder().decode(bytes).columns >= 320, "\(name)")
    }
    #expect(try design.check().code == 1)
  }
}
