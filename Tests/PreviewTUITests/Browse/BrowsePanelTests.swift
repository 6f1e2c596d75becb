import Designs
import Testing
import Typography

@testable import PreviewTUI
@testable import TerminalScreen

/// What is typed while something lies over the frame.
struct BrowsePanelTests {
  static let context = BrowseCommandTests.context

  func apply(_ keys: TerminalKey..., to state: inout BrowseState) {
    for key in keys { _ = state.apply(key, in: Self.context) }
  }

  func type(_ text: String, to state: inout BrowseState) {
    for character in text.unicodeScalars { apply(.character(character), to: &state) }
  }

  /// The state with the list of families open.
  func picking(style: String? = nil) -> BrowseState {
    var state = BrowseState(place: BrowseStateTests.start)
    state.style = style
    #expect(
      state.apply(.character(style == nil ? "f" : "F"), in: Self.context) == [.listFamilies])
    if case .families(var picker) = state.panel {
      picker.fill(PlainSource.families)
      state.panel = .families(picker)
    }
    return state
  }

  @Test
  func theFamilyUnderTheCursorIsTriedAndTaken() {
    var state = picking()
    #expect(state.shownEdits.isEmpty)
    apply(.down, .down, to: &state)
    #expect(state.shownEdits.ramp.family == "Beta Sans")
    #expect(state.edits.current.isEmpty)
    apply(.enter, to: &state)
    #expect(state.panel == nil)
    #expect(state.tried == nil)
    #expect(state.edits.current.ramp.family == "Beta Sans")
    apply(.character("u"), to: &state)
    #expect(state.edits.current.isEmpty)
  }

  @Test
  func escapeLeavesEverythingAsItWas() {
    var state = picking()
    apply(.down, .escape, to: &state)
    #expect(state.panel == nil)
    #expect(state.shownEdits.isEmpty)
  }

  @Test
  func typingNarrowsTheListAndGoesToTheBest() {
    var state = picking()
    type("sans", to: &state)
    #expect(state.shownEdits.ramp.family == "Beta Sans")
    type("xyz", to: &state)
    #expect(state.shownEdits.isEmpty)
    apply(.enter, to: &state)
    #expect(state.notice == "no family fits")
  }

  @Test
  func aFamilyOfAStyleNeedsAMarkedOne() {
    var state = BrowseState(place: BrowseStateTests.start)
    apply(.character("F"), to: &state)
    #expect(state.panel == nil)
    #expect(state.notice?.contains("no style is marked") == true)
    let name = PlainSource.editor.design.styles[0].name
    var other = picking(style: name)
    apply(.down, .enter, to: &other)
    #expect(other.edits.current.ramp.family == nil)
    #expect(other.edits.current.styles[name]?.family == "Alpha")
  }

  @Test
  func textIsSeenWhileItIsTyped() {
    var state = BrowseState(place: BrowseStateTests.start)
    apply(.character("t"), .control("u"), to: &state)
    type("Ärger", to: &state)
    func texts(_ edits: DesignEdits) -> Set<String> {
      let design = PlainSource.editor.design.applying(edits)
      return Set(design.styles.map { $0.sampleText(for: "en") })
    }
    #expect(texts(state.shownEdits) == ["Ärger"])
    #expect(state.edits.current.isEmpty)
    _ = state.paste(" שלום\n", in: Self.context)
    #expect(texts(state.shownEdits) == ["Ärger שלום "])
    apply(.escape, to: &state)
    #expect(state.shownEdits.isEmpty)
    #expect(state.paste("x", in: Self.context) == [.redraw])
    #expect(state.notice?.contains("no place here") == true)
  }

  @Test
  func searchMarksWhileItIsTyped() {
    var state = BrowseState(place: BrowseStateTests.start)
    apply(.character("/"), to: &state)
    type("bo", to: &state)
    #expect(state.style == "body")
    apply(.escape, to: &state)
    #expect(state.style == nil)
    apply(.character("/"), to: &state)
    type("bo", to: &state)
    apply(.enter, to: &state)
    #expect(state.style == "body")
    apply(.character("/"), to: &state)
    type("nowhere", to: &state)
    #expect(state.notice == "no style is called 'nowhere'")
    #expect(state.style == "body")
  }

  @Test
  func commandsAreTypedByName() {
    var state = BrowseState(place: BrowseStateTests.start)
    apply(.character(":"), to: &state)
    type("size ax3", to: &state)
    apply(.enter, to: &state)
    #expect(state.place.traits.dynamicTypeSize == .accessibility3)
    apply(.character(":"), to: &state)
    type("sche", to: &state)
    apply(.tab, to: &state)
    type("d", to: &state)
    apply(.tab, .enter, to: &state)
    #expect(state.place.traits.colorScheme == .dark)
    apply(.character(":"), to: &state)
    type("nonsense", to: &state)
    apply(.enter, to: &state)
    #expect(state.notice?.contains("no command 'nonsense'") == true)
    apply(.character(":"), .backspace, to: &state)
    #expect(state.panel == nil)
  }

  @Test
  func completionGoesRound() {
    var state = BrowseState(place: BrowseStateTests.start)
    func line() -> String? {
      if case .prompt(let prompt) = state.panel { prompt.field.text } else { nil }
    }
    apply(.character(":"), to: &state)
    type("scheme ", to: &state)
    apply(.tab, to: &state)
    #expect(line() == "scheme light")
    apply(.tab, to: &state)
    #expect(line() == "scheme dark")
    apply(.tab, .backTab, .backTab, to: &state)
    #expect(line() == "scheme light" || line() == "scheme dark")
    type("x", to: &state)
    apply(.tab, to: &state)
    #expect(line()?.hasSuffix("x") == true)
  }

  // MARK: The mouse

  @Test
  func aClickDoesWhatTheFieldSays() {
    var state = BrowseState(place: BrowseStateTests.start)
    let field = HitTarget.command(.step(.size, 1), back: .step(.size, -1))
    let place = CellPoint(column: 1, row: 1)
    _ = state.apply(MouseEvent(.press, at: place), on: field, in: Self.context)
    #expect(state.place.traits.dynamicTypeSize == .xLarge)
    _ = state.apply(MouseEvent(.press, at: place, isShifted: true), on: field, in: Self.context)
    _ = state.apply(MouseEvent(.pressOther, at: place), on: field, in: Self.context)
    #expect(state.place.traits.dynamicTypeSize == .medium)
    #expect(state.apply(MouseEvent(.release, at: place), on: field, in: Self.context) == [])
  }

  @Test
  func theWheelScrolls() {
    var state = BrowseState(place: BrowseStateTests.start)
    let place = CellPoint(column: 1, row: 1)
    _ = state.apply(MouseEvent(.wheelDown, at: place), on: nil, in: Self.context)
    #expect(state.offset == CellPoint(column: 0, row: 3))
    _ = state.apply(
      MouseEvent(.wheelDown, at: place, isShifted: true), on: nil, in: Self.context)
    #expect(state.offset == CellPoint(column: 12, row: 3))
    _ = state.apply(MouseEvent(.wheelLeft, at: place), on: nil, in: Self.context)
    _ = state.apply(MouseEvent(.wheelUp, at: place), on: nil, in: Self.context)
    #expect(state.offset == .zero)
  }

  @Test
  func aClickOnATextMarksItsStyle() {
    var state = BrowseState(place: BrowseStateTests.start)
    let frame = HitTarget.frame(source: CellPoint(column: 0, row: 90))
    _ = state.apply(
      MouseEvent(.press, at: CellPoint(column: 9, row: 12)), on: frame, in: Self.context)
    #expect(state.style == "body")
    _ = state.apply(
      MouseEvent(.press, at: CellPoint(column: 9, row: 0)), on: frame, in: Self.context)
    #expect(state.style == nil)
  }

  @Test
  func aClickChoosesAFamilyAndASecondOneTakesIt() {
    var state = picking()
    let event = MouseEvent(.press, at: .zero)
    _ = state.apply(event, on: .row(2), in: Self.context)
    #expect(state.shownEdits.ramp.family == "Gamma")
    _ = state.apply(event, on: .row(2), in: Self.context)
    #expect(state.panel == nil)
    #expect(state.edits.current.ramp.family == "Gamma")
    var other = picking()
    _ = other.apply(event, on: .panel, in: Self.context)
    #expect(other.panel != nil)
    _ = other.apply(event, on: nil, in: Self.context)
    #expect(other.panel == nil)
  }
}
