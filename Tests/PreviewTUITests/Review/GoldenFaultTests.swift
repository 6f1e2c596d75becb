import Support
import Testing

/// A recorded file that cannot be compared with makes its frame differ, and no other.
@Suite struct GoldenFaultTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    /// What becomes of the bytes; nil takes the file away.
    var change: @Sendable ([UInt8]) -> [UInt8]?
    var words: String
    var testDescription: String { name }
  }

  private static let cases = [
    Case(name: "missing", change: { _ in nil }, words: "is missing; take it from version control"),
    Case(
      name: "pointer",
      change: { _ in Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8) },
      words: "is a Git LFS pointer, not the file itself; run 'git lfs pull'"),
    Case(
      name: "cut", change: { Array($0.prefix($0.count / 2)) },
      words: "is cut short; take it from version control"),
    Case(
      name: "conflict",
      change: { Array("<<<<<<< HEAD\n".utf8) + $0 + Array("\n=======\n>>>>>>> other\n".utf8) },
      words: "has the conflict markers of a merge"),
    Case(
      name: "line ends", change: { bytes in bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] } },
      words: "was damaged by a conversion of line ends"),
    Case(name: "empty", change: { _ in [] }, words: "is damaged; take it from version control"),
  ]

  @Test(arguments: cases)
  func theOthersAreComparedAndTheReportIsWritten(test: Case) throws {
    let design = try RecordedDesign()
    let name = "frames/\(RecordedDesign.lightFrame).png"
    let changed = test.change(try design.folder.bytes(of: name))
    if let changed {
      try design.folder.write(changed, to: name)
    } else {
      try design.folder.remove(name)
    }
    let run = try design.check()
    #expect(run.code == 1, "\(run.words)")
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 2, "\(run.text)")
    #expect(lines[0].hasPrefix("page: the png file \(test.words)"), "\(lines)")
    #expect(lines[0].hasSuffix(", in 1 of 3 frames"), "\(lines)")
    #expect(lines[1] == "  \(RecordedDesign.lightFrame)")
    #expect(!(run.text + run.words).contains("record the frames again"))
    #expect(run.words.contains("3 frames compared, 1 differs"), "\(run.words)")
    for file in ["index.html", "report.json", "junit.xml", "\(RecordedDesign.lightFrame)/new.png"] {
      #expect(Files.exists(design.folder.path("typo-preview-report/" + file)), "\(file)")
    }
  }

  @Test func otherFilesOfAFrameAreNamedToo() throws {
    let design = try RecordedDesign(arguments: ["--format", "ansi,txt"])
    let name = "frames/\(RecordedDesign.lightFrame)"
    try design.folder.write("version https://git-lfs.github.com/spec/v1\n", to: name + ".ansi")
    try design.folder.remove(name + ".txt")
    let text = try design.check().text
    #expect(text.contains("page: the ansi file is a Git LFS pointer"), "\(text)")
    #expect(text.contains("page: the txt file is missing"), "\(text)")
  }

  @Test func lineEndsOfACheckoutAreNoDifference() throws {
    let design = try RecordedDesign(arguments: ["--format", "ansi,txt"])
    for name in design.folder.files(below: "frames") {
      let bytes = try design.folder.bytes(of: "frames/" + name)
      try design.folder.write(
        bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }, to: "frames/" + name)
    }
    let run = try design.check()
    #expect(run.code == 0, "\(run.text)\(run.words)")
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\n", "run 'git lfs pull'"),
    ("{\n<<<<<<< HEAD\n}\n=======\n>>>>>>> other\n", "conflict markers of a merge"),
  ])
  func aRecordThatIsNoneSaysWhatItIs(text: String, words: String) throws {
    let design = try RecordedDesign()
    try design.folder.write(text, to: "frames/frames.json")
    let run = try design.check()
    #expect(run.code == 2)
    #expect(run.words.contains(words), "\(run.words)")
    #expect(!run.words.contains("record the frames"), "\(run.words)")
  }
}
