import Support
import Testing
import Typography

@testable import Documents
@testable import Frames

/// The members of a text in `frames.json`, in their order, and when the rare ones are there.
struct TextRecordJSONTests {
  static let usual = [
    "style", "text", "requested", "resolved", "pointSize", "lineHeight", "tracking", "foreground",
    "background", "contrast", "lines", "missingGlyphs", "fallbacks", "truncated", "notes",
    "reasons",
  ]

  func json(of page: Page) -> String {
    let writer = JSONWriter()
    writer.text(page.texts[0])
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The keys of the outermost object: those that stand two spaces in.
  func keys(of json: String) -> [String] {
    json.split(separator: "\n").filter { $0.hasPrefix("  \"") }.compactMap {
      $0.split(separator: "\"").dropFirst().first.map(String.init)
    }
  }

  func index(of key: String, in json: String) -> Int? { keys(of: json).firstIndex(of: key) }

  @Test func aPlainTextHasTheUsualMembers() {
    let json = json(of: TestPage()({ Text(verbatim: "a").font(.custom("Plain", size: 17)) }))
    #expect(keys(of: json) == Self.usual)
    #expect(json.contains("\"fallbacks\": []"))
  }

  @Test func standInsAreSaidBehindMissingGlyphs() {
    let other = Faces.face("Other", weight: 400)
    let page = TestPage(
      catalog: FaceCatalog(faces: [Faces.face("Plain", weight: 400), other]),
      shaper: FixedAdvanceShaper(missing: ["é"], faces: [other]))
    let json = json(of: page({ Text(verbatim: "aé").font(.custom("Plain", size: 17)) }))
    #expect(keys(of: json) == Self.usual)
    #expect(json.contains("\"postScriptName\": \"Other-400\""))
    #expect(json.contains("\"file\": \"Fonts/Other-400.ttf\""))
  }

  @Test func inkThatLeavesItsLineIsSaidBehindStandIns() throws {
    let page = TestPage(shaper: FixedAdvanceShaper(inkTop: 1.025))
    let json = json(of: page({ Text(verbatim: "a").font(.custom("Plain", fixedSize: 10)) }))
    #expect(json.contains("\"top\": 1.25"))
    #expect(json.contains("\"bottom\": 0"))
    let place = try #require(index(of: "inkOverflow", in: json))
    #expect(keys(of: json)[place - 1] == "fallbacks")
  }

  @Test func severalStretchesAreSaidBeforeTheLines() throws {
    let text = Text(verbatim: "a") + Text(verbatim: "b").underline().baselineOffset(3)
    let json = json(of: TestPage()({ text.font(.custom("Plain", fixedSize: 10)) }))
    let place = try #require(index(of: "spans", in: json))
    #expect(keys(of: json)[place + 1] == "lines")
    #expect(json.contains("\"baselineOffset\": 3"))
    #expect(json.contains("\"underline\": true"))
  }

  @Test func theSizeThatIsDrawnIsSaidWithItsShare() {
    let page = TestPage(width: 15)
    let text = Text(verbatim: "abcde").font(.custom("Plain", fixedSize: 10))
    let json = json(of: page({ text.lineLimit(1).minimumScaleFactor(0.1) }))
    #expect(json.contains("\"pointSize\": 5"))
    #expect(json.contains("\"scaleFactor\": 0.5"))
  }
}
