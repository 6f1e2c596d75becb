import Support
import Testing

@testable import Typography

/// How findings are gathered and ordered.
@Suite struct AuditTests {
  @Test func theWorstComeFirstThenTheDesignsOrder() {
    let grey = RGBA(red: 0x99, green: 0x99, blue: 0x99)
    let design = AuditedDesign(
      .plain("z", sizing: .fixed), .plain("b", color: grey),
      .plain("a", sizing: .fixed, color: grey))
    let findings = design.findings([FixedSizeRule(), ContrastRule.minimum])
    #expect(
      findings.map { "\($0.severity) \($0.style) \($0.rule)" } == [
        "error b contrast-minimum", "error b contrast-minimum", "error a contrast-minimum",
        "warning z does-not-scale", "warning a does-not-scale",
      ])
  }

  @Test func namesOfRulesAreDistinctAndInKebabCase() {
    let names = AuditRules.all.map(\.id)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0 == "-" || ($0.isLowercase && $0.isASCII) }, "\(name)")
    }
    #expect(AuditRules.all.allSatisfy { $0.summary.hasSuffix(".") })
  }

  @Test func rulesAreChosenByTheirNames() throws {
    let all = AuditRules.all.map(\.id)
    #expect(try AuditRules.chosen().map(\.id) == all)
    #expect(
      try AuditRules.chosen(only: ["wraps", "truncated", "wraps"]).map(\.id)
        == ["truncated", "wraps"])
    #expect(try AuditRules.chosen(ignoring: ["wraps"]).map(\.id) == all.filter { $0 != "wraps" })
    #expect(
      try AuditRules.chosen(only: ["wraps", "truncated"], ignoring: ["wraps"]).map(\.id)
        == ["truncated"])
    #expect(try AuditRules.chosen(only: []).isEmpty)
    #expect(throws: AuditRules.UnknownRule(name: "warps", nearest: "wraps")) {
      try AuditRules.chosen(ignoring: ["warps"])
    }
  }

  @Test func labelsAreNotAudited() {
    var text = AuditedDesign(.plain("a")).frames[0].texts[0]
    text.style = nil
    text.isTruncated = true
    let traits = PreviewTraits(device: .standard)
    #expect(Audit(of: [AuditFrame(traits: traits, texts: [text])], styles: []).findings.isEmpty)
  }

  @Test func partsOfTheMatrixAreSaidInWords() {
    let widths = [320.0, 375, 402]
    let matrix = PreviewMatrix(
      devices: widths.map { Device(name: "", width: $0, height: nil, displayScale: nil) },
      dynamicTypeSizes: DynamicTypeSize.allCases, colorSchemes: [.light, .dark])
    let extent = AuditExtent(of: matrix.traits)
    func words(_ isPart: (PreviewTraits) -> Bool) -> String {
      extent.words(for: matrix.traits.filter(isPart))
    }
    #expect(words { _ in true } == "")
    #expect(
      words { $0.dynamicTypeSize >= .accessibility2 && $0.device.width == 320 }
        == " from accessibility2 at 320 pt")
    #expect(words { $0.dynamicTypeSize <= .large } == " up to large")
    #expect(words { $0.dynamicTypeSize == .large } == " at large")
    #expect(
      words { $0.dynamicTypeSize >= .small && $0.dynamicTypeSize <= .medium }
        == " from small to medium")
    #expect(words { $0.device.width < 400 } == " at widths up to 375 pt")
    #expect(
      words { $0.device.width > 320 && $0.colorScheme == .dark }
        == " at widths from 375 pt in dark")
  }
}
