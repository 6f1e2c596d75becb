import Testing
import Typography

@testable import Designs

@Suite struct TokensReferenceTests {
  @Test func aCircleOfAliasesNamesItsChain() throws {
    let system = try tokens(
      """
      { "n": { "$type": "number", "a": { "$value": "{n.b}" }, "b": { "$value": "{n.c}" },
      "c": { "$value": "{n.a}" } },
      "s": { "$type": "typography", "$value": { "fontFamily": "A",
      "fontSize": "1px", "lineHeight": "{n.a}" } } }
      """)
    #expect(
      system.report == [
        "t.json:4: s.lineHeight: error: aliases go in a circle: {n.a} → {n.b} → {n.c} → {n.a}"
      ])
    #expect(system.styles[0].isUnresolved)
    #expect(system.styles[0].size == 1)
  }

  @Test func aStyleThatIsItsOwnAliasIsACircle() throws {
    let system = try tokens(#"{ "s": { "$type": "typography", "$value": "{s}" } }"#)
    #expect(system.report == ["t.json:1: s: error: aliases go in a circle: {s} → {s}"])
  }

  @Test func aLongChainEnds() throws {
    let links = (0..<2000).map { #""t\#($0)": { "$value": "{t\#($0 + 1)}" }"# }
    let system = try tokens(
      """
      { "$type": "dimension", \(links.joined(separator: ",")), "t2000": { "$value": "1px" },
      "s": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "{t0}" } } }
      """)
    #expect(system.errors.count == 1)
    #expect(system.errors[0].contains("too many references"))
  }

  @Test func wholeValuesAreInheritedThroughAliases() throws {
    let system = try tokens(
      """
      { "a": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "10px" } },
        "b": { "$value": "{a}" }, "c": { "$value": "{b}" }, "d": { "$ref": "#/a" } }
      """)
    #expect(system.styles.map(\.name) == ["a", "b", "c", "d"])
    #expect(system.styles.map(\.size) == [10, 10, 10, 10])
    #expect(system.report == [])
  }

  @Test func pointersReachIntoValues() throws {
    let system = try tokens(
      """
      { "a/b": { "$type": "typography", "$value": { "fontFamily": ["A", "B"],
          "fontSize": { "value": 10, "unit": "px" } } },
        "s": { "$type": "typography", "$value": {
          "fontFamily": { "$ref": "#/a~1b/$value/fontFamily/1" },
          "fontSize": { "value": { "$ref": "#/a~1b/$value/fontSize/value" }, "unit": "rem" } } },
        "t": { "$type": "typography", "$value": { "fontFamily": "A",
          "fontSize": { "$ref": "#/u/$value/fontSize" } } },
        "u": { "$type": "typography", "$value": "{s}" } }
      """)
    #expect(system.report == [])
    #expect(system.style("s")?.families == ["B"])
    #expect(system.style("s")?.size == 160)
    #expect(system.style("t")?.size == 160)
  }

  @Test(arguments: [
    (#""{font}""#, "'{font}' is a group, not a token"),
    (#""{font.size.value}""#, "write '{font.size}'"),
    (#""{font.sise}""#, "the nearest token is '{font.size}'"),
    (#""{font.size} * 2""#, "must be the whole text"),
    (#""{font.size}{unit}""#, "must be the whole text"),
    (#""{font.red}""#, "'{font.red}' is a color token; a dimension is needed here"),
    (##"{ "$ref": "#/font/sise" }"##, "'#/font/sise' does not exist"),
    (#"{ "$ref": "other.json#/a" }"#, "in the same file"),
    (#"{ "$ref": 3 }"#, "'$ref' must be a text"),
    (##"{ "$ref": "#/font/size/$value/%zz" }"##, "'%' escapes"),
  ])
  func aReferenceThatLeadsNowhereIsAnError(written: String, message: String) throws {
    let system = try tokens(
      """
      { "font": { "size": { "$type": "dimension", "$value": "10px" },
        "red": { "$type": "color", "$value": "#F00" } },
        "s": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": \(written) } },
        "t": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "{font.size}" } } }
      """)
    #expect(system.errors.count == 1)
    #expect(system.errors[0].contains(message), "\(system.errors)")
    #expect(system.style("s")?.isUnresolved == true)
    #expect(system.style("s")?.families == ["A"])
    #expect(system.style("t")?.isUnresolved == false)
  }

  @Test func theRootTokenOfAGroupIsReadByItsName() throws {
    let system = try tokens(
      """
      { "size": { "$type": "dimension", "$root": { "$value": "10px" }, "l": { "$value": "20px" } },
        "s": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "{size.$root}" } },
        "t": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "{size}" } } }
      """)
    #expect(system.style("s")?.size == 10)
    #expect(system.errors.count == 1)
    #expect(
      system.errors[0].contains("'{size}' is a group, not a token; did you mean '{size.$root}'?"))
  }
}

@Suite struct TokensExtendsTests {
  @Test func aGroupTakesOverAnotherAndReplacesWholeTokens() throws {
    let system = try tokens(
      """
      { "base": { "$type": "typography",
          "body": { "$value": { "fontFamily": "A", "fontSize": "10px", "lineHeight": 2 } },
          "deep": { "small": { "$value": { "fontFamily": "A", "fontSize": "8px" } } } },
        "brand": { "$extends": "{base}",
          "body": { "$value": { "fontFamily": "B", "fontSize": "12px" } },
          "deep": { "large": { "$value": { "fontFamily": "B", "fontSize": "30px" } } } },
        "more": { "$ref": "#/brand" } }
      """)
    #expect(system.report == [])
    #expect(
      system.styles.map(\.name) == [
        "base.body", "base.deep.small", "brand.body", "brand.deep.small", "brand.deep.large",
        "more.body", "more.deep.small", "more.deep.large",
      ])
    #expect(system.style("brand.body")?.families == ["B"])
    #expect(system.style("brand.body")?.lineHeight == nil)
    #expect(system.style("brand.deep.small")?.line == 3)
  }

  @Test(arguments: [
    (#""a": { "$extends": "{b}" }, "b": { "$extends": "{a}" }"#, "in a circle"),
    (#""a": { "b": { "$extends": "{a}" } }"#, "in a circle"),
    (#""a": { "$extends": "{a}" }"#, "in a circle"),
    (#""a": { "$extends": "{nowhere}" }"#, "'nowhere' does not exist"),
    (#""a": { "$extends": "{s}" }"#, "'s' is not a group"),
    (#""a": { "$extends": 3 }"#, "a group such as"),
  ])
  func whatCannotBeExtendedIsAnError(members: String, message: String) throws {
    let system = try tokens(
      #"{ \#(members), "s": { "$type": "typography", "$value": { "fontFamily": "A", "fontSize": "1px" } } }"#
    )
    #expect(!system.errors.isEmpty)
    #expect(system.errors.allSatisfy { $0.contains(message) }, "\(system.errors)")
    #expect(system.styles.count == 1)
  }

  @Test func aSmallFileCannotBecomeEndless() throws {
    let groups = (1...40).map {
      #""g\#($0)": { "x": { "$extends": "{g\#($0 - 1)}" }, "y": { "$extends": "{g\#($0 - 1)}" } }"#
    }
    let system = try tokens(#"{ "g0": { "z": {} }, \#(groups.joined(separator: ",")) }"#)
    #expect(system.errors.contains { $0.contains("too many or too deep") })
  }

  @Test func aListThatRefersToItselfTwiceEnds() throws {
    let families = (1...60).map { #""f\#($0)": { "$value": ["{f\#($0 - 1)}", "{f\#($0 - 1)}"] }"# }
    let system = try tokens(
      """
      { "$type": "fontFamily", "f0": { "$value": [] }, \(families.joined(separator: ",")),
      "s": { "$type": "typography", "$value": { "fontFamily": "{f60}", "fontSize": "1px" } } }
      """)
    #expect(system.styles[0].isUnresolved)
  }
}
