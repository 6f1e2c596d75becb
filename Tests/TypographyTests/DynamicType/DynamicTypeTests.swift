import Support
import Testing
import Typography

struct DynamicTypeTests {
  @Test(arguments: expectedCustomSizes)
  func customFontsScaleByTheRatioOfLeadings(style: Font.TextStyle, sizes: [Double]) {
    let authored = style.pointSize(at: .large)
    let scaled = DynamicTypeSize.allCases.map { style.scaledPointSize(authored, at: $0) }
    #expect(scaled == sizes)
  }

  @Test(arguments: expectedSystemSizes)
  func systemFontsAreLookedUpInTheTable(style: Font.TextStyle, sizes: [Double]) {
    #expect(DynamicTypeSize.allCases.map { style.pointSize(at: $0) } == sizes)
  }

  @Test func tablesCoverAllCells() {
    #expect(expectedCustomSizes.map(\.sizes.count).reduce(0, +) == 132)
    #expect(expectedSystemSizes.map(\.sizes.count).reduce(0, +) == 132)
    #expect(Set(expectedCustomSizes.map(\.style)) == Set(Font.TextStyle.allCases))
    #expect(Set(expectedSystemSizes.map(\.style)) == Set(Font.TextStyle.allCases))
  }

  @Test(arguments: [
    (8.5, 9.0), (9.5, 10), (11.5, 12), (12.5, 13), (13.5, 14), (18.5, 19), (12.25, 12), (17.2, 17),
  ])
  func customSizesAreWholePointsAlsoAtTheDefaultSize(authored: Double, expected: Double) {
    #expect(Font.TextStyle.body.scaledPointSize(authored, at: .large) == expected)
  }

  /// Measured `UIFontMetrics` results: cells where multiplying first, or the eight leadings that
  /// differ from the printed ones, decide.
  @Test(arguments: [
    (Font.TextStyle.largeTitle, 34.0, DynamicTypeSize.accessibility3, 51.0),
    (.largeTitle, 34, .accessibility5, 58), (.body, 34, .accessibility5, 96),
    (.headline, 17, .accessibility4, 39), (.footnote, 18, .xxxLarge, 24),
    (.caption2, 8, .accessibility2, 18), (.title2, 21, .xxxLarge, 26),
  ])
  func measuredSizesComeOut(
    style: Font.TextStyle, authored: Double, size: DynamicTypeSize, expected: Double
  ) {
    #expect(style.scaledPointSize(authored, at: size) == expected)
  }

  @Test func scaledValuesAreNotRounded() {
    let value = Font.TextStyle.body.scaledValue(17, at: .medium)
    #expect(abs(value - 16.2273) < 0.001)
    let tie = Font.TextStyle.footnote.scaledValue(11, at: .accessibility2)
    #expect(abs(tie - 20.1666) < 0.001)
  }

  @Test(arguments: [
    ("xSmall", DynamicTypeSize.xSmall), ("XS", .xSmall), ("extraSmall", .xSmall),
    ("UICTContentSizeCategoryXS", .xSmall), ("m", .medium), ("large", .large), (".large", .large),
    ("DynamicTypeSize.xLarge", .xLarge), ("extraExtraLarge", .xxLarge), ("XXL", .xxLarge),
    ("extraExtraExtraLarge", .xxxLarge), ("ax1", .accessibility1), ("AX5", .accessibility5),
    ("accessibilityMedium", .accessibility1),
    ("accessibilityExtraExtraExtraLarge", .accessibility5),
    ("accessibility-3", .accessibility3), ("accessibilityXL", .accessibility3),
    ("UICTContentSizeCategoryAccessibilityXXL", .accessibility4),
    ("UIContentSizeCategory.accessibilityLarge", .accessibility2),
  ])
  func sizesAreFoundByAnySpelling(spelling: String, size: DynamicTypeSize) {
    #expect(DynamicTypeSize(spelling: spelling) == size)
  }

  @Test(arguments: ["", "huge", "AX6", "AX0", "xxxxLarge", "accessibility", "."])
  func otherWordsAreNoSize(spelling: String) {
    #expect(DynamicTypeSize(spelling: spelling) == nil)
  }

  @Test func everySizeHasFourSpellingsOfItsOwn() {
    for size in DynamicTypeSize.allCases {
      let names = [size.rawValue, size.contentSizeCategoryName, size.uiKitRawValue, size.shortName]
      for name in names { #expect(DynamicTypeSize(spelling: name) == size) }
    }
  }

  @Test func categoriesMapOneToOne() {
    for size in DynamicTypeSize.allCases {
      #expect(ContentSizeCategory(size).dynamicTypeSize == size)
      #expect(ContentSizeCategory(size).rawValue == size.contentSizeCategoryName)
    }
  }

  @Test(arguments: [
    ("title", Font.TextStyle.title), ("title1", .title), ("Title0", .largeTitle),
    ("UICTFontTextStyleSubhead", .subheadline), ("caption1", .caption), ("caption2", .caption2),
    ("Font.TextStyle.body", .body), ("largetitle", .largeTitle),
  ])
  func textStylesAreFoundByAnySpelling(spelling: String, style: Font.TextStyle) {
    #expect(Font.TextStyle(spelling: spelling) == style)
  }
}
