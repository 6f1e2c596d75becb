import Frames
import Support
import Testing

@testable import PreviewTUI

/// `audit` as users run it: its forms, and how it ends.
@Suite struct AuditVerbTests {
  /// A design with a finding of each severity.
  private func design(color: String = "#999999") throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let styles: [TokensFile.Style] = [
      .init(
        "title", size: 28,
        extensions: [
          "relativeTo": "title", "sample": "Good Morning, dear Zoë", "color": "#000000",
        ]),
      .init("body", extensions: ["fixed": true, "sample": "abc", "color": "#000000"]),
      .init(
        "caption", size: 12,
        extensions: ["relativeTo": "caption", "sample": "xyz", "color": color]),
    ]
    try folder.write(
      TokensFile.text(
        styles,
        extensions: [
          "background": ["light": "#FFFFFF", "dark": "#FFFFFF"],
          "devices": ["iPhone SE (1st generation)", "iPhone 8"],
        ]), to: "a b/typography.tokens.json")
    return folder
  }

  private func audit(
    _ arguments: [String] = [], in folder: ScratchFolder, environment: [String: String] = [:]
  ) throws -> BuiltProgram.Result {
    try BuiltProgram.run(
      ["audit", "a b/typography.tokens.json"] + arguments, in: folder.path,
      environment: environment)
  }

  @Test func findingsAreToldWithTheirLines() throws {
    let run = try audit(in: try design())
    try Golden.expect(run.text, named: "audit.txt", in: "PreviewTUITests")
    #expect(run.code == 1)
    #expect(run.words == "typo-preview: 48 frames audited: 2 errors, 2 warnings, 1 note\n")
  }

  @Test func documentsAreAsRecorded() throws {
    let folder = try design()
    for format in ["json", "sarif"] {
      let run = try audit(["--format", format], in: folder)
      try Golden.expect(run.text, named: "audit.\(format)", in: "PreviewTUITests")
    }
  }

  @Test func aDocumentSaysNothingOfThePlaceItWasMadeIn() throws {
    let (one, other) = (try design(), try design())
    let run = try audit(["--format", "json"], in: one)
    let again = try BuiltProgram.run(
      ["audit", other.path("a b/typography.tokens.json"), "--format", "json", "--jobs", "3"],
      environment: ["TZ": "Asia/Tokyo", "LC_ALL": "C"])
    #expect(run.output == again.output)
  }

  @Test func theFormatFollowsTheNameOfTheFile() throws {
    let folder = try design()
    for (name, format) in [("a.sarif", "sarif"), ("b.json", "json"), ("c.txt", "text")] {
      let run = try audit(["-o", name], in: folder)
      #expect(run.code == 1)
      #expect(run.text == "")
      let told = try audit(["--format", format], in: folder)
      #expect(try folder.bytes(of: name) == told.output, "\(name)")
    }
  }

  @Test(arguments: [
    ("#999999", "error", 1), ("#999999", "none", 0), ("#000000", "error", 0),
    ("#000000", "warning", 1), ("#000000", "none", 0),
  ])
  func theLeastSeverityDecidesTheExitCode(color: String, least: String, code: Int32) throws {
    let run = try audit(["--fail-on", least], in: try design(color: color))
    #expect(run.code == code, "\(run.text)\(run.words)")
  }

  @Test func theMatrixIsNarrowedByOptions() throws {
    let run = try audit(["--size", "AX5", "--scheme", "dark", "--device", "320"], in: try design())
    #expect(run.words.hasPrefix("typo-preview: 1 frame audited: "), "\(run.words)")
    let common = try audit(["--matrix", "common", "--style", "title"], in: try design())
    #expect(common.words.hasPrefix("typo-preview: 3 frames audited"), "\(common.words)")
  }

  @Test func annotationsStandAtTheLinesOfTheStyles() throws {
    let folder = try design()
    let summary = try folder.write("", to: "summary.md")
    let run = try audit(
      ["--annotate", "github", "--format", "json"], in: folder,
      environment: ["GITHUB_STEP_SUMMARY": summary, "GITHUB_WORKSPACE": folder.path])
    let commands = run.words.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(commands.count == 5, "\(run.words)")
    #expect(
      commands.first?.hasPrefix(
        "::error file=a b/typography.tokens.json,line=4,title=typo-preview%3A contrast-minimum::"
          + "caption has a contrast of 2.84 to 1") == true)
    #expect(commands.last?.hasPrefix("::notice ") == true)
    let text = String(decoding: try folder.bytes(of: "summary.md"), as: UTF8.self)
    #expect(text.hasPrefix("## Typography: 48 frames audited: 2 errors"), "\(text)")
  }

  @Test func aFormatOfPicturesMeansNothingHere() throws {
    let folder = try design()
    for arguments in [["--format", "png"], ["--fail-on", "note"], ["--scale", "2"]] {
      #expect(try audit(arguments, in: folder).code == 64, "\(arguments)")
    }
  }

  @Test func pathsAreReferences() {
    #expect("a b/ü.json".uriReference == "a%20b/%C3%BC.json")
    #expect("x:50%#?.json".uriReference == "x%3A50%25%23%3F.json")
  }
}
