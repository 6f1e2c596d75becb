import Designs
import Raster
import Testing
import Typography

@testable import PreviewTUI
@testable import TerminalScreen

/// What commands beyond a single frame make of the state.
struct BrowseCommandTests {
  static let context: BrowseContext = {
    var context = BrowseStateTests.context
    context.screen.styles = [
      BrowseStyle(name: "title", face: "A", pointSize: 28, notes: [], rows: 5..<20),
      BrowseStyle(name: "body", face: "A", pointSize: 17, notes: [], rows: 100..<108),
      BrowseStyle(name: "gone", face: nil, pointSize: 0, notes: [], rows: 0..<0),
    ]
    context.setting.locales = ["en", "ar"]
    context.screen.sheetColumns = 4
    return context
  }()

  func state(
    _ keys: String, in context: BrowseContext = context,
    from change: (inout BrowseState) -> Void = { _ in }
  ) -> BrowseState {
    var state = BrowseState(place: BrowseStateTests.start)
    change(&state)
    for key in keys.unicodeScalars { _ = state.apply(.character(key), in: context) }
    return state
  }

  // MARK: Counts

  @Test
  func aNumberRepeatsTheNextCommand() {
    #expect(state("3+").place.traits.dynamicTypeSize == .xxxLarge)
    #expect(state("10j").offset.row == 10)
    #expect(state("3").notice == "3 times …")
    #expect(state("3+").count == nil)
    #expect(state("2?").panel == .help(line: 0))
    #expect(state("99999999999999999999j").offset.row == 238)
    #expect(state("12+").place.traits.dynamicTypeSize == .accessibility5)
  }

  @Test
  func aZeroAloneGoesBackToTheStart() {
    let back = state("++dwjjj0")
    #expect(back.place == BrowseStateTests.start)
    #expect(back.offset == .zero)
  }

  // MARK: Languages, previews, styles

  @Test
  func otherLanguagesAndPreviewsGoRound() {
    #expect(state("o").place.traits.locale == "ar")
    #expect(state("oo").place.traits.locale == "en")
    #expect(state("O").place.traits.locale == "ar")
    #expect(state("p").place.preview == 1)
    #expect(state("pp").place.preview == 0)
    var single = Self.context
    single.setting.locales = ["en"]
    single.setting.previews = ["ramp"]
    #expect(state("o", in: single).notice?.contains("no other language") == true)
    #expect(state("p", in: single).notice == "there is no other preview")
  }

  @Test
  func aMarkedStyleIsScrolledTo() {
    #expect(state("n").style == "title")
    #expect(state("n").offset.row == 0)
    let body = state("nn")
    #expect(body.style == "body")
    #expect((body.offset.row..<(body.offset.row + 22)).contains(100))
    #expect(state("nnnn").style == "title")
    #expect(state("N").style == "gone")
    var state = body
    _ = state.apply(.escape, in: Self.context)
    #expect(state.style == nil)
  }

  // MARK: Sheets

  @Test
  func vGoesThroughTheSheets() {
    func sheet(_ keys: String) -> [String] {
      let state = state(keys)
      return state.sheet.map { [$0.axis.plural, "\(state.cursor(in: state.places(of: $0)))"] }
        ?? []
    }
    #expect(sheet("v") == ["schemes", "0"])
    #expect(sheet("dv") == ["schemes", "1"])
    #expect(sheet("vv") == ["devices", "1"])
    #expect(sheet("vvv") == ["sizes", "3"])
    #expect(sheet("vvvv") == [])
  }

  @Test
  func aFrameStandsAsItStoodBeforeTheSheet() {
    let sheet = state("jjjvvv")
    #expect(sheet.zoom == .halfPixelPerPoint)
    #expect(sheet.offset == CellPoint(column: 6, row: 3))
    let back = state("jjjvvvv")
    #expect(back.zoom == .onePixelPerPoint)
    #expect(back.offset == CellPoint(column: 0, row: 3))
    // One that is smaller already stays so.
    #expect(state("zzvvv").zoom == .fitWidth)
  }

