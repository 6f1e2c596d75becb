import Testing
import Typography

@testable import Designs
@testable import Documents

/// Where the values of a style are written.
@Suite struct TokenSourceTests {
  private func sources(_ text: String) throws -> [String: [String]] {
    let root = try JSONDocument.parse(Array(text.utf8))
    return TokensDocument.sources(in: root).mapValues { sources in
      sources.map { source in
        let chain = source.aliases.joined(separator: " ")
        return "\(source.property) \(source.line) \(source.written) [\(chain)] "
          + "\(source.value ?? "nothing") \(source.valueLine ?? 0)"
      }
    }
  }

  @Test func aliasesAreFollowedToTheValueAndItsLine() throws {
    let found = try sources(
      """
      { "$type": "typography",
        "title": { "$value": {
          "fontFamily": "{font.head}",
          "fontWeight": 600,
          "fontSize": { "value": 28, "unit": "px" } },
          "$extensions": { "typo-preview": { "color": { "light": "{ink}", "dark": "#FFF" } } } },
        "same": { "$value": "{title}" },
        "ink": { "$type": "color", "$value": "#000" },
        "font": { "$type": "fontFamily",
          "head": { "$value": "{font.brand}" },
          "brand": { "$value": ["Plinth", "serif"] } } }
      """)
    let family = #"fontFamily 3 "{font.head}" [{font.head} {font.brand}] ["Plinth", "serif"] 11"#
    let size = #"{ "value": 28, "unit": "px" }"#
    #expect(
      Array(found["title"]?.dropFirst(2) ?? []) == [
        family, "fontWeight 4 600 [] 600 4", "fontSize 5 \(size) [] \(size) 5",
      ])
    #expect(
      Array(found["title"]?.prefix(2) ?? []) == [
        ##"color.light 6 "{ink}" [{ink}] "#000" 8"##, ##"color.dark 6 "#FFF" [] "#FFF" 6"##,
      ])
    #expect(found["same"]?.first?.hasPrefix(#"$value 7 "{title}" [{title}] { "#) == true)
    #expect(found["same"]?.contains(family) == true)
  }

  @Test func whatLeadsNowhereIsSaid() throws {
    let found = try sources(
      """
      { "a": { "$type": "typography",
        "$value": { "fontFamily": "{gone}", "fontSize": { "value": 1, "unit": "px" } } } }
      """)
    #expect(found["a"]?.contains(#"fontFamily 2 "{gone}" [{gone}] nothing 0"#) == true)
  }

  @Test func aDocumentThatIsNoneHasNoSources() throws {
    #expect(try sources("[]").isEmpty)
  }
}
