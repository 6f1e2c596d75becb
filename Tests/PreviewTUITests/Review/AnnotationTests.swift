import Support
import Testing

@testable import Frames
@testable import PreviewTUI

/// Findings beside the source on GitHub.
@Suite struct AnnotationTests {
  private func annotation(_ message: String, title: String = "t") -> Annotation {
    Annotation(level: .error, file: "a.json", line: 3, title: title, message: message)
  }

  @Test func whatEndsACommandIsEscaped() {
    let text = GitHubAnnotations.text(of: [annotation("50 %, a:b\nc\r", title: "x: 1,2 %\n")])
    #expect(
      text == "::error file=a.json,line=3,title=x%3A 1%2C2 %25%0A::50 %25, a:b%0Ac%0D\n")
  }

  @Test func tenAreShownAndTheRestCounted() {
    let annotations = (0..<13).map { annotation("\($0)") }
    let lines = GitHubAnnotations.text(of: annotations).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines.last == "3 more findings than the 10 annotations that are shown")
    #expect(GitHubAnnotations.text(of: []).isEmpty)
  }

  @Test func aSummaryIsCutAtTheEndOfALine() {
    let text = String(repeating: "é line\n", count: 100)
    #expect(StepSummary.cut(text, to: 10_000) == text)
    let cut = StepSummary.cut(text, to: 200)
    #expect(cut.utf8.count <= 200)
    #expect(cut.hasPrefix("é line\né line\n"))
    #expect(cut.hasSuffix("é line\n\n… cut here: the summary of a step may have 1 MiB\n"))
    #expect(StepSummary.cut(text, to: 3).isEmpty)
    #expect(StepSummary.cut(text, to: -5).isEmpty)
  }

  @Test func theLineOfTheStyleIsNamedAndASummaryAppended() throws {
    let design = try RecordedDesign()
    try design.change("caption") { $0.weight = 400 }
    let summary = try design.folder.write("before\n", to: "out/summary.md")
    let run = try BuiltProgram.run(
      ["check", "design/typography.tokens.json", "--against", "frames", "--annotate", "github"],
      in: try moved(design).path,
      environment: [
        "GITHUB_STEP_SUMMARY": summary, "GITHUB_WORKSPACE": design.folder.path,
      ])
    #expect(run.code == 1, "\(run.words)")
    #expect(
      run.text == """
        caption: weight 500 to 400 in 3 of 3 frames
        ::error file=design/typography.tokens.json,line=4,title=typo-preview%3A caption::caption: \
        weight 500 to 400 in 3 of 3 frames

        """)
    let text = String(decoding: try design.folder.bytes(of: "out/summary.md"), as: UTF8.self)
    #expect(text.hasPrefix("before\n## Typography: 3 frames compared, 3 differ\n"), "\(text)")
    #expect(text.contains("- caption: weight 500 to 400 in 3 of 3 frames\n"), "\(text)")
    let again = try design.check(["--annotate", "github"])
    #expect(again.code == 1)
  }

  /// The design in a folder below the current one.
  private func moved(_ design: RecordedDesign) throws -> ScratchFolder {
    try design.folder.copy(
      design.folder.path("typography.tokens.json"), to: "design/typography.tokens.json")
    return design.folder
  }
}
