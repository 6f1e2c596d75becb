import Support
import Testing

@testable import Designs

/// When a watcher has something to do.
@Suite struct WatchedStateTests {
  @Test func whoHasNothingToDoSleeps() throws {
    let folder = try ScratchFolder()
    try folder.write("f", to: "Fonts/F.ttf")
    var state = WatchedState(timing: FolderWatcher.Timing(), isListening: true)
    #expect(state.due == nil)
    state.watch(WatchedPaths(fontTrees: [folder.path("Fonts")]), since: nil, now: 1000)
    guard state.descriptor != nil else { return }
    // A sum is made in what would be idle time, once.
    #expect(state.due == 0)
    let sumless = state.takeSumless()
    #expect(sumless?.path == folder.path("Fonts/F.ttf"))
    #expect(state.due == nil)
    // While a change settles nothing else is urgent.
    try folder.write("g", to: "Fonts/G.ttf")
    let isTold = state.step(now: 2000)
    #expect(!isTold)
    #expect(state.due == 2100)
    let isToldLater = state.step(now: 2100)
    #expect(isToldLater)
  }

  @Test func whereNobodyTellsFilesAreLookedAtInTurn() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("1", to: "design.json")
    var state = WatchedState(timing: FolderWatcher.Timing(), isListening: false)
    state.watch(WatchedPaths(files: [path]), since: nil, now: 1000)
    #expect(state.due == 1250)
    try folder.write("22", to: "design.json")
    let isTold = [1250, 1300, 1350].map { state.step(now: $0) }
    #expect(isTold == [false, false, true])
  }
}
