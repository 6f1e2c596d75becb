import Support
import Testing
import Typography

@Suite struct DesignEditorTests {
  /// A ramp of two styles in a family of two weights, one of the platform's own, one by a face's name.
  static let design: DesignSystem = {
    var design = DesignSystem(name: "test")
    var title = DesignStyle(name: "type.title")
    title.families = ["Plinth", "Noto Sans"]
    title.weight = 700
    title.size = 28
    title.sizing = .relativeTo(.title)
    title.samples = [.init(locale: "en", text: "Hello"), .init(locale: "ar", text: "مرحبا")]
    var body = DesignStyle(name: "type.body")
    body.families = ["Plinth"]
    body.size = 17
    var headline = DesignStyle(name: "headline")
    headline.sizing = .textStyle(.headline)
    var strong = DesignStyle(name: "strong")
    strong.families = ["Plinth-700"]
    strong.size = 20
    strong.isItalic = true
    design.styles = [title, body, headline, strong]
    return design
  }()

  static let editor = DesignEditor(
    design: design,
    matcher: FaceMatcher(
      catalog: FaceCatalog(
        faces: Faces.family("Plinth", weights: [400, 700])
          + Faces.family("Wide", weights: [100, 300, 400, 800], italicWeights: [400])
          + Faces.family("Plain", weights: [400], origin: .standIn),
        standIns: [.default: "Plain"])))

  private func applied(_ outcome: DesignEditor.Outcome) -> [DesignStyle] {
    Self.design.applying(outcome.edits).styles
  }

  // MARK: - Families

