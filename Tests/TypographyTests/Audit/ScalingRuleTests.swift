import Support
import Testing

@testable import Typography

/// Sizes by the platform's tables: what scales, what does not, and what is scaled twice.
@Suite struct ScalingRuleTests {
  @Test func onlyAFixedSizeDoesNotScale() {
    let design = AuditedDesign(
      .plain("custom"), .plain("fixed", sizing: .fixed),
      .plain("system", sizing: .textStyle(.body)))
    let largest = design.frames.last?.texts.map(\.font.pointSize)
    #expect(largest == [48, 17, 53])
    #expect(
      design.messages(FixedSizeRule()) == [
        "fixed does not scale: 17 pt from xSmall to accessibility5"
      ])
    #expect(design.findings([ScaledTwiceRule(), ScalesTooFarRule()]).isEmpty)
  }

  @Test func everyCellOfTheTablesIsScaledOnce() {
    for (style, sizes) in expectedCustomSizes {
      let size = sizes[DynamicTypeSize.large.position]
      let design = AuditedDesign(
        .plain("custom", size: size, sizing: .relativeTo(style)),
        .plain("system", sizing: .textStyle(style)))
      #expect(design.findings([ScaledTwiceRule(), ScalesTooFarRule()]).isEmpty, "\(style)")
    }
  }

  @Test func sizesThatHaveGrownInTheDesignAreScaledTwice() {
    let sizes: [(String, Double)] = [
      ("large", 17), ("xLarge", 19), ("AX3", 40), ("accessibility5", 48),
    ]
    var design = AuditedDesign()
    design.styles = sizes.map { .plain("type.body.\($0.0)", size: $0.1) }
    let messages = design.messages(ScaledTwiceRule())
    #expect(messages.count == 3)
    #expect(
      messages.last
        == "type.body.accessibility5 is scaled twice: 48 pt are the size at accessibility5 already, "
        + "and grow with body to 135 at accessibility5; keep the size at large alone, "
        + "or say 'fixed'")
    design.styles = sizes.map { .plain("type.body.\($0.0)", size: $0.1, sizing: .fixed) }
    #expect(design.messages(ScaledTwiceRule()).isEmpty)
  }

  @Test func smallMediumAndLargeMayMeanOtherThings() {
    let design = AuditedDesign(
      .plain("body.small", size: 15), .plain("body.medium", size: 16), .plain("body.large"))
    #expect(design.messages(ScaledTwiceRule()).isEmpty)
  }

  @Test func aTitleThatGrowsLikeBodyGrowsTooFar() {
    let design = AuditedDesign(
      .plain("title", size: 28), .plain("good", size: 28, sizing: .relativeTo(.title)),
      .plain("near", size: 24))
    #expect(
      design.messages(ScalesTooFarRule()) == [
        "title grows from 28 pt to 79 at accessibility5, relative to body; relative to title it "
          + "ends at 56"
      ])
  }

  @Test(arguments: [(53.0, 149, 90), (48, 135, 82)])
  func aSizeOfTheLargestTextMayHaveBeenScaledAlready(size: Double, end: Int, better: Int) {
    #expect(
      AuditedDesign(.plain("body", size: size)).messages(ScalesTooFarRule()) == [
        "body grows from \(Int(size)) pt to \(end) at accessibility5, relative to body; relative to "
          + "largeTitle it ends at \(better); \(Int(size)) pt is the size of body at "
          + "accessibility5: was it scaled already?"
      ])
  }

  @Test func elevenPointsAreTheLeast() {
    let design = AuditedDesign(
      .plain("eleven", size: 11, sizing: .relativeTo(.caption2)),
      .plain("twelve", size: 12, sizing: .relativeTo(.caption)))
    #expect(
      design.messages(MinimumSizeRule()) == [
        "twelve is set in 10 pt, below the platform's least of 11 up to medium"
      ])
  }
}