  @Test
  func theCursorOfASheetMovesAndOpens() {
    var state = state("vvv")
    _ = state.apply(.right, in: Self.context)
    _ = state.apply(.down, in: Self.context)
    #expect(state.place.traits.dynamicTypeSize == DynamicTypeSize.allCases[8])
    _ = state.apply(.tab, in: Self.context)
    var left = state
    _ = left.apply(.escape, in: Self.context)
    #expect(left.sheet == nil)
    #expect(left.place == BrowseStateTests.start)
    _ = state.apply(.enter, in: Self.context)
    #expect(state.sheet == nil)
    #expect(state.place.traits.dynamicTypeSize == DynamicTypeSize.allCases[9])
    #expect(state.place.traits.device == .eight)
  }

  @Test(arguments: [(Device.se, [320.0, 375, 414]), (.eight, [320, 375, 414])])
  func theDevicesOfASheetAreNarrowPresentAndWide(_ device: Device, _ widths: [Double]) {
    var state = BrowseState(place: BrowseStateTests.start)
    state.place.traits.device = device
    state.openSheet(.device, in: Self.context)
    let places = state.sheet.map(state.places(of:)) ?? []
    #expect(places.map(\.traits.device.width) == widths)
  }

  // MARK: Comparing

  @Test
  func cPinsAndThenGoesThroughTheWaysToCompare() {
    let pinned = state("c")
    #expect(
      pinned.comparison?.reference
        == .frame(BrowseStateTests.start, edits: DesignEdits(), generation: 0))
    #expect(pinned.isBlinking)
    #expect(state("cdc").comparison?.mode == .side)
    #expect(state("cdcc").comparison?.mode == .difference)
    #expect(state("cdccc").comparison?.mode == .overlay)
    #expect(state("cdcccc").comparison == nil)
    // What was pinned stays while what is shown moves on.
    #expect(
      state("cd").comparison?.reference
        == .frame(BrowseStateTests.start, edits: DesignEdits(), generation: 0))
    guard case .frame(let place, edits: _, generation: _) = state("cdC").comparison?.reference
    else {
      Issue.record("nothing is pinned")
      return
    }
    #expect(place.traits.colorScheme == .dark)
  }

  @Test
  func recordedFramesArePinnedWhereThereAreSome() {
    var context = Self.context
    context.setting.hasRecordedFrames = true
    #expect(state("c", in: context).comparison?.reference == .recorded)
  }

  // MARK: What if

  @Test
  func changesCanBeUndoneAndDoneAgain() {
    let bolder = state(")")
    #expect(!bolder.edits.current.isEmpty)
    #expect(bolder.notice?.contains("u undoes") == true)
    #expect(state(")u").edits.current.isEmpty)
    #expect(state(")u").notice == "undone; the design is as it was read")
    #expect(state(")uU").edits.current == bolder.edits.current)
    #expect(state("u").notice == "nothing to undo")
    #expect(state("U").notice == "nothing to do again")
  }

  @Test
  func changesAreNotLostByOneKey() {
    var state = state(")q")
    #expect(state.notice?.contains("x saves") == true)
    #expect(state.apply(.character("q"), in: Self.context) == [.quit])
    var other = self.state(")qj")
    #expect(other.apply(.character("q"), in: Self.context) == [.redraw])
    var plain = self.state("")
    #expect(plain.apply(.character("q"), in: Self.context) == [.quit])
  }

  @Test
  func aStepEndsTheSightOfThePinnedFrame() {
    var state = state("c")
    state.blink()
    #expect(state.comparison?.showsReference == true)
    _ = state.apply(.character("+"), in: Self.context)
    #expect(state.comparison?.showsReference == false)
  }

  @Test
  func changesApplyToTheMarkedStyleOrToAll() {
    let design = PlainSource.editor.design
    func sizes(_ state: BrowseState) -> [Double?] {
      design.applying(state.edits.current).styles.map(\.baseSize)
    }
    let before = design.styles.map(\.baseSize)
    #expect(sizes(state("3)")) == before.map { $0.map { $0 + 3 } })
    var marked = state("") { $0.style = design.styles[1].name }
    _ = marked.apply(.character(")"), in: Self.context)
    #expect(zip(sizes(marked), before).filter { $0 != $1 }.count == 1)
  }

  @Test
  func aPatchNeedsAChange() {
    #expect(state("x").notice?.contains("nothing is changed") == true)
    var changed = state(")")
    #expect(changed.apply(.character("x"), in: Self.context) == [.makePatch])
  }
}
