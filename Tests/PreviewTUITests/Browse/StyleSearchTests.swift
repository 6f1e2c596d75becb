import Testing

@testable import PreviewTUI

/// Styles are found by parts of their names.
struct StyleSearchTests {
  static let names = ["type.largeTitle", "type.title", "type.body", "brand.titleCustom"]

  @Test(arguments: [
    ("", ["type.largeTitle", "type.title", "type.body", "brand.titleCustom"]),
    ("TITLE", ["type.title", "brand.titleCustom", "type.largeTitle"]),
    ("type.b", ["type.body"]), ("tbd", ["type.body"]), ("zz", []),
  ])
  func beginningsComeFirst(_ text: String, _ found: [String]) {
    #expect(StyleSearch.names(matching: text, in: Self.names) == found)
  }
}
