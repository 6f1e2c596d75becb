import Testing
import Typography

@testable import Documents

@Suite struct JSONDocumentTests {
  private func parse(_ text: String) throws -> DocumentNode {
    try JSONDocument.parse(Array(text.utf8))
  }

  @Test func everyKeyAndValueKnowsItsLine() throws {
    let root = try parse(
      "\n{\n \"a\":\n  12,\r\n \"b\": [\n1,\n\n {\n\"c\":\nnull}], \"d\"\n:\"x\"}\n")
    #expect(root.line == 2)
    #expect(root.members?.map(\.key) == ["a", "b", "d"])
    #expect(root.members?.map(\.line) == [3, 5, 10])
    #expect(root.members?.map(\.value.line) == [4, 5, 11])
    let inner = root["b"]?.elements?[1]
    #expect(root["b"]?.elements?.map(\.line) == [6, 8])
    #expect(inner?.member("c")?.line == 9)
    #expect(inner?["c"]?.line == 10)
  }

  /// The bytes at a range, as text.
  private func text(_ bytes: [UInt8], at range: Range<Int>?) -> String {
    String(decoding: bytes[range ?? 0..<0], as: UTF8.self)
  }

  /// The text of everything in a value, in the order in which it begins.
  private func parts(of node: DocumentNode, in bytes: [UInt8]) -> [String] {
    let members = (node.members ?? []).flatMap { member in
      [text(bytes, at: member.keyRange)] + parts(of: member.value, in: bytes)
    }
    return [text(bytes, at: node.range)] + members
      + (node.elements ?? []).flatMap { parts(of: $0, in: bytes) }
  }

