import Testing
import Typography

@testable import Designs
@testable import Documents

/// Every kind of problem has a document that has it.
@Suite struct ProblemCodeTests {
  private static let value = "\"fontFamily\": \"A\", \"fontSize\": {\"value\": 1, \"unit\": \"px\"}"

  private static func style(_ value: String, more: String = "") -> String {
    "{\"s\": {\"$type\": \"typography\", \(more) \"$value\": {\(value)}}}"
  }

  private static func size(_ size: String) -> String {
    style("\"fontFamily\": \"A\", \"fontSize\": \(size)")
  }

  static let cases: [(text: String, code: DocumentProblem.Code)] = [
    ("{\"a\": {\"value\": 1, \"type\": \"x\"}}", .foreignFormat),
    ("{}", .nothingToShow),
    (style(value + ", \"fontFamliy\": 1"), .unknownKey),
    (style("\"fontFamily\": \"A\""), .missingKey),
    (style(value + ", \"fontFamily\": \"B\""), .duplicateKey),
    ("{\"a.b\": {\"$type\": \"typography\", \"$value\": {\(value)}}}", .invalidName),
    (style(value + ", \"fontStyle\": \"italic\""), .misplaced),
    (
      style(
        value,
        more:
          "\"$extensions\": {\"typo-preview\": {\"fixed\": true, \"relativeTo\": \"body\"}},"),
      .conflict
    ),
    (style("\"fontFamily\": 7, \"fontSize\": {\"value\": 1, \"unit\": \"px\"}"), .wrongType),
    (size("{\"value\": 1, \"unit\": \"pt\"}"), .unknownWord),
    (size("{\"value\": 0, \"unit\": \"px\"}"), .outOfRange),
    (style(value + ", \"fontWeight\": 400.4"), .adjusted),
    (size("16"), .notDTCG),
    (size("\"{a\""), .invalidReference),
    (size("\"{a.b}\""), .danglingReference),
    (
      "{\"a\": {\"$type\": \"typography\", \"$value\": \"{b}\"}, \"b\": {\"$type\": "
        + "\"typography\", \"$value\": \"{a}\"}}", .circularReference
    ),
  ]

  @Test(arguments: cases.indices) func theDocumentHasTheProblem(place: Int) throws {
    let (text, code) = Self.cases[place]
    let codes = try tokens(text).problems.map(\.code)
    #expect(codes.contains(code), "\(text): \(codes)")
  }

  @Test func everyKindHasADocument() {
    let kinds = Set(Self.cases.map(\.code) + [.notJSON])
    #expect(DocumentProblem.Code.allCases.filter { !kinds.contains($0) } == [])
    let error = #expect(throws: JSONError.self) { try JSONDocument.parse([0x7B]) }
    #expect(error?.problem.code == .notJSON)
  }
}
