import Support
import Testing

@testable import Typography

/// A line limit, a least scale and a height: read, drawn, and found by the audit.
@Suite struct StyleLimitsTests {
  private static let words = "abcdef ghijkl mnopqr stuvwx"

  /// The audit of one style with some limits on a screen 320 points wide.
  private func audited(_ limits: DocumentNode) -> AuditedDesign {
    var own = limits.members ?? []
    own.append(.init(key: "sample", line: 0, value: .text(Self.words)))
    let system = DesignSystem.tokens(styles: ["s": DocumentNode(.object(own), line: 0)])
    #expect(system.problems.isEmpty, "\(system.problems)")
    var design = AuditedDesign()
    design.styles = system.styles
    return design
  }

  @Test func limitsAreRead() throws {
    let system = DesignSystem.tokens(styles: [
      "s": ["lineLimit": 2, "minimumScaleFactor": 0.5, "height": ["value": 2, "unit": "rem"]],
      "t": ["height": "44px", "minimumScaleFactor": 1],
    ])
    #expect(system.problems.isEmpty)
    #expect(system.styles.map(\.lineLimit) == [2, nil])
    #expect(system.styles.map(\.minimumScaleFactor) == [0.5, 1])
    #expect(system.styles.map(\.height) == [32, 44])
  }

  @Test func limitsMayBeAliases() {
    let system = DesignSystem.tokens([
      "n": ["$type": "number", "$value": 3],
      "s": [
        "$type": "typography", "$value": ["fontFamily": "Plain", "fontSize": "17px"],
        "$extensions": ["typo-preview": ["lineLimit": "{n}"]],
      ],
    ])
    #expect(system.styles.map(\.lineLimit) == [3])
  }

  private static let wrong: [(DocumentNode, String)] = [
    (["lineLimit": 0], "lineLimit: a lineLimit is a whole number of at least 1, not '0'"),
    (["lineLimit": 1.5], "lineLimit: a lineLimit is a whole number of at least 1, not '1.5'"),
    (["lineLimit": true], "lineLimit: a lineLimit is a whole number of at least 1, not 'true'"),
    (["lineLimit": 1e300], "lineLimit: a lineLimit is a whole number of at least 1, not '"),
    (
      ["minimumScaleFactor": 0],
      "minimumScaleFactor: a minimumScaleFactor is more than 0 and at most 1, not '0'"
    ),
    (
      ["minimumScaleFactor": 1.01],
      "minimumScaleFactor: a minimumScaleFactor is more than 0 and at most 1, not '1.01'"
    ),
    (["height": "0px"], "height: a height is more than 0 and at most 20000 points"),
    (["height": "20001px"], "height: a height is more than 0 and at most 20000 points"),
    (["height": "2em"], "height: '2em': a height is in px or rem"),
    (["height": "tall"], "height: 'tall' is no measure"),
    (["lineLimits": 2], "lineLimits: 'lineLimits' is no key of a style's 'typo-preview'; did you "),
  ]

  @Test(arguments: wrong)
  func limitsThatCannotBeReadAreErrors(limits: DocumentNode, message: String) {
    let system = DesignSystem.tokens(styles: ["s": limits])
    #expect(system.errors.count == 1)
    #expect(
      system.errors.first?.hasPrefix("s.$extensions.typo-preview." + message) == true,
      "\(system.errors)")
    #expect(system.styles[0].isUnresolved)
  }

  @Test func aTextBeyondItsLineLimitIsCutShort() {
    // 27 characters of 0.6 em: 17 points need 276 of the 288 between the paddings, 19 need 308.
    #expect(
      audited(["lineLimit": 1]).messages(TruncationRule()) == ["s is cut short from xLarge"])
    #expect(audited(["lineLimit": 9]).messages(TruncationRule()).isEmpty)
  }

  @Test func aTextBeyondItsHeightIsCutShort() {
    // Two lines of 1.2 em keep to 55 points up to a size of 22.
    let design = audited(["height": "55px"])
    #expect(design.messages(TruncationRule()) == ["s is cut short from accessibility1"])
    #expect(design.frames.allSatisfy { $0.texts.count == 1 })
  }

  @Test func aTextThatMayShrinkIsDrawnSmallerBeforeItIsCutShort() {
    let design = audited(["lineLimit": 1, "minimumScaleFactor": 0.5])
    let scales = design.frames.map { $0.texts[0].scaleFactor }
    #expect(scales[DynamicTypeSize.large.position] == 1)
    #expect(scales[DynamicTypeSize.xLarge.position] < 1)
    #expect(scales.min() == 0.5)
    #expect(
      design.messages(ScaledToFitRule()) == [
        "s shrinks to 93 % to fit from xLarge; at worst shrinks to 50 % to fit at accessibility3"
      ])
    #expect(design.messages(TruncationRule()) == ["s is cut short from accessibility3"])
  }

  @Test func aStyleWithAHeightIsAsHighAtEverySize() {
    var style = DesignStyle.plain("s")
    let free = AuditedDesign(style).frames[0].texts[0].lines[0].baseline
    style.height = 100
    let page = TestPage()({ Text("abc").styled(as: style) })
    #expect(page.size.height == 100)
    // In the middle of its height, and the caption's notes are found all the same.
    let framed = AuditedDesign(style).frames[0].texts[0].lines[0].baseline
    #expect(framed > free)
  }

  @Test func aStyleWithoutLimitsKeepsThoseAround() {
    let page = TestPage(width: 100)({
      Text(verbatim: Self.words).styled(as: .plain("s")).lineLimit(1).minimumScaleFactor(0.9)
    })
    #expect(page.texts[0].isTruncated)
    #expect(page.texts[0].scaleFactor == 0.9)
  }
}
