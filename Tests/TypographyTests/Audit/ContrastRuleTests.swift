import Support
import Testing

@testable import Typography

/// Contrast by WCAG 2.2; ratios on white as published for the greys.
@Suite struct ContrastRuleTests {
  /// 4.48 to 1 on white: the lightest grey that fails level AA is #777777.
  private let failing = RGBA(red: 0x77, green: 0x77, blue: 0x77)
  /// 4.54 to 1 on white: the lightest grey that passes level AA.
  private let passing = RGBA(red: 0x76, green: 0x76, blue: 0x76)

  @Test func theLightestGreyOfLevelAAPassesAndTheNextFails() {
    var design = AuditedDesign(.plain("a", color: failing), .plain("b", color: passing))
    design.sizes = [.large]
    #expect(
      design.messages(ContrastRule.minimum) == [
        "a has a contrast of 4.47 to 1, #777777 on #FFFFFF, and needs 4.5 (AA)"
      ])
    #expect(
      design.messages(ContrastRule.enhanced) == [
        "b has a contrast of 4.54 to 1, #767676 on #FFFFFF, and needs 7 (AAA)"
      ])
  }

  @Test func largeTextNeedsLess() {
    // A 17 pt text relative to body has 17 pt at large and 19 at xLarge.
    let design = AuditedDesign(.plain("a", color: failing))
    #expect(
      design.messages(ContrastRule.minimum) == [
        "a has a contrast of 4.47 to 1, #777777 on #FFFFFF, and needs 4.5 (AA) up to large"
      ])
    #expect(
      design.messages(ContrastRule.enhanced) == [
        "a has a contrast of 4.47 to 1, #777777 on #FFFFFF, and needs 4.5 for large text (AAA) "
          + "from xLarge"
      ])
  }

  @Test func boldTextIsLargeFromFourteenPoints() {
    let weights = [400, 600, 700, 900]
    let faces = Faces.family("Plain", weights: weights)
    for (size, large) in [(13.5, []), (14, [700, 900]), (17.5, [700, 900]), (18, weights)] {
      var design = AuditedDesign()
      design.catalog = FaceCatalog(faces: faces, standIns: [.default: "Plain"])
      design.styles = weights.map {
        .plain("w\($0)", size: size, sizing: .fixed, weight: $0, color: failing)
      }
      design.sizes = [.large]
      let failed = design.findings([ContrastRule.minimum]).map(\.style)
      #expect(failed == weights.filter { !large.contains($0) }.map { "w\($0)" }, "\(size)")
    }
  }

  @Test func theSchemeInWhichItFailsIsNamed() {
    var design = AuditedDesign(.plain("a", color: RGBA(red: 0x33, green: 0x33, blue: 0x33)))
    design.schemes = [.light, .dark]
    design.sizes = [.large, .accessibility5]
    let findings = design.findings([ContrastRule.minimum])
    #expect(
      findings.map(\.message).first?.hasSuffix("needs 4.5 (AA) at large in dark") == true,
      "\(findings)")
    #expect(findings.first?.first?.colorScheme == .dark)
    #expect(findings.allSatisfy { $0.severity == .error && $0.frameCount == 1 && $0.line == 7 })
  }

  @Test func blanksHaveNoContrast() {
    let design = AuditedDesign(.plain("a", text: " ", color: .white))
    #expect(design.findings([ContrastRule.minimum]).isEmpty)
  }
}
