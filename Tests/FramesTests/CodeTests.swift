import Support
import Testing
import Typography

@testable import Frames

/// What is found and what is wrong has a code beside its words, and each kind of code one table.
@Suite struct CodeTests {
  private static let kinds = [
    ("Rules of an audit", AuditRules.all.map(\.id)),
    ("Notes of fonts", ResolvedFont.Note.allCases.map(\.rawValue)),
    ("Problems of a document", DocumentProblem.Code.allCases.map(\.rawValue)),
    ("Causes for frames to differ", RecordedAspect.codes),
  ]

  @Test(arguments: kinds.indices) func codesAreDistinctAndInKebabCase(kind: Int) {
    let codes = Self.kinds[kind].1
    #expect(Set(codes).count == codes.count)
    for code in codes {
      let words = code.split(separator: "-", omittingEmptySubsequences: false)
      #expect(words.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("a"..."z") ~= $0 } }, "\(code)")
    }
  }

  /// A cause of frames that belongs to texts has another code than one that belongs to pages.
  @Test func whatHasOneKeyInTwoPlacesHasTwoCodes() {
    #expect(RecordedAspect.lineWidth.code == "line-width")
    #expect(RecordedAspect.pageSize.code == "page-size")
    #expect(RecordedAspect.ofFrame("locale").code == "frame-locale")
    #expect(RecordedAspect.ofFrame("Foo Bar").code == "unnamed-key")
    let weight = RecordedAspect.all.first { $0.key == "weight" }
    #expect(weight.map { RecordedAspect.inSpan($0, named: "x").code } == "span-weight")
  }

  /// `RECORD=1` writes the tables anew.
  @Test func theTablesArePublished() throws {
    var text = """
      # Codes

      What typo-preview finds and what it finds wrong has a code beside its words. Words may become
      better; a code stays, and means the same in every output. This page is written by the tests from
      the tables that the program uses (see CONTRIBUTING).

      """
    let rules = AuditRules.all.map { ($0.id, "\($0.severity.rawValue): \($0.summary)") }
    text += section(
      "Rules of an audit", "`rule` in the audit's JSON, `ruleId` in its SARIF.", rules)
    text += section(
      "Problems of a design's document",
      "`code` of `problems` in the audit's JSON, `descriptor.id` of notifications in its SARIF.",
      DocumentProblem.Code.allCases.map { ($0.rawValue, $0.summary) })
    text += list(
      "Notes of fonts", "`notes` in `frames.json`.", ResolvedFont.Note.allCases.map(\.rawValue))
    text += list(
      "Causes for frames to differ", "`code` of `causes` in a comparison's `report.json`.",
      RecordedAspect.codes)
    try Golden.expect(text, at: "Documentation/codes.md")
  }

  private func list(_ title: String, _ place: String, _ codes: [String]) -> String {
    "\n## \(title)\n\n\(place)\n\n" + codes.map { "- `\($0)`\n" }.joined()
  }

  private func section(
    _ title: String, _ place: String, _ rows: [(code: String, summary: String)]
  ) -> String {
    "\n## \(title)\n\n\(place)\n\n| code | what it asks for or says |\n|---|---|\n"
      + rows.map { "| `\($0.code)` | \($0.summary) |\n" }.joined()
  }
}