  @Test func aFamilyForTheRampReplacesTheFirstAndKeepsTheRest() {
    let outcome = Self.editor.settingFamily("Wide", of: nil, in: DesignEdits())
    #expect(
      applied(outcome).map(\.families) == [["Wide", "Noto Sans"], ["Wide"], ["Wide"], ["Wide"]])
  }

  @Test func aFaceNamedByItselfKeepsItsWeight() {
    let outcome = Self.editor.settingFamily("Wide", of: nil, in: DesignEdits())
    #expect(applied(outcome)[3].weight == 700)
    #expect(applied(outcome)[1].weight == nil)
    let back = Self.editor.settingFamily(nil, of: nil, in: outcome.edits)
    #expect(back.edits.isEmpty)
  }

  @Test func anItalicFaceNamedByItselfStaysItalic() {
    var editor = Self.editor
    editor.design.styles[3].families = ["Wide-400Italic"]
    editor.design.styles[3].isItalic = false
    let outcome = editor.settingFamily("Plinth", of: "strong", in: DesignEdits())
    #expect(editor.design.applying(outcome.edits).styles[3].isItalic)
    #expect(editor.settingFamily(nil, of: "strong", in: outcome.edits).edits.isEmpty)
  }

  @Test func theFamilyOfAStyleGoesBeforeThatOfTheRamp() {
    let one = Self.editor.settingFamily("Wide", of: "type.body", in: DesignEdits())
    let both = Self.editor.settingFamily("Plain", of: nil, in: one.edits)
    #expect(applied(both).map { $0.families.first } == ["Plain", "Wide", "Plain", "Plain"])
  }

  @Test func aStylesOwnFamilyCanStandAgainstTheRamps() {
    let ramp = Self.editor.settingFamily("Wide", of: nil, in: DesignEdits())
    let own = Self.editor.settingFamily("Plinth", of: "type.body", in: ramp.edits)
    #expect(applied(own)[1].families == ["Plinth"])
    #expect(applied(own)[0].families.first == "Wide")
  }

  @Test func thePlatformsStyleBecomesACustomFontOfItsSizeAndWeight() {
    let headline = applied(Self.editor.settingFamily("Wide", of: "headline", in: DesignEdits()))[2]
    #expect(headline.sizing == .relativeTo(.headline))
    #expect(headline.size == 17)
    #expect(headline.weight == 600)
  }

  @Test func familiesWithoutUseStayWithoutUseWhenTheSizeChanges() {
    var style = DesignStyle(name: "s")
    style.sizing = .textStyle(.body)
    style.families = ["Plinth"]
    var edit = StyleEdit()
    edit.size = 18
    #expect(style.applying(edit).families == ["system-ui"])
    edit.size = 17
    #expect(style.applying(edit) == style)
  }

  // MARK: - Weights

  @Test func aStepGoesToTheNextWeightOfTheFamily() {
    let lighter = Self.editor.steppingWeight(by: -1, of: "type.title", in: DesignEdits())
    #expect(lighter.words == "type.title: weight 700 to 400")
    let again = Self.editor.steppingWeight(by: -1, of: "type.title", in: lighter.edits)
    #expect(again.edits == lighter.edits)
    #expect(again.words == "Plinth has no weight below 400")
    #expect(Self.editor.steppingWeight(by: 1, of: "type.title", in: again.edits).edits.isEmpty)
  }

  @Test func severalStepsGoAsManyWeightsFurther() {
    func weight(_ steps: Int) -> Int? {
      applied(Self.editor.steppingWeight(by: steps, of: "headline", in: DesignEdits()))[2].weight
    }
    #expect([2, 3, 9].map(weight) == [800, 900, 900])
    #expect([-2, -5, -9].map(weight) == [400, 100, 100])
  }

  @Test func theSystemFontHasTheNine() {
    let heavier = Self.editor.steppingWeight(by: 1, of: "headline", in: DesignEdits())
    #expect(heavier.words == "headline: weight 700")
    #expect(applied(heavier)[2].sizing == .textStyle(.headline))
    #expect(Self.editor.steppingWeight(by: -1, of: "headline", in: heavier.edits).edits.isEmpty)
  }

  /// The classes of Barlow: no weight gets ExtraLight, Light or Black, so that no step goes there.
  @Test func stepsGoOnlyToWhatAWeightGets() {
    var style = DesignStyle(name: "s")
    style.families = ["Bar"]
    style.size = 17
    var design = DesignSystem(name: "test")
    design.styles = [style]
    let faces = Faces.family("Bar", weights: [250, 275, 300, 400, 500, 600, 700, 800, 900])
    let matcher = FaceMatcher(catalog: FaceCatalog(faces: faces))
    let editor = DesignEditor(design: design, matcher: matcher)
    var drawn: [Int] = []
    var outcome = editor.steppingWeight(by: -9, of: "s", in: DesignEdits())
    for _ in 0..<9 {
      let style = design.applying(outcome.edits).styles[0]
      drawn.append(matcher.resolve(style.font.request(at: .large))?.weight ?? 0)
      outcome = editor.steppingWeight(by: 1, of: "s", in: outcome.edits)
    }
    #expect(drawn == [250, 400, 500, 600, 700, 800, 800, 800, 800])
    #expect(
      outcome.words
        == "no weight of Bar above 800 can be asked for; only its name gets Bar-900")
  }

  @Test func eachStyleStepsFromItsOwnWeight() {
    let lighter = Self.editor.steppingWeight(by: -1, of: nil, in: DesignEdits())
    #expect(applied(lighter).map(\.weight) == [400, nil, 500, 400])
    let wide = Self.editor.settingFamily("Wide", of: nil, in: DesignEdits())
    // 700 is drawn as 800; from there it goes to the next.
    let outcome = Self.editor.steppingWeight(by: -1, of: "type.title", in: wide.edits)
    #expect(applied(outcome)[0].weight == 400)
  }

  // MARK: - Slope, size, text

  @Test func italicTogglesEachAndBack() {
    let once = Self.editor.togglingItalic(of: nil, in: DesignEdits())
    #expect(applied(once).map(\.isItalic) == [true, true, true, false])
    #expect(Self.editor.togglingItalic(of: nil, in: once.edits).edits.isEmpty)
  }

  @Test func aPointMoreAndAPointLessIsNoEdit() {
    let larger = Self.editor.steppingSize(by: 1, of: nil, in: DesignEdits())
    #expect(applied(larger).map(\.size) == [29, 18, 18, 21])
    #expect(Self.editor.steppingSize(by: -1, of: nil, in: larger.edits).edits.isEmpty)
    let small = Self.editor.steppingSize(by: -900, of: "type.body", in: DesignEdits())
    #expect(applied(small)[1].size == 1)
  }

  @Test func stepsOfATenthAddUpWithoutNoise() {
    let edits = (1...3).reduce(DesignEdits()) { edits, _ in
      Self.editor.steppingSize(by: 0.1, of: "type.body", in: edits).edits
    }
    #expect(Self.design.applying(edits).styles[1].size == 17.3)
  }

  @Test func spacingThatIsAPartOfTheSizeFollowsIt() {
    var style = DesignStyle(name: "s")
    style.size = 20
    style.trackingOfSize = -0.05
    style.tracking = -1
    var edit = StyleEdit()
    edit.size = 40
    #expect(style.applying(edit).tracking == -2)
  }

  @Test func theTextOfTheShownLanguageChanges() {
    let arabic = Self.editor.settingSample("سلام", locale: "ar-EG", of: "type.title", in: .init())
    #expect(applied(arabic)[0].samples.map(\.text) == ["Hello", "سلام"])
    let german = Self.editor.settingSample("Hallo", locale: "de", of: nil, in: DesignEdits())
    #expect(applied(german)[0].samples.map(\.locale) == ["en", "ar", "de"])
    #expect(applied(german)[1].samples == [.init(locale: nil, text: "Hallo")])
    #expect(applied(german)[0].sampleText(for: "de-CH") == "Hallo")
  }

  // MARK: - Words

  @Test func changesAreToldInTheDesignsOrder() {
    var edits = DesignEdits()
    edits.ramp.family = "Lato"
    edits.styles["type.title"] = StyleEdit()
    edits.styles["type.title"]?.weight = 600
    edits.styles["nobody"] = edits.styles["type.title"]
    #expect(
      edits.changes(in: Self.design).map(\.description) == [
        "type.title: family Lato, weight 700 to 600", "type.body: family Lato",
        "headline: family Lato, weight 600, grows with headline", "strong: family Lato",
      ])
  }

  @Test func unknownAndUnresolvedStylesStayAsTheyAre() {
    #expect(
      Self.editor.steppingSize(by: 1, of: "typo", in: DesignEdits()).words
        == "the design has no style 'typo'")
    var design = Self.design
    design.styles[1].unresolvedReasons = ["no fontSize"]
    let editor = DesignEditor(design: design, matcher: Self.editor.matcher)
    let outcome = editor.steppingSize(by: 1, of: "type.body", in: DesignEdits())
    #expect(outcome.edits.isEmpty)
    #expect(outcome.words == "'type.body' could not be read; it stays as it is")
  }

  @Test func restrictedEditsDoTheSameToTheStylesNamed() {
    var edits = DesignEdits()
    edits.ramp.family = "Lato"
    let restricted = edits.restricted(to: ["type.body"])
    let styles = Self.design.applying(restricted).styles
    #expect(styles.map { $0.families.first } == ["Plinth", "Lato", nil, "Plinth-700"])
  }
}
