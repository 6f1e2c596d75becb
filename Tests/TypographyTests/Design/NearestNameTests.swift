import Testing

@testable import Typography

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("titel", "title"), ("TITLE", "title"), ("titl", "title"), ("headlin", "headline"),
    ("wibble", nil), ("", nil), ("x", nil),
  ])
  func nearNamesAreFound(written: String, found: String?) {
    #expect(NearestName.nearest(to: written, in: ["title", "headline", "bold"]) == found)
  }

  @Test func ofEquallyNearNamesTheFirstWins() {
    #expect(NearestName.nearest(to: "title9", in: ["title2", "title3"]) == "title2")
  }
}
