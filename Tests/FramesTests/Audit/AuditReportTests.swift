import Testing
import Typography

@testable import Documents
@testable import Frames

/// What is wrong in a design's document is in the reports of an audit, by its code.
@Suite struct AuditReportTests {
  private func report(path: String? = "a b/t.json") -> AuditReport {
    AuditReport(
      audit: Audit(of: [], styles: []), design: "d", file: "t.json", path: path,
      problems: [
        DocumentProblem(
          code: .unknownKey, severity: .warning, line: 7, keyPath: "a.b", message: "'x' is no key")
      ])
  }

  @Test func problemsAreInTheDocument() throws {
    let problem = try #require(JSONDocument.parse(report().json)["problems"]?.elements?.first)
    #expect(
      problem.words
        == "code unknown-key, severity warning, line 7, keyPath a.b, message 'x' is no key")
  }

  @Test func problemsAreNotificationsInSARIF() throws {
    let sarif = SARIFReport(report: report(), toolVersion: "1.0.0")
    let run = try #require(JSONDocument.parse(sarif.bytes)["runs"]?.elements?.first)
    let invocation = try #require(run["invocations"]?.elements?.first)
    #expect(invocation["executionSuccessful"]?.bool == true)
    let told = try #require(invocation["toolExecutionNotifications"]?.elements?.first)
    #expect(told["descriptor"]?["id"]?.string == "unknown-key")
    #expect(told["level"]?.string == "warning")
    #expect(told["message"]?["text"]?.string == "a.b: 'x' is no key.")
    let place = told["locations"]?.elements?.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.string == "a%20b/t.json")
    #expect(place?["region"]?["startLine"]?.number == 7)
    let known = run["tool"]?["driver"]?["notifications"]?.elements?.compactMap { $0["id"]?.string }
    #expect(known == DocumentProblem.Code.allCases.map(\.rawValue))
  }

  @Test func aDesignWithoutADocumentHasNoPlaces() throws {
    let sarif = SARIFReport(report: report(path: nil), toolVersion: "1.0.0")
    let run = try #require(JSONDocument.parse(sarif.bytes)["runs"]?.elements?.first)
    let told = run["invocations"]?.elements?.first?["toolExecutionNotifications"]?.elements?.first
    #expect(told != nil)
    #expect(told?["locations"] == nil)
  }
}
