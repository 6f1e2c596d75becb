import Support
import Testing

/// What cannot be compared is named, with exit code 2.
@Suite struct CheckErrorTests {
  private func words(_ design: RecordedDesign) throws -> String {
    let run = try design.check()
    #expect(run.code == 2, "\(run.text)\(run.words)")
    #expect(run.output.isEmpty)
    return run.words
  }

  @Test func aFolderWithoutARecordIsNamed() throws {
    let folder = try ScratchFolder()
    let run = try BuiltProgram.run(["check", "--against", "nowhere"], in: folder.path)
    #expect(run.code == 2)
    #expect(
      run.words.hasPrefix(
        "typo-preview: error: cannot compare with 'nowhere/frames.json': there is no such file; "),
      "\(run.words)")
  }

  @Test(arguments: [
    ("{", "cannot compare with frames/frames.json:1: error: not readable as JSON"),
    ("{}", "cannot compare with 'frames/frames.json': it is no record of frames"),
    (
      "{\"version\": 2, \"frames\": []}",
      "cannot compare with 'frames/frames.json': it is of version 2, and this program reads"
    ),
    (
      "{\"version\": 1, \"frames\": [{}]}",
      "cannot compare with 'frames/frames.json', line 1: a frame without an 'id'"
    ),
    (
      "{\"version\": 1, \"frames\": [{\"id\": \"a\", \"texts\": [], "
        + "\"files\": {\"png\": \"../a.png\"}}]}",
      "cannot compare with 'frames/frames.json', line 1: the file '../a.png' of 'a'"
    ),
    (
      "{\"version\": 1, \"frames\": [{\"id\": \"a\", \"texts\": [], \"preview\": \"ramp\", "
        + "\"device\": \"Newton\"}]}",
      "cannot compare with 'frames/frames.json': the frame 'a' has the device 'Newton'"
    ),
  ])
  func aBrokenRecordIsNamed(record: String, message: String) throws {
    let design = try RecordedDesign()
    try design.folder.write(record, to: "frames/frames.json")
    let words = try words(design)
    #expect(words.contains(message), "\(words)")
  }

  @Test func aFolderWithSomethingElseIsNoPlaceForAReport() throws {
    let design = try RecordedDesign()
    try design.change("body") { $0.size = 18 }
    let run = try design.check(["-o", "frames"])
    #expect(run.code == 2)
    #expect(run.text == "body: size 17 to 18 in 3 of 3 frames\n")
    #expect(run.words.contains("cannot write the report to 'frames'"), "\(run.words)")
  }

  @Test func theFolderOfTheRecordMustBeNamed() throws {
    #expect(try BuiltProgram.run(["check"]).code == 64)
    #expect(try BuiltProgram.run(["check", "--against"]).code == 64)
    #expect(try BuiltProgram.run(["check", "--against", "x", "--tolerance", "256"]).code == 64)
    #expect(try BuiltProgram.run(["snapshot", "--accept"]).code == 64)
  }
}
