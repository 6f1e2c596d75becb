import Frames
import Support
import Testing
import Typography

@testable import PreviewTUI
@testable import TerminalScreen

/// Keys of the review: from state to state.
@Suite struct ComparisonStateTests {
  private static let report = ComparisonReport(
    matters: [
      .init(style: "title", sentence: "title: weight", frames: ["one", "two"]),
      .init(style: "body", sentence: "body: colour", frames: ["two"]),
      .init(style: "title", sentence: "title: size", frames: ["one"]),
      .init(style: nil, sentence: "folder: 1 frame added", frames: []),
    ],
    frames: [
      .init(id: "one", files: [:], places: [.init(style: "title", x: 40, y: 60)]),
      .init(id: "two", files: [:], places: [.init(style: "body", x: 2, y: 200)]),
    ])

  private func limits(canAccept: Bool = true) -> ComparisonLimits {
    ComparisonLimits(
      report: Self.report, picture: CellArea(columns: 400, rows: 300),
      viewport: CellArea(columns: 80, rows: 22), canAccept: canAccept)
  }

  /// The state behind some typed keys.
  private func state(_ keys: String, canAccept: Bool = true) -> ComparisonState {
    var state = ComparisonState()
    for key in keys.unicodeScalars {
      let end = state.apply(.character(key), in: limits(canAccept: canAccept))
      #expect(end == nil)
    }
    return state
  }

  @Test func keysChooseThePicture() {
    #expect(state("").side == .new)
    #expect(state("r").side == .reference)
    #expect(state("d").side == .difference)
    #expect(state("rn").side == .new)
    #expect(state("b").side == .reference)
    #expect(state("db").side == .reference)
    #expect(state("b").isBlinking && !state("bb").isBlinking && !state("bn").isBlinking)
  }

  @Test func aCauseIsShownWhereItsPixelsDiffer() {
    let body = state("c")
    #expect(body.matter == 1)
    #expect(body.frame == 1)
    #expect(body.offset == CellPoint(column: 0, row: 98))
    #expect(state("cc").offset == CellPoint(column: 36, row: 28))
    #expect(state("cccc").matter == 0)
    #expect(state("C").matter == 3)
  }

  @Test func aFrameBringsItsOwnCause() {
    var state = state("cc")
    _ = state.apply(.tab, in: limits())
    #expect([state.frame, state.matter] == [1, 0])
    _ = state.apply(.backTab, in: limits())
    #expect([state.frame, state.matter] == [0, 0])
  }

  @Test func aCauseOrAWholeStyleIsDecided() {
    #expect(state("a").decisions == [0: .accepted])
    #expect(state("A").decisions == [0: .accepted, 2: .accepted])
    #expect(state("AcxC").decisions == [0: .accepted, 1: .rejected, 2: .accepted])
    #expect(state("Au").decisions == [2: .accepted])
  }

  @Test func withoutTheRecordNothingIsAccepted() {
    let state = state("aA", canAccept: false)
    #expect(state.decisions.isEmpty)
    #expect(state.notice == "name the recorded frames with --against DIR to accept")
    #expect(self.state("x", canAccept: false).decisions == [0: .rejected])
  }

  @Test func aStyleIsTakenOverOnceAllItsCausesAreAccepted() {
    func outcome(_ keys: String) -> ComparisonOutcome {
      ComparisonOutcome(Self.report, decisions: state(keys).decisions)
    }
    #expect(outcome("").acceptance == nil)
    #expect(outcome("a").acceptance == nil)
    #expect(outcome("ca").acceptance == .styles(["body"]))
    #expect(outcome("A").acceptance == .styles(["title"]))
    #expect(outcome("AcaCCa").acceptance == .all)
    #expect(
      outcome("acacxca").lines == [
        "not taken over until all of its style is accepted: title: weight",
        "accepted: body: colour", "rejected: title: size",
        "not taken over until everything is accepted: folder: 1 frame added",
      ])
  }

  @Test func endsAreKeysAndHelpIsClosedByAny() {
    var state = state("?")
    #expect(state.showsHelp)
    #expect(state.apply(.character("a"), in: limits()) == nil)
    #expect(!state.showsHelp && state.decisions.isEmpty)
    #expect(state.apply(.character("q"), in: limits()) == .finish)
    #expect(state.apply(.character("Q"), in: limits()) == .leave)
  }

  @Test func scrollingStopsAtTheEdges() {
    var state = state("hk")
    #expect(state.offset == .zero)
    _ = state.apply(.end, in: limits())
    #expect(state.offset == CellPoint(column: 0, row: 278))
  }
}
