import Support
import Testing
import Typography

@testable import Designs
@testable import Documents

/// The difference is held against the command `diff` and carried out by the command `patch`.
@Suite struct UnifiedDiffTests {
  static let pairs: [(String, String)] = [
    ("", ""), ("a\n", "a\n"), ("", "a\n"), ("a\n", ""), ("a", "a\n"), ("a\n", "a"), ("a", "b"),
    ("a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n", "a\nb\nc\nd\nX\nf\ng\nh\ni\nj\n"),
    ("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "0\n1\n2\n3\n4\n5\n6\n7\n8\n9"),
    ("a\n1\n2\n3\n4\n5\n6\nb\n", "A\n1\n2\n3\n4\n5\n6\nB\n"),
    ("a\n1\n2\n3\n4\n5\n6\n7\nb\n", "A\n1\n2\n3\n4\n5\n6\n7\nB\n"),
    ("x\r\ny\r\n", "x\r\nz\r\n"), ("{\n  1\n}\n", "{\n  1\n},\n{\n  1\n}\n"),
    ("a\nb\nb\nb\nc\n", "a\nb\nb\nc\n"), ("é\n\u{1B}[31m\n", "é\nred\n"),
  ]

  private func expect(_ old: [UInt8], _ new: [UInt8]) throws {
    let folder = try ScratchFolder()
    try folder.write(old, to: "a/t.json")
    try folder.write(new, to: "b/t.json")
    let ours = UnifiedDiff(from: old, to: new, name: "t.json")
    let theirs = try OutsideProgram.output(
      of: "diff",
      ["-u", "--label", "a/t.json", "--label", "b/t.json", "a/t.json", "b/t.json"],
      in: folder.path, codes: 0...1)
    #expect(String(decoding: ours.bytes, as: UTF8.self) == String(decoding: theirs, as: UTF8.self))
    guard !ours.lines.isEmpty else { return }
    try folder.write(ours.bytes, to: "p")
    try OutsideProgram.output(
      of: "patch", ["-s", "--binary", "a/t.json", "p"], in: folder.path)
    #expect(try folder.bytes(of: "a/t.json") == new)
  }

  @Test(arguments: pairs.indices) func itIsWhatDiffPrints(pair: Int) throws {
    try expect(Array(Self.pairs[pair].0.utf8), Array(Self.pairs[pair].1.utf8))
  }

  @Test(arguments: TokensPatchTests.files) func patchesAreWhatDiffPrints(file: String) throws {
    let bytes = try Files.bytes(of: Repository.path(file))
    let names = TokensDocument.read(try JSONDocument.parse(bytes), name: "").styles.map(\.name)
    var random = Lottery(seed: 3)
    for _ in 0..<5 { try expect(bytes, TokensPatch.revise(bytes, with: random.edits(of: names))) }
  }

  @Test func patchMakesANewFile() throws {
    let folder = try ScratchFolder()
    let diff = UnifiedDiff(from: nil, to: Array("a\nb\n".utf8), name: "new.json")
    #expect(
      diff.lines.map(\.text) == [
        "--- /dev/null", "+++ b/new.json", "@@ -0,0 +1,2 @@", "+a", "+b",
      ])
    try folder.write(diff.bytes, to: "p")
    try OutsideProgram.output(of: "patch", ["-s", "-p1", "-i", "p"], in: folder.path)
    #expect(try folder.bytes(of: "new.json") == Array("a\nb\n".utf8))
  }

  @Test func linesAreFitForATerminal() {
    let diff = UnifiedDiff(from: [], to: Array("\u{1B}[2J\u{202E}\n".utf8), name: "t")
    #expect(diff.lines.last?.text == "+\\u{1B}[2J\\u{202E}")
  }
}
