import Raster
import Testing
import Typography

@testable import PreviewTUI
@testable import TerminalScreen

/// What each key makes of the state.
struct BrowseStateTests {
  static let start = BrowsePlace(preview: 0, traits: PreviewTraits(device: .eight))
  static let context = BrowseContext.plain(
    previews: ["ramp", "card"],
    devices: [.se, .eight, .plus],
    matrix: [
      start, BrowsePlace(preview: 0, traits: PreviewTraits(device: .se, colorScheme: .dark)),
      BrowsePlace(preview: 1, traits: PreviewTraits(device: .eight)),
    ])

  /// The state after some keys.
  func state(
    after keys: [TerminalKey], in context: BrowseContext = context,
    from change: (inout BrowseState) -> Void = { _ in }
  ) -> BrowseState {
    var state = BrowseState(place: Self.start)
    change(&state)
    for key in keys { _ = state.apply(key, in: context) }
    return state
  }

  struct Scroll: CustomTestStringConvertible {
    var keys: [TerminalKey]
    var column: Int
    var row: Int
    var testDescription: String { "\(keys)" }
    init(_ keys: [TerminalKey], column: Int = 0, row: Int = 0) {
      self.keys = keys
      self.column = column
      self.row = row
    }
  }

  @Test(arguments: [
    Scroll([.down], row: 1), Scroll([.character("j")], row: 1),
    Scroll([.down, .down, .up], row: 1), Scroll([.character("j"), .character("k")]),
    Scroll([.up]), Scroll([.left]), Scroll([.right], column: 4),
    Scroll([.character("l"), .character("l"), .character("h")], column: 4),
    Scroll([.pageDown], row: 22), Scroll([.character(" ")], row: 22),
    Scroll([.pageDown, .pageDown, .pageUp], row: 22), Scroll([.pageUp]),
    Scroll([.end], row: 238), Scroll([.end, .down, .pageDown], row: 238),
    Scroll([.end, .right, .home]), Scroll([.shiftRight], column: 80),
    Scroll(Array(repeating: .shiftRight, count: 9), column: 295),
    Scroll([.shiftRight, .shiftLeft, .shiftLeft]),
  ])
  func keysScrollUpToTheEdges(_ row: Scroll) {
    #expect(state(after: row.keys).offset == CellPoint(column: row.column, row: row.row))
  }

  @Test
  func aFrameThatFitsDoesNotScroll() {
    var context = Self.context
    context.screen.frame = CellArea(columns: 40, rows: 10)
    for key in [TerminalKey.down, .right, .pageDown, .end, .shiftRight] {
      #expect(state(after: [key], in: context).offset == .zero)
    }
  }

  @Test
  func plusAndMinusStepThroughTheTwelveSizesAndStopAtTheEnds() {
    let largest = state(after: Array(repeating: .character("+"), count: 8))
    #expect(largest.place.traits.dynamicTypeSize == .accessibility5)
    #expect(largest.notice == nil)
    let beyond = state(after: Array(repeating: .character("="), count: 9))
    #expect(beyond.place.traits.dynamicTypeSize == .accessibility5)
    #expect(beyond.notice == "accessibility5 is the largest size")
    let below = state(after: Array(repeating: .character("-"), count: 4))
    #expect(below.place.traits.dynamicTypeSize == .xSmall)
    #expect(below.notice == "xSmall is the smallest size")
    #expect(state(after: [.character("-"), .character("0")]).place == Self.start)
  }

  @Test
  func dSwitchesBetweenLightAndDark() {
    #expect(state(after: [.character("d")]).place.traits.colorScheme == .dark)
    #expect(state(after: [.character("d"), .character("d")]).place == Self.start)
  }

  @Test
  func wGoesRoundTheDevices() {
    func device(_ keys: String) -> Device {
      state(after: keys.unicodeScalars.map { .character($0) }).place.traits.device
    }
    #expect(device("w") == .plus)
    #expect(device("ww") == .se)
    #expect(device("www") == .eight)
    #expect(device("W") == .se)
    #expect(device("WW") == .plus)
  }

  @Test
  func aDeviceOutsideTheListLeadsIntoIt() {
    let odd = Device(name: "300 pt", width: 300, height: nil, displayScale: nil)
    let next = state(after: [.character("w")]) { $0.place.traits.device = odd }
    #expect(next.place.traits.device == .se)
    let previous = state(after: [.character("W")]) { $0.place.traits.device = odd }
    #expect(previous.place.traits.device == .plus)
  }

  @Test
  func aSingleDeviceStays() {
    var context = Self.context
    context.setting.devices = [.eight]
    #expect(state(after: [.character("w")], in: context).notice == "there is no other device")
    context.setting.devices = []
    #expect(state(after: [.character("W")], in: context).place == Self.start)
  }

  @Test
  func tabGoesRoundTheMatrix() {
    #expect(state(after: [.tab]).place == Self.context.setting.matrix[1])
    #expect(state(after: [.tab, .tab]).place == Self.context.setting.matrix[2])
    #expect(state(after: [.tab, .tab, .tab]).place == Self.start)
    #expect(state(after: [.backTab]).place == Self.context.setting.matrix[2])
    #expect(state(after: [.tab, .character("+"), .tab]).place == Self.context.setting.matrix[2])
  }

