import Testing

@testable import PreviewTUI

/// Styles are found by parts of their names.
struct StyleSearchTests {
  static let names = [
    "type.largeTitle", "type.title", "type.bodyBold", "type.body", "brand.titleCustom",
  ]

  @Test(arguments: [
    ("", names),
    ("TITLE", ["type.title", "brand.titleCustom", "type.largeTitle"]),
    ("type.title", ["type.title"]), ("body", ["type.body", "type.bodyBold"]),
    ("type.body", ["type.body", "type.bodyBold"]),
    ("type.b", ["type.bodyBold", "type.body"]), ("tbyb", ["type.bodyBold"]), ("zz", []),
  ])
  func beginningsComeFirst(_ text: String, _ found: [String]) {
    #expect(StyleSearch.names(matching: text, in: Self.names) == found)
  }
}
