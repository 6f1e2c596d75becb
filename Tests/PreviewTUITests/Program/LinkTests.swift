import Support
import Testing

/// A repository cannot make the program read, change or remove what lies outside of its folders.
@Suite struct LinkTests {
  private static let frame = RecordedDesign.lightFrame
  private static let report =
    #"{"kind":"typo-preview comparison","frames":[{"files":{"x":"PATH"}}]}"#
  private static let record =
    #"{"version":1,"frames":[{"id":"x","texts":[],"files":{"png":"PATH"}}]}"#

  /// A recorded design beside a folder that must stay as it is.
  private func place() throws -> RecordedDesign {
    let design = try RecordedDesign()
    for name in [
      "victim/id_rsa", "victim/large-light.png", "victim/index.html", "victim/frames.json",
    ] {
      try design.folder.write("precious \(name)", to: name)
    }
    return design
  }

  private func victim(_ design: RecordedDesign) throws -> [String: [UInt8]] {
    try Dictionary(
      uniqueKeysWithValues: design.folder.files(below: "victim").map {
        ($0, try design.folder.bytes(of: "victim/" + $0))
      })
  }

  /// Puts a link in the place of what is there.
  private func link(_ name: String, to target: String, in design: RecordedDesign) throws {
    if Files.exists(design.folder.path(name)) { try design.folder.remove(name) }
    try design.folder.link(name, to: target)
  }

  struct Case: CustomTestStringConvertible {
    var link: String
    var target: String
    var arguments: [String]
    /// The exit code: 2 where the link is in the way and named, 1 where the frame differs by it.
    var code: Int32 = 2
    var testDescription: String { "\(link): \(arguments.joined(separator: " "))" }
  }

  private static let snapshot = ["snapshot", "-o", "frames"]
  private static let check = ["check", "--against", "frames"]
  private static let accept = ["check", "--against", "frames", "--accept"]

  @Test(arguments: [
    Case(link: "frames/\(frame).txt", target: "../../../victim/id_rsa", arguments: snapshot),
    Case(
      link: "frames/\(frame).png", target: "../../../victim/large-light.png", arguments: snapshot),
    Case(link: "frames/ramp", target: "../victim", arguments: snapshot),
    Case(link: "frames/ramp/iPhone-17", target: "../../victim", arguments: snapshot),
    Case(link: "frames/frames.json", target: "../victim/frames.json", arguments: snapshot),
    Case(
      link: "frames/index.html", target: "../victim/index.html",
      arguments: snapshot + ["--format", "html"]),
    Case(link: "frames/\(frame).png", target: "../../../victim/large-light.png", arguments: accept),
    Case(link: "frames/ramp", target: "../victim", arguments: accept),
    Case(link: "frames/frames.json", target: "../victim/frames.json", arguments: accept),
    Case(
      link: "frames/\(frame).png", target: "../../../victim/large-light.png", arguments: check,
      code: 1),
    Case(link: "frames/ramp", target: "../victim", arguments: check, code: 1),
    Case(link: "typo-preview-report", target: "victim", arguments: check),
    Case(link: "report/ramp", target: "../victim", arguments: check + ["-o", "report"]),
    Case(
      link: "report/index.html", target: "../victim/index.html",
      arguments: check + ["-o", "report"]),
    Case(
      link: "report/junit.xml", target: "../victim/id_rsa", arguments: check + ["-o", "report"]),
  ])
  func aLinkIsNamedAndNotFollowed(test: Case) throws {
    let design = try place()
    let before = try victim(design)
    try link(test.link, to: test.target, in: design)
    try design.change("body") { $0.size = 19 }
    let run = try BuiltProgram.run(test.arguments, in: design.folder.path)
    #expect(run.code == test.code, "\(run.text)\(run.words)")
    #expect((run.text + run.words).contains("'\(test.link)'"), "\(run.text)\(run.words)")
    #expect(try victim(design) == before)
  }

  @Test func aFolderThatTheUserNamesMayBeALink() throws {
    let design = try RecordedDesign()
    try design.folder.makeFolder("elsewhere")
    try design.folder.link("chosen", to: "elsewhere")
    let run = try BuiltProgram.run(["snapshot", "-o", "chosen"], in: design.folder.path)
    #expect(run.code == 0, "\(run.words)")
    #expect(design.folder.files(below: "elsewhere").count == 10)
    let check = ["check", "--against", "chosen", "-o", "chosen/report"]
    #expect(try BuiltProgram.run(check, in: design.folder.path).code == 0)
  }

  /// Names that documents list and the program never writes.
  @Test(arguments: [
    "l/id_rsa", "l/large-light.png", "notes.txt", "src/main.swift", "ramp/notes.txt",
    "ramp/iPhone-17/large-light.swift", "ramp/iPhone-17/large-light.png/x", "../victim/id_rsa",
    "ramp/l/large-light.png", "ramp/iPhone-17/new.png", ".git/config/large-light.png",
  ])
  func onlyNamesOfOurOwnAreRemoved(path: String) throws {
    let design = try place()
    try design.folder.link("frames/l", to: "../victim")
    try design.folder.link("frames/ramp/l", to: "../../victim")
    let mine = ["notes.txt", "src/main.swift", "ramp/notes.txt", ".git/config/large-light.png"]
    for name in mine {
      try design.folder.write("mine", to: "frames/" + name)
      try design.folder.write("mine", to: "typo-preview-report/" + name)
    }
    try design.folder.link("typo-preview-report/l", to: "../victim")
    let before = try victim(design)
    let reported = design.folder.files(below: "typo-preview-report")
    let report = Self.report.replacing("PATH", with: path)
    try design.folder.write(report, to: "typo-preview-report/report.json")
    #expect(try design.check().code == 0)
    #expect(design.folder.files(below: "typo-preview-report") == reported)
    let record = Self.record.replacing("PATH", with: path)
    for arguments in [Self.accept, Self.snapshot] {
      try design.folder.write(record, to: "frames/frames.json")
      _ = try BuiltProgram.run(arguments, in: design.folder.path)
      #expect(try victim(design) == before)
      #expect(Set(design.folder.files(below: "frames")).isSuperset(of: mine + ["frames.json"]))
    }
  }

  @Test func aReviewReadsNoPictureOutsideOfItsFolder() throws {
    let design = try place()
    let before = try victim(design)
    try design.folder.link("typo-preview-report/ramp", to: "../victim")
    try design.folder.write(
      Self.report.replacing("PATH", with: "ramp/large-light.png"),
      to: "typo-preview-report/report.json")
    _ = try BuiltProgram.run(["review"], in: design.folder.path)
    #expect(try victim(design) == before)
  }
}
