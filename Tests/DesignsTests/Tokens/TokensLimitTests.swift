import Testing
import Typography

@testable import Designs

/// Limits are checked before the work, and messages say what helps.
@Suite struct TokensLimitTests {
  @Test(arguments: [
    (#""a": { "$extends": "{a}" }"#, ["a → a"]),
    (#""a": { "$extends": "{b}" }, "b": { "$extends": "{a}" }"#, ["a → b → a", "b → a → b"]),
    (
      #""a": { "$extends": "{b}" }, "b": { "$extends": "{c}" }, "c": { "$extends": "{a}" }"#,
      ["a → b → c → a", "b → c → a → b", "c → a → b → c"]
    ),
  ])
  func aCircleOfGroupsIsNamedOnce(groups: String, circles: [String]) throws {
    let errors = try tokens("{ \(groups) }").errors.filter { $0.contains("in a circle") }
    #expect(errors.map { String($0.split(separator: ": ").last ?? "") } == circles)
  }

  @Test func groupsThatGrowWithoutEndAreNotWrittenOut() throws {
    var groups = [#""g0": { "a": { "$type": "number", "$value": 1 }, "b": { "$value": 2 } }"#]
    for number in 1..<40 {
      let name = "{g\(number - 1)}"
      groups.append(
        #""g\#(number)": { "l": { "$extends": "\#(name)" }, "r": { "$extends": "\#(name)" } }"#)
    }
    var errors: [String] = []
    let time = try ContinuousClock().measure {
      errors = try tokens("{ \(groups.joined(separator: ",")) }").errors
    }
    #expect(errors.contains { $0.contains("the groups become too many") })
    #expect(errors.count < 10)
    #expect(time < .seconds(20))
  }

  @Test func aPartOfATokenIsReachedByAPointer() throws {
    let system = try tokens(
      """
      { "a/b": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "1px" } },
      "s": { "$type": "typography", "$value": { "fontFamily": "A",
      "fontSize": "{a/b.fontSize}" } } }
      """)
    let words = ##"'{a/b.fontSize}' does not exist; write { "$ref": "#/a~1b/$value/fontSize" }"##
    #expect(system.errors.first?.contains(words) == true, "\(system.errors)")
  }

  @Test(arguments: ["AUTO", "auto", "normal"])
  func anAutomaticLineHeightIsToldToBeLeftOut(word: String) throws {
    let (_, system) = try style(
      #""fontFamily": "A", "fontSize": "1px", "lineHeight": "\#(word)""#)
    #expect(system.errors.count == 1)
    #expect(system.errors[0].contains("leave lineHeight out"), "\(system.errors)")
  }

  @Test func aSampleOrNameThatFillsABookIsAnError() throws {
    let long = String(repeating: "x", count: 200_000)
    let (style, system) = try style(
      #""fontFamily": "A", "fontSize": "1px""#, extensions: #"{ "sample": "\#(long)" }"#)
    #expect(system.errors.first?.contains("a sample has at most 20000 bytes") == true)
    #expect(style.samples.isEmpty)
    let named = try tokens(#"{ "\#(long)": { "$type": "number", "$value": 1 } }"#)
    #expect(named.errors.first?.contains("a name has at most 1000 bytes") == true)
  }
}