  @Test
  func anotherPreviewBeginsAtItsTop() {
    #expect(state(after: [.pageDown, .tab]).offset.row == 22)
    #expect(state(after: [.pageDown, .backTab]).offset == .zero)
  }

  @Test
  func anEmptyMatrixHasNoFrames() {
    var context = Self.context
    context.setting.matrix = []
    #expect(state(after: [.tab], in: context).notice == "the matrix has no frames")
  }

  @Test
  func zoomGoesRoundAndKeepsTheMiddle() {
    let one = state(after: []) { $0.offset = CellPoint(column: 100, row: 100) }
    #expect(one.zoom == .onePixelPerPoint)
    var two = one
    _ = two.apply(.character("z"), in: Self.context)
    #expect(two.zoom == .twoPixelsPerPoint)
    // The middle was at column 140 and row 111, and is at twice that now.
    #expect(two.offset == CellPoint(column: 240, row: 211))
    var fit = two
    _ = fit.apply(.character("z"), in: Self.context)
    #expect(fit.zoom == .fitWidth)
    #expect(state(after: [.character("z")]).offset == .zero)
  }

  @Test
  func fitWidthIsAsWideAsTheScreenUpToTwoPixelsPerPoint() {
    func scale(columns: Int, _ mosaic: Mosaic = .half, deviceWidth: Double) -> Double {
      Zoom.fitWidth.pixelsPerPoint(
        columns: columns, pixelColumns: mosaic.pixelColumns, deviceWidth: deviceWidth)
    }
    #expect(scale(columns: 75, deviceWidth: 375) == 0.2)
    #expect(scale(columns: 75, .octant, deviceWidth: 375) == 0.4)
    #expect(scale(columns: 375, deviceWidth: 375) == 1)
    #expect(scale(columns: 1000, deviceWidth: 320) == 2)
    #expect(scale(columns: 80, deviceWidth: 0) == 1)
  }

  @Test
  func mosaicsGoRoundAndKeepTheMiddle() {
    let half = state(after: []) { $0.offset = CellPoint(column: 100, row: 100) }
    var state = half
    _ = state.apply(.character("m"), in: Self.context)
    #expect(state.mosaic == .quadrant)
    #expect(state.notice == "mosaic: quadrant, 2x2 pixels a cell")
    // The middle was at column 140 and row 111, and is at half of that now.
    #expect(state.offset == CellPoint(column: 30, row: 45))
    for mosaic in [Mosaic.sextant, .octant, .braille] {
      _ = state.apply(.character("m"), in: Self.context)
      #expect(state.mosaic == mosaic)
      #expect(state.offset == CellPoint(column: 30, row: 45))
    }
    _ = state.apply(.character("m"), in: Self.context)
    #expect(state.mosaic == .half)
  }

  @Test
  func keysAskForWhatOnlyTheWorldCanDo() {
    var state = BrowseState(place: Self.start)
    #expect(state.apply(.character("s"), in: Self.context) == [.snapshot(folder: nil)])
    #expect(state.apply(.character("r"), in: Self.context) == [.reload])
    #expect(state.apply(.character("q"), in: Self.context) == [.quit])
    #expect(state.apply(.other, in: Self.context) == [.redraw])
    #expect(state.place == Self.start)
  }

  @Test
  func anUnknownKeySaysWhereHelpIs() {
    #expect(state(after: [.character("y")]).notice == "no such key; press ? for help")
    #expect(state(after: [.character("y"), .down]).notice == nil)
  }

  @Test
  func anyKeyClosesTheHelpAndDoesNothingElse() {
    #expect(state(after: [.character("?")]).panel == .help(line: 0))
    for key in [TerminalKey.character("q"), .character("+"), .escape, .down] {
      let closed = state(after: [.character("?"), key])
      #expect(closed.panel == nil)
      #expect(closed.place == Self.start)
      #expect(closed.offset == .zero)
    }
  }

  @Test
  func helpThatDoesNotFitScrolls() {
    var context = Self.context
    context.screen.hiddenPanelLines = 3
    let keys: [TerminalKey] = [.character("?"), .down, .down, .down, .down]
    #expect(state(after: keys, in: context).panel == .help(line: 3))
    #expect(state(after: keys + [.up], in: context).panel == .help(line: 2))
    #expect(state(after: keys + [.character("x")], in: context).panel == nil)
  }

  @Test
  func whatIsGoneAfterAReloadIsNotShown() {
    var state = BrowseState(place: BrowsePlace(preview: 7, traits: Self.start.traits))
    state.matrixIndex = 9
    state.offset = CellPoint(column: 999, row: 999)
    state.clampPlace(previewCount: 2, matrix: Self.context.setting.matrix, hasRecordedFrames: false)
    state.clampOffset(to: Self.context)
    #expect(state.place.preview == 1)
    #expect(state.matrixIndex == 2)
    #expect(state.offset == CellPoint(column: 295, row: 238))
    state.clampPlace(previewCount: 0, matrix: [], hasRecordedFrames: false)
    #expect(state.place.preview == 0)
    #expect(state.matrixIndex == 0)
  }
}
