import Testing

@testable import Designs

@Suite struct EditHistoryTests {
  @Test func stepsAreUndoneAndDoneAgain() {
    var history = EditHistory(0)
    history.record(1)
    history.record(1)
    history.record(2)
    #expect(history.undo() && history.current == 1)
    #expect(history.undo() && history.current == 0)
    #expect(!history.undo() && !history.canUndo)
    #expect(history.redo() && history.current == 1)
    history.record(5)
    #expect(!history.redo() && !history.canRedo && history.current == 5)
  }

  @Test func aThousandStepsAreKept() {
    var history = EditHistory(0)
    for number in 1...3000 { history.record(number) }
    var count = 0
    while history.undo() { count += 1 }
    #expect(count == 1000)
    #expect(history.current == 2000)
  }
}
