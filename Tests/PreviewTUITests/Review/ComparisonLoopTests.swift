import Raster
import Support
import Testing
import Typography

@testable import PreviewTUI
@testable import TerminalScreen

/// Stepping through a report that `check` wrote, on a screen without a terminal.
@Suite struct ComparisonLoopTests {
  /// A design whose caption changed, and the report of that in `typo-preview-report`.
  private func report() throws -> (design: RecordedDesign, folder: ComparisonFolder) {
    let design = try RecordedDesign()
    try design.change("caption") { $0.weight = 400 }
    #expect(try design.check().code == 1)
    return (design, try ComparisonFolder(path: design.folder.path("typo-preview-report")))
  }

  @Test func theReportOfACheckIsRead() throws {
    let report = try report().folder.report
    #expect(report.matters.map(\.style) == ["caption"])
    #expect(report.matters[0].sentence == "caption: weight 500 to 400 in 3 of 3 frames")
    #expect(report.frames.map(\.id) == report.matters[0].frames)
    #expect(report.frames.count == 3)
    #expect(report.frames.allSatisfy { $0.places.contains { $0.style == "caption" } })
  }

  @Test func eachKeyShowsItsPicture() throws {
    let (design, folder) = try report()
    let screen = ScriptedScreen(keys: "rdn")
    var loop = ComparisonLoop(folder: folder, screen: screen, canAccept: true)
    #expect(loop.run() == .gone)
    let grids = screen.scenes.map(\.picture.frame.grid)
    #expect(grids.count == 4)
    #expect(grids[0] == grids[3])
    #expect(Set(grids.prefix(3)).count == 3)
    #expect(grids.allSatisfy { $0.columns == 402 })
    #expect(screen.scenes[1].texts[0].text.contains(" · reference · frame 1/3 · cause 1/1 · open"))
    #expect(screen.scenes[1].texts[1].text.contains("caption: weight 500 to 400"))
    withExtendedLifetime(design) {}
  }

  @Test func bothSidesTakeTurnsUntilAKeyStopsThem() throws {
    let (design, folder) = try report()
    let screen = ScriptedScreen(script: [
      .event(.key(.character("b"))), .pause, .pause, .event(.key(.character("d"))), .pause,
    ])
    var loop = ComparisonLoop(folder: folder, screen: screen, canAccept: true)
    _ = loop.run()
    let grids = screen.scenes.map(\.picture.frame.grid)
    #expect(grids.count == 5)
    #expect(grids[0] == grids[2])
    #expect(grids[1] == grids[3])
    #expect(Set(grids).count == 3)
    #expect(screen.scenes[1].texts[0].text.contains(" · reference, blinking · "))
    withExtendedLifetime(design) {}
  }

  @Test func theHelpLiesOverThePicture() throws {
    let (design, folder) = try report()
    let screen = ScriptedScreen(keys: "?")
    var loop = ComparisonLoop(folder: folder, screen: screen, canAccept: false)
    _ = loop.run()
    #expect(screen.scenes.last?.texts.contains { $0.text.contains("take nothing over") } == true)
    withExtendedLifetime(design) {}
  }

  @Test func signalsAndKeysEndIt() throws {
    let (design, folder) = try report()
    for (step, outcome): (ScreenEvent, ComparisonLoop.Outcome) in [
      (.terminated(signal: 15), .signal(15)), (.gone, .gone),
      (.key(.character("q")), .key(.finish)), (.key(.character("Q")), .key(.leave)),
    ] {
      let screen = ScriptedScreen(script: [.event(step)])
      var loop = ComparisonLoop(folder: folder, screen: screen, canAccept: true)
      #expect(loop.run() == outcome)
    }
    withExtendedLifetime(design) {}
  }

  @Test func whatIsNoReportIsSaid() throws {
    let scratch = try ScratchFolder()
    #expect(throws: ComparisonError.noReport(folder: scratch.path)) {
      try ComparisonFolder(path: scratch.path)
    }
    try scratch.write("{}", to: "report.json")
    #expect(throws: ComparisonError.otherDocument(folder: scratch.path)) {
      try ComparisonFolder(path: scratch.path)
    }
    let run = try BuiltProgram.run(["review", "."], in: scratch.path)
    #expect(run.code == 2)
    #expect(run.words.contains("the 'report.json' in '.' is no comparison"), "\(run.words)")
    let without = try BuiltProgram.run(["review", "nowhere"], in: scratch.path)
    #expect(without.code == 2)
  }

  @Test func picturesAreSearchedInsideOfTheFolderOnly() throws {
    let scratch = try ScratchFolder()
    try scratch.write(
      """
      {"version": 1, "kind": "typo-preview comparison", "causes": [], "orphans": ["x"],
       "frames": [{"id": "a", "state": "changed", "files": {"new": "../../etc/passwd"},
                   "areas": [{"style": "s", "box": {"x": 1e300, "y": -4}}]},
                  {"id": "b", "state": "added", "files": {}}]}
      """, to: "report.json")
    let folder = try ComparisonFolder(path: scratch.path)
    #expect(folder.report.frames.isEmpty)
    #expect(
      folder.report.matters.map(\.sentence) == ["folder: 1 frame added, 1 orphaned file"])
  }
}
