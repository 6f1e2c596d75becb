import Testing
import Typography

@testable import Documents

/// Changes are set as their surroundings are, and nothing else is touched.
@Suite struct JSONRevisionTests {
  private func revised(_ text: String, _ path: [String], to value: String) throws -> String {
    let value = try JSONDocument.parse(Array(value.utf8))
    let bytes = JSONRevision.bytes(of: Array(text.utf8), with: [DocumentChange(path, to: value)])
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (#"{"a":1,"b":2}"#, "c", #"{"a":1,"b":2,"c":[1,2]}"#),
    (#"{ "a": 1 }"#, "c", #"{ "a": 1, "c": [1, 2] }"#), ("{}", "c", "{\n  \"c\": [1, 2]\n}"),
    ("{ \"a\" : 1,\n\t\"b\" : 2 }", "c", "{ \"a\" : 1,\n\t\"b\" : 2,\n\t\"c\" : [1, 2] }"),
    ("{\n    \"a\": 1\n}", "c", "{\n    \"a\": 1,\n    \"c\": [1, 2]\n}"),
    (
      "{\r\n  \"a\": [\r\n    0\r\n  ]\r\n}", "c",
      "{\r\n  \"a\": [\r\n    0\r\n  ],\r\n  \"c\": [\r\n    1,\r\n    2\r\n  ]\r\n}"
    ),
    (#"{ "c": 0, "a": 1, "c": {"x": 1} }"#, "c", #"{ "c": 0, "a": 1, "c": [1, 2] }"#),
    (#"{ "\u0063": "}\"]" , "a" : "{[,:" }"#, "c", #"{ "\u0063": [1 , 2] , "a" : "{[,:" }"#),
  ])
  func aMemberIsSetWhereItBelongs(text: String, key: String, result: String) throws {
    #expect(try revised(text, [key], to: "[1,2]") == result)
  }

  @Test func objectsOnTheWayAreMade() throws {
    #expect(
      try revised("{\n  \"a\": { \"x\": 1 }\n}\n", ["a", "b", "c"], to: "true")
        == "{\n  \"a\": { \"x\": 1, \"b\": { \"c\": true } }\n}\n")
    #expect(
      try revised("{\n  \"a\": {\n    \"x\": { \"y\": 1 }\n  }\n}\n", ["a", "b", "c"], to: "true")
        == "{\n  \"a\": {\n    \"x\": { \"y\": 1 },\n    \"b\": { \"c\": true }\n  }\n}\n")
    #expect(try revised("{\"a\": 7}", ["a", "b"], to: "1") == "{\"a\": {\"b\": 1}}")
  }

  @Test func elementsAndKeysChangeInPlace() {
    let text = "{ \"a\" : [ 1 ,2 , 3 ], \"b\":{\"c\":1} }"
    let bytes = JSONRevision.bytes(
      of: Array(text.utf8),
      with: [
        DocumentChange(["b", "c"], renamedTo: "d\"\u{1B}"),
        DocumentChange(["a", "1"], to: DocumentNode(.null, line: 0)),
      ])
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "{ \"a\" : [ 1 ,null , 3 ], \"b\":{\"d\\\"\\u001B\":1} }")
  }

  @Test func everythingIsOutlined() throws {
    let text = #" { "a" : [ {} , [ ] , -1.5e+3 , true , null , "\\" ] , "b" : { "c" : "d" } } "#
    let outline = JSONOutline(of: Array(text.utf8))
    let elements = try #require(outline.members?[0].value.elements)
    #expect(
      elements.map { String(text.utf8.dropFirst($0.range.lowerBound).prefix($0.range.count)) ?? "" }
        == ["{}", "[ ]", "-1.5e+3", "true", "null", #""\\""#])
    #expect(outline.members?.map(\.key) == ["a", "b"])
  }
}
