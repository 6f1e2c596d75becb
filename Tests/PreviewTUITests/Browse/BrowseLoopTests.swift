import Raster
import Testing
import Typography

@testable import PreviewTUI

/// Keys in, screenfuls out.
struct BrowseLoopTests {
  let source = PlainSource()

  /// Runs a script and returns what was drawn.
  @discardableResult
  func run(_ screen: ScriptedScreen, notice: String? = nil) -> Int32? {
    var loop = BrowseLoop(
      source: source, screen: screen,
      state: BrowseState(place: source.matrix[0], notice: notice))
    return loop.run()
  }

  /// The text of the lines below the frame, from the top.
  func chrome(_ scene: BrowseScene?) -> [String] {
    (scene?.lines ?? []).sorted { $0.row < $1.row }.map(\.text)
  }

  @Test
  func theFirstFrameStandsBeforeAnyKey() {
    let screen = ScriptedScreen(keys: "")
    run(screen, notice: "256 colours")
    #expect(screen.scenes.count == 1)
    #expect(
      chrome(screen.scenes.last).map { $0.split(separator: " ").joined(separator: " ") } == [
        "ramp · iPhone 8 · 375 pt · large · system body 17 pt · light · 1 px/pt · 1/3",
        "256 colours columns 1–80 of 375, rows 1–22 of 130",
      ])
    #expect(screen.scenes.last?.visible == CellArea(columns: 80, rows: 22))
  }

  @Test
  func aKeyDrawsOnceAndPaintsOnlyWhatIsNew() {
    let screen = ScriptedScreen(script: [.event(.key(.down)), .event(.key(.character("d")))])
    run(screen)
    #expect(screen.scenes.map(\.source.row) == [0, 1, 1])
    #expect(source.paintedPlaces.map(\.traits.colorScheme) == [.light, .dark])
  }

  @Test
  func aResizeIsDrawnAndKeepsInsideTheFrame() {
    let large = TerminalSize(columns: 400, rows: 300)
    let screen = ScriptedScreen(script: [.event(.key(.end)), .resize(large)])
    run(screen)
    #expect(screen.scenes.last?.size == large)
    #expect(screen.scenes.last?.source == .zero)
    #expect(screen.scenes.last?.target == CellPoint(column: 12, row: 0))
  }

  @Test
  func fitWidthFollowsTheScreen() {
    let screen = ScriptedScreen(script: [
      .event(.key(.character("z"))), .event(.key(.character("z"))),
      .resize(TerminalSize(columns: 150, rows: 50)),
    ])
    run(screen)
    #expect(screen.scenes.map(\.frame.grid.columns) == [375, 750, 80, 150])
  }

  @Test
  func mIsTheNextMosaicInTheSamePlace() {
    let screen = ScriptedScreen(size: TerminalSize(columns: 100, rows: 24), keys: "mmmmm")
    run(screen)
    #expect(source.paintedScales.map(\.mosaic) == Mosaic.allCases + [.half])
    #expect(source.paintedScales.allSatisfy { $0.pixelsPerPoint == 1 })
    #expect(screen.scenes.map(\.frame.grid.mosaic) == Mosaic.allCases + [.half])
    #expect(screen.scenes.map(\.frame.grid.columns) == [375, 187, 187, 187, 187, 375])
    for (scene, mosaic) in zip(screen.scenes, Mosaic.allCases) {
      #expect(chrome(scene)[0].contains("· \(mosaic.rawValue) ·"))
    }
  }

  @Test
  func aMosaicThatTheScreenCannotShowIsPassedOverWithWords() {
    let screen = ScriptedScreen(keys: "mmmm")
    screen.unknown = [.octant]
    run(screen)
    #expect(source.paintedScales.map(\.mosaic) == [.half, .quadrant, .sextant, .braille, .half])
    #expect(chrome(screen.scenes[3])[1].contains("no octant"))
    var loop = BrowseLoop(
      source: source, screen: screen,
      state: BrowseState(place: source.matrix[0], mosaic: .octant))
    _ = loop.run()
    #expect(source.paintedScales.last?.mosaic == .sextant)
    #expect(chrome(screen.scenes.last)[1].contains("no octant"))
  }

  @Test
  func cellsAreAsTheTerminalOrElseTheUserSays() {
    let screen = ScriptedScreen(keys: "")
    run(screen)
    screen.cellSize = CellSize(width: 9, height: 19)
    run(screen)
    let asked = CellSize(width: 8, height: 17)
    var loop = BrowseLoop(
      source: source, screen: screen, state: BrowseState(place: source.matrix[0]), cell: asked)
    _ = loop.run()
    #expect(
      source.paintedScales.map(\.cell) == [.standard, CellSize(width: 9, height: 19), asked])
  }

  @Test
  func aSnapshotIsAnnouncedAndReported() {
    let screen = ScriptedScreen(keys: "s")
    run(screen)
    #expect(source.snapshotCount == 1)
    #expect(screen.scenes.count == 3)
    #expect(chrome(screen.scenes[1])[1].contains("writing the snapshot…"))
    #expect(chrome(screen.scenes[2])[1].contains("3 frames written"))
  }

  @Test
  func aReloadPaintsAgainAndForgetsWhatIsGone() {
    source.onReload = {
      $0.previews = ["only"]
      $0.matrix = [$0.matrix[0]]
    }
    let screen = ScriptedScreen(script: [
      .event(.key(.backTab)), .event(.key(.character("r"))), .event(.key(.tab)),
    ])
    run(screen)
    #expect(source.paintedPlaces.map(\.preview) == [0, 1, 0, 0])
    #expect(chrome(screen.scenes.last)[0].contains("only"))
  }

  @Test
  func itEndsByKeySignalAndLoss() {
    #expect(run(ScriptedScreen(keys: "q+")) == nil)
    #expect(run(ScriptedScreen(script: [.event(.terminated(signal: 15))])) == 15)
    #expect(run(ScriptedScreen(script: [.event(.gone)])) == nil)
  }

  @Test
  func noticesOfTheFrameStayAndThoseOfAKeyGo() {
    source.notices = ["'X' is drawn in Inter", "linear light"]
    let screen = ScriptedScreen(keys: "xd")
    run(screen)
    let notices = screen.scenes.map { chrome($0)[1] }
    #expect(notices[0].contains("'X' is drawn in Inter · linear light"))
    #expect(notices[1].contains("no such key"))
    #expect(notices[2].contains("'X' is drawn in Inter"))
  }

  @Test
  func nothingThatSteersATerminalReachesTheScreen() {
    source.previews = ["a\u{1B}[31mb\r\u{202E}c", "card"]
    source.notices = ["\u{1B}]0;evil\u{7}"]
    let screen = ScriptedScreen(size: TerminalSize(columns: 200, rows: 40), keys: "")
    run(screen)
    let text = chrome(screen.scenes.last).joined()
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    #expect(text.contains("\\u{1B}[31m"))
  }

  @Test
  func theHelpLiesOverTheFrameAndFitsAStandardTerminal() {
    let screen = ScriptedScreen(keys: "?q")
    run(screen)
    #expect(screen.scenes[1].overlay.count == HelpText.lines.count + 2)
    #expect(screen.scenes[1].overlayOrigin.row + screen.scenes[1].overlay.count <= 22)
    #expect(Set(screen.scenes[1].overlay.map(DisplayText.columns)).count == 1)
    #expect(screen.scenes[2].overlay.isEmpty)
  }

  @Test(arguments: [
    (1, 1), (1, 2), (2, 1), (1, 3), (3, 3), (10, 3), (9, 7), (20, 4), (80, 24), (400, 150),
  ])
  func whatIsDrawnStaysInsideTheScreen(_ columns: Int, _ rows: Int) {
    let size = TerminalSize(columns: columns, rows: rows)
    let keys: [BrowseKey] = [
      .character("?"), .pageDown, .escape, .character("z"), .end, .right, .character("x"), .tab,
      .character("z"), .pageUp, .character("?"),
    ]
    let screen = ScriptedScreen(size: size, script: keys.map { .event(.key($0)) })
    run(screen)
    #expect(screen.scenes.count == keys.count + 1)
    for scene in screen.scenes {
      #expect(scene.target.column >= 0 && scene.target.column + scene.visible.columns <= columns)
      #expect(scene.target.row + scene.visible.rows <= rows)
      #expect(scene.source.column + scene.visible.columns <= scene.frame.grid.columns)
      #expect(scene.source.row + scene.visible.rows <= scene.frame.grid.rows)
      #expect(scene.lines.allSatisfy { $0.row < rows && DisplayText.columns($0.text) == columns })
      #expect(scene.overlayOrigin.row + scene.overlay.count <= rows)
      #expect(
        scene.overlay.allSatisfy {
          scene.overlayOrigin.column + DisplayText.columns($0) <= columns
        })
    }
  }
}
