import Testing
import Typography

@testable import Documents

/// Changes are set as their surroundings are, and nothing else is touched.
@Suite struct JSONRevisionTests {
  private func revised(_ text: String, _ path: [String], to value: String) throws -> String {
    let value = try JSONDocument.parse(Array(value.utf8))
    return try revised(text, with: [DocumentChange(path, to: value)])
  }

  private func revised(_ text: String, with changes: [DocumentChange]) throws -> String {
    let bytes = Array(text.utf8)
    let root = try JSONDocument.parse(bytes)
    return String(
      decoding: JSONRevision.bytes(of: bytes, root: root, with: changes), as: UTF8.self)
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

  @Test func elementsAndKeysChangeInPlace() throws {
    let text = "{ \"a\" : [ 1 ,2 , 3 ], \"b\":{\"c\":1} }"
    let result = try revised(
      text,
      with: [
        DocumentChange(["b", "c"], renamedTo: "d\"\u{1B}"),
        DocumentChange(["a", "1"], to: DocumentNode(.null, line: 0)),
      ])
    #expect(
      result
        == "{ \"a\" : [ 1 ,null , 3 ], \"b\":{\"d\\\"\\u001B\":1} }")
  }

  @Test func aByteOrderMarkStaysAndIndentsNothing() throws {
    #expect(try revised("\u{FEFF}{}", ["c"], to: "1") == "\u{FEFF}{ \"c\": 1 }")
    let result = try revised("\u{FEFF}{}", ["c"], to: "{\"d\": {}}")
    #expect(result == "\u{FEFF}{\n  \"c\": {\n    \"d\": {}\n  }\n}")
  }

  @Test func whatIsNewIsEscapedAsEverywhere() throws {
    let result = try revised("{\"a\": 1}", ["a"], to: #""\b\f\r\n\t\u001b\u202e\/\\""#)
    #expect(result == #"{"a": "\b\f\r\n\t\u001B\u202E/\\"}"#)
  }
}