  @Test(arguments: ["", "\u{FEFF}"]) func everyKeyAndValueKnowsItsBytes(mark: String) throws {
    let text =
      #" { "a" : [ {} , [ ],-1.5e+3 ,true, null,"\\","\",:" ] ,"ü\u0062":{"c":false}, "":12} "#
    let bytes = Array((mark + text).utf8)
    let root = try JSONDocument.parse(bytes)
    #expect(
      parts(of: root, in: bytes) == [
        String(text.dropFirst().dropLast()), #""a""#,
        #"[ {} , [ ],-1.5e+3 ,true, null,"\\","\",:" ]"#,
        "{}", "[ ]", "-1.5e+3", "true", "null", #""\\""#, #""\",:""#, #""ü\u0062""#,
        #"{"c":false}"#, #""c""#, "false", "\"\"", "12",
      ])
  }

  @Test(arguments: ["42", " -1e3 ", "\n true", "\"x\" ", "[]", "\t{ }"])
  func aSingleValueKnowsItsBytes(document: String) throws {
    let bytes = Array(document.utf8)
    let value = document.drop(while: \.isWhitespace)
    let isList = value.last == "]" || value.last == "}"
    let expected = isList ? String(value) : String(value.prefix { !$0.isWhitespace })
    #expect(text(bytes, at: try JSONDocument.parse(bytes).range) == expected)
  }

  @Test func valuesAreEqualWhereverTheyStand() throws {
    #expect(try parse("[1, {\"a\": null}]") == parse("\n[ 1,{\n\"a\" : null} ]"))
    #expect(try parse("{\"a\": 1}") != parse("{\"b\": 1}"))
  }

  @Test func numbersKeepTheirSpelling() throws {
    let elements = try parse("[1.50, -0.4, 1e999, 2E3]").elements
    #expect(
      elements?.map(\.content) == [
        .number(1.5, written: "1.50"), .number(-0.4, written: "-0.4"),
        .number(.infinity, written: "1e999"), .number(2000, written: "2E3"),
      ])
  }

  @Test func duplicateKeysAreKept() throws {
    let root = try parse("{\"a\": 1,\n\"a\": 2}")
    #expect(root.members?.map(\.line) == [1, 2])
    #expect(root["a"]?.number == 2)
  }

  @Test func aByteOrderMarkIsSkipped() throws {
    #expect(try parse("\u{FEFF}{\"a\": true}")["a"]?.bool == true)
  }

  @Test func escapesAreDecoded() throws {
    #expect(try parse(#"["\ud83d\ude00\u0000\\ud800"]"#).elements?[0].string == "😀\0\\ud800")
  }

  @Test func aDocumentMayBeAScalar() throws {
    #expect(try parse("42").number == 42)
    #expect(try parse("42").line == 1)
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    var text: [UInt8]
    var line: Int
    var column: Int
    var reason: String
    var testDescription: String { String(decoding: text.prefix(40), as: UTF8.self).printable }

    init(_ text: String, _ line: Int, _ column: Int, _ reason: String) {
      self.init(Array(text.utf8), line, column, reason)
    }
    init(_ text: [UInt8], _ line: Int, _ column: Int, _ reason: String) {
      (self.text, self.line, self.column, self.reason) = (text, line, column, reason)
    }
  }

  static let bad = [
    Bad("", 1, 1, "the file is empty"),
    Bad(" \n\t", 1, 1, "the file is empty"),
    Bad("{\n \"a\": 1,\n}", 3, 1, "comma"),
    Bad("[1, 2, ]", 1, 8, "comma"),
    Bad("{\n \"ä\" 1}", 2, 6, "colon"),
    Bad("{\"a\": 1}\nx", 2, 1, "trailing garbage"),
    Bad("{\"a\": 1} {}", 1, 10, "trailing garbage"),
    Bad("{\"a\": [1,\n2", 2, 1, "ends too early"),
    Bad("[\"abc", 1, 5, "ends too early"),
    Bad("{ // note\n}", 1, 3, "no comments"),
    Bad("{'a': 1}", 1, 2, "invalid char"),
    Bad("[\"a\nb\"]", 1, 4, "invalid character inside string"),
    Bad([0x5B, 0x22, 0xFF, 0x22, 0x5D], 1, 3, "not UTF-8"),
    Bad([0x5B, 0x0A, 0x22, 0xC0, 0x80, 0x22, 0x5D], 2, 2, "not UTF-8"),
    Bad([0x5B, 0x00, 0x5D], 1, 2, "invalid char"),
    Bad(#"["\ud800"]"#, 1, 3, "surrogate"),
    Bad(#"["\ud800\u0041"]"#, 1, 3, "surrogate"),
    Bad(#"["\udc00"]"#, 1, 3, "surrogate"),
    Bad("\u{1B}[31m", 1, 1, "invalid char"),
    Bad("version https://git-lfs.github.com/spec/v1\n", 1, 1, "git lfs pull"),
  ]

  @Test(arguments: bad) func brokenTextIsAnErrorWithItsPlace(bad: Bad) throws {
    let error = try #require(throws: JSONError.self) { try JSONDocument.parse(bad.text) }
    let problem = error.problem
    #expect(error.line == bad.line)
    #expect(error.column == bad.column)
    #expect(problem.message.contains(bad.reason), "\(problem.message)")
    #expect(problem.message == problem.message.printable)
  }

  @Test func deepNestingIsAnErrorAndNoCrash() throws {
    for (open, count) in [("[", 257), ("{\"a\":", 100_000), ("[", 2_000_000)] {
      let text = String(repeating: open, count: count)
      let error = try #require(throws: JSONError.self) { try parse(text) }
      #expect(error.reason == .tooDeep(limit: 256))
    }
    let deepest = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    #expect(try parse(deepest).elements?.count == 1)
  }

  @Test func aTextBeyondTheLimitIsRefused() throws {
    let text = [UInt8](repeating: 0x20, count: (64 << 20) + 1)
    let error = try #require(throws: JSONError.self) { try JSONDocument.parse(text) }
    #expect(error.reason == .tooLarge(megabytes: 64))
  }

  @Test func everyTruncationOfADocumentIsAnError() {
    let text = Array(#"{"a": [1, -2.5e3, true, null, "ü\n\ud83d\ude00"], "b": {"c": {}}}"#.utf8)
    for count in 0..<text.count {
      #expect(throws: JSONError.self) { try JSONDocument.parse(Array(text.prefix(count))) }
    }
  }
}
