import Support
import Testing

@testable import Typography

/// Rules about single texts.
@Suite struct TextRuleTests {
  @Test func wrappingBeginsAtTheSmallestSizeAndTheNarrowestWidth() {
    // 20 characters of 0.6 em between paddings of 16: one line in 288 pt up to 24 pt, in 343 up to 28.
    var design = AuditedDesign(.plain("title", text: "abcdef ghijkl mnopqr"))
    design.widths = [320, 375]
    #expect(
      design.messages(WrappingRule()) == [
        "title wraps to 2 lines from accessibility1 at 320 pt; at worst wraps to 3 lines at "
          + "accessibility3, 320 pt"
      ])
    #expect(design.findings([WrappingRule()]).first?.first?.device.width == 320)
    #expect(design.findings([WrappingRule()]).first?.frameCount == 9)
  }

  @Test func aParagraphIsMeantToWrap() {
    // One line at the smallest sizes on the wider device alone: 23 characters are 15 pt in 207.
    var design = AuditedDesign(.plain("a", text: "abcdef ghijkl mnopqr st"))
    design.widths = [120, 240, 250]
    #expect(design.frames.contains { $0.texts[0].lines.count == 1 })
    #expect(design.messages(WrappingRule()).isEmpty)
  }

  @Test func aWordThatDoesNotFitIsBroken() {
    let word = "Hamburgefonstiv"
    let design = AuditedDesign(.plain("a", text: "in \(word) and"))
    #expect(
      design.messages(BrokenWordRule()) == ["a breaks the word '\(word)' from accessibility3"])
    let others = AuditedDesign(
      .plain("hyphen", text: "abcdefgh-ijklmnop"), .plain("cjk", text: "永和九年歲在癸丑暮春之初"))
    #expect(others.messages(BrokenWordRule()).isEmpty)
  }

  @Test func longLinesAreThoseOfParagraphs() {
    let text = String(repeating: "word ", count: 30)
    var design = AuditedDesign(.plain("a", text: text))
    design.widths = [320, 1024]
    #expect(
      design.messages(LineLengthRule()) == [
        "a has lines of 109 characters, more than 75 up to xxLarge at 1024 pt"
      ])
    design.styles[0].samples[0].text = String(repeating: "x", count: 90)
    design.sizes = [.xSmall]
    design.widths = [1024]
    #expect(design.messages(LineLengthRule()).isEmpty)
  }

  @Test func missingCharactersAreNamed() {
    var design = AuditedDesign(.plain("a", text: "aéb\u{E000}"))
    design.shaper = FixedAdvanceShaper(missing: ["é", "\u{E000}"])
    #expect(design.messages(MissingGlyphsRule()) == ["a has no glyph for 'é', U+E000"])
    #expect(design.messages(CharacterFallbackRule()).isEmpty)
    let other = Faces.face("Other", weight: 400)
    design.catalog = FaceCatalog(faces: [Faces.face("Plain", weight: 400), other])
    design.shaper = FixedAdvanceShaper(missing: ["é"], faces: [other])
    #expect(design.messages(MissingGlyphsRule()).isEmpty)
  }

  @Test func inkOutsideOfItsLineIsMeasured() {
    var design = AuditedDesign(.plain("a", size: 10, sizing: .fixed))
    design.shaper = FixedAdvanceShaper(inkTop: 1.02)
    let messages = design.messages(InkOverflowRule())
    #expect(messages == ["a has ink 1.2 pt above its line box"])
  }

  @Test func whatIsCutOrShrunkOrBesideTheScreenIsFound() {
    let traits = PreviewTraits(
      device: Device(name: "100pt", width: 100, height: nil, displayScale: nil))
    var text = AuditedDesign(.plain("a")).frames[0].texts[0]
    text.isTruncated = true
    text.lines[0].x = -3
    text.scaleFactor = 0.5
    let frame = AuditFrame(traits: traits, texts: [text])
    let findings = Audit(
      of: [frame], styles: [], rules: [TruncationRule(), ClippingRule(), ScaledToFitRule()]
    ).findings
    #expect(
      findings.map(\.message) == [
        "is cut short", "reaches 3 pt beyond the screen", "shrinks to 50 % to fit",
      ])
    #expect(findings.map(\.severity) == [.error, .error, .warning])
  }

  @Test func facesOtherThanAskedForAreNamed() {
    var gone = DesignStyle.plain("gone")
    gone.families = ["Absent"]
    var italic = DesignStyle.plain("italic", weight: 900)
    italic.isItalic = true
    let design = AuditedDesign(gone, italic)
    let findings = design.findings(FontNoteRule.all)
    #expect(
      findings.map { "\($0.rule): \($0.style) \($0.message)" } == [
        "font-fallback: gone asks for 'Absent', which is not there, and gets 'Plain-400'",
        "weight-snapped: italic asks for weight 900 and gets 400, the closest of 'Plain'",
        "no-italic: italic asks for an italic, which 'Plain' does not have",
      ])
  }

  @Test func facesOtherThanNamedAndFontsThatNoAppCanHaveAreFound() {
    var named = DesignStyle.plain("named", weight: 400)
    named.families = ["Plain-700"]
    var full = DesignStyle.plain("full")
    full.families = ["Web 400"]
    var typo = DesignStyle.plain("typo")
    typo.families = ["Plian"]
    var file = DesignStyle.plain("file")
    file.families = ["f"]
    var design = AuditedDesign(named, full, typo, file)
    var web = Faces.face("Web", weight: 400)
    web.flaws = [.webFont(format: "WOFF")]
    var nameless = Faces.face("f", weight: 400)
    nameless.flaws = [.noPostScriptName, .noFamilyName]
    design.catalog = FaceCatalog(
      faces: Faces.family("Plain", weights: [400, 700]) + [web, nameless],
      standIns: [.default: "Plain"])
    let messages = design.findings(FontNoteRule.all).map { "\($0.rule): \($0.message)" }
    #expect(
      Set(messages) == [
        "other-face: names 'Plain-700' and gets 'Plain-400' at weight 400: weight 400 beside the name "
          + "decides, only the name alone gets the face",
        "web-font: gets 'Fonts/Web-400.ttf', a web font: an app with it is rejected",
        "full-name: asks for 'Web 400', which is no PostScript name and no whole family; the platform "
          + "looks PostScript names up first",
        "font-fallback: asks for 'Plian', which is not there, and gets 'Plain-400'; the nearest name is "
          + "'Plain'",
        "nameless: asks for 'f', the name of the file 'Fonts/f-400.ttf'; its font has no such name, and "
          + "no app can ask for it",
      ])
  }
}
