import Designs
import Frames
import Raster
import Testing
import Typography

@testable import PreviewTUI
@testable import TerminalScreen

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
    guard let scene else { return [] }
    let first = scene.size.rows - ScreenLayout.chromeRows(scene.size)
    return scene.texts.filter { $0.origin.row >= first }.map(\.text)
  }

  /// The texts over the frame.
  func overlay(_ scene: BrowseScene) -> [ChromeText] {
    scene.texts.filter { $0.origin.row < scene.size.rows - ScreenLayout.chromeRows(scene.size) }
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
    #expect(screen.scenes.last?.pictures.first?.target.area == CellArea(columns: 80, rows: 22))
  }

  @Test
  func aKeyDrawsOnceAndPaintsOnlyWhatIsNew() {
    let screen = ScriptedScreen(script: [.event(.key(.down)), .event(.key(.character("d")))])
    run(screen)
    #expect(screen.scenes.map(\.picture.source.row) == [0, 1, 1])
    #expect(source.paintedPlaces.map(\.traits.colorScheme) == [.light, .dark])
  }

  @Test
  func aResizeIsDrawnAndKeepsInsideTheFrame() {
    let large = TerminalSize(columns: 400, rows: 300)
    let screen = ScriptedScreen(script: [.event(.key(.end)), .resize(large)])
    run(screen)
    #expect(screen.scenes.last?.size == large)
    #expect(screen.scenes.last?.picture.source == .zero)
    #expect(screen.scenes.last?.picture.target.origin == CellPoint(column: 12, row: 0))
  }

  @Test
  func fitWidthFollowsTheScreen() {
    let screen = ScriptedScreen(script: [
      .event(.key(.character("z"))), .event(.key(.character("z"))),
      .resize(TerminalSize(columns: 150, rows: 50)),
    ])
    run(screen)
    #expect(screen.scenes.map(\.picture.frame.grid.columns) == [375, 750, 80, 150])
  }

  @Test
  func mIsTheNextMosaicInTheSamePlace() {
    let screen = ScriptedScreen(size: TerminalSize(columns: 100, rows: 24), keys: "mmmmm")
    run(screen)
    #expect(source.paintedScales.map(\.mosaic) == Mosaic.allCases)
    #expect(source.paintedScales.allSatisfy { $0.pixelsPerPoint == 1 })
    #expect(screen.scenes.map(\.picture.frame.grid.mosaic) == Mosaic.allCases + [.half])
    #expect(screen.scenes.map(\.picture.frame.grid.columns) == [375, 187, 187, 187, 187, 375])
    for (scene, mosaic) in zip(screen.scenes, Mosaic.allCases) {
      #expect(chrome(scene)[0].contains("· \(mosaic.rawValue) ·"))
    }
  }

  @Test
  func aMosaicThatTheScreenCannotShowIsPassedOverWithWords() {
    let screen = ScriptedScreen(keys: "mmmm")
    screen.unknown = [.octant]
    run(screen)
    #expect(source.paintedScales.map(\.mosaic) == [.half, .quadrant, .sextant, .braille])
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
    let screen = ScriptedScreen(keys: "yd")
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
    let help = overlay(screen.scenes[1])
    #expect(help.contains { $0.text.contains("larger, smaller text size") })
    #expect(help.allSatisfy { $0.origin.row < 22 })
    #expect(overlay(screen.scenes[2]).isEmpty)
  }

  @Test(arguments: [
    (1, 1), (1, 2), (2, 1), (1, 3), (3, 3), (10, 3), (9, 7), (20, 4), (80, 24), (400, 150),
  ])
  func whatIsDrawnStaysInsideTheScreen(_ columns: Int, _ rows: Int) {
    let size = TerminalSize(columns: columns, rows: rows)
    let keys: [TerminalKey] = [
      .character("?"), .pageDown, .escape, .character("z"), .end, .right, .character("x"), .tab,
      .character("z"), .pageUp, .character("?"),
    ]
    let screen = ScriptedScreen(size: size, script: keys.map { .event(.key($0)) })
    run(screen)
    #expect(screen.scenes.count == keys.count + 1)
    for scene in screen.scenes {
      for picture in scene.pictures {
        let target = picture.target
        #expect(target.origin.column >= 0 && target.columns.upperBound <= columns)
        #expect(target.origin.row >= 0 && target.rows.upperBound <= rows)
        #expect(picture.source.column + target.area.columns <= picture.frame.grid.columns)
        #expect(picture.source.row + target.area.rows <= picture.frame.grid.rows)
      }
      for text in scene.texts {
        #expect((0..<rows).contains(text.origin.row) && text.origin.column >= 0)
        #expect(text.origin.column + DisplayText.columns(text.text) <= columns, "\(text)")
      }
      #expect(scene.hits.allSatisfy { $0.rect.columns.upperBound <= columns })
    }
  }

  @Test
  func hintsNameTheKeysThatWereChosen() {
    var bindings = KeyBindings.standard
    bindings.bind(.help, to: [.character("H")])
    bindings.bind(.quit, to: [])
    let screen = ScriptedScreen(keys: "yj")
    var loop = BrowseLoop(
      source: source, screen: screen, state: BrowseState(place: source.matrix[0]),
      bindings: bindings)
    _ = loop.run()
    #expect(chrome(screen.scenes[0])[1].contains("H help  f family"))
    #expect(chrome(screen.scenes[1])[1].contains("press H for help"))
  }

  // MARK: Several frames

  @Test
  func aSheetShowsItsFramesBesideEachOther() {
    let screen = ScriptedScreen(size: TerminalSize(columns: 200, rows: 60), keys: "vvv")
    run(screen)
    #expect(screen.scenes.map(\.pictures.count) == [1, 2, 3, 12])
    let targets = screen.scenes[3].pictures.map(\.target)
    for (index, one) in targets.enumerated() {
      for other in targets[(index + 1)...] {
        #expect(!one.columns.overlaps(other.columns) || !one.rows.overlaps(other.rows))
      }
    }
    #expect(source.painted.last?.request.part == .texts)
  }

  @Test
  func aSheetThatDoesNotFitShowsThePageOfItsCursor() {
    let screen = ScriptedScreen(script: [
      .event(.key(.character("v"))), .event(.key(.character("v"))),
      .event(.key(.character("v"))), .event(.key(.tab)), .event(.key(.pageDown)),
    ])
    run(screen)
    #expect(screen.scenes.last?.pictures.count == 4)
    #expect(chrome(screen.scenes.last)[0].contains("sheet of sizes"))
    #expect(screen.scenes.last?.texts.contains { $0.text.contains("xLarge") } == true)
    #expect(screen.scenes.last?.pictures.allSatisfy { $0.source.row > 0 } == true)
  }

  @Test
  func blinkingShowsTheOneAndTheOtherWithoutAKey() {
    let screen = ScriptedScreen(script: [
      .event(.key(.character("c"))), .event(.key(.character("d"))), .pause, .pause,
      .event(.key(.character("?"))),
    ])
    run(screen)
    let grounds = screen.scenes.map(\.picture.frame.ground)
    #expect(grounds == [.white, .white, .black, .white, .black, .black])
  }

  @Test
  func differencesAreAskedForAsOnePicture() {
    let screen = ScriptedScreen(keys: "cdcc")
    run(screen)
    guard
      case .combined(.design(let pinned), .design(let present), .difference) =
        source.painted.last
    else {
      Issue.record("\(String(describing: source.painted.last))")
      return
    }
    #expect(pinned.place.traits.colorScheme == .light)
    #expect(present.place.traits.colorScheme == .dark)
  }

  // MARK: Files and commands

  @Test
  func aChangeOnTheDiskIsReadOnceAndKeepsThePlace() {
    var count = 0
    source.onReload = { _ in count += 1 }
    let screen = ScriptedScreen(script: [
      .event(.key(.character("+"))), .event(.key(.down)), .event(.filesChanged),
      .event(.filesChanged),
    ])
    source.hasChanged = true
    run(screen)
    #expect(count == 1)
    #expect(screen.scenes.last?.picture.source.row == 1)
    #expect(chrome(screen.scenes.last)[0].contains("xLarge"))
  }

  @Test
  func aPinnedFrameIsThatOfItsReading() {
    source.hasChanged = true
    let screen = ScriptedScreen(script: [
      .event(.key(.character("c"))), .event(.filesChanged), .event(.key(.character("c"))),
    ])
    run(screen)
    #expect(source.pinnedGeneration == 0)
    let generations = source.painted.suffix(2).map(\.request.generation)
    #expect(Set(generations) == [0, 1])
    #expect(chrome(screen.scenes.last)[0].contains("side with pinned"))
    let texts = screen.scenes.last?.texts.map(\.text) ?? []
    #expect(texts.contains { $0.contains("pinned: as it was on the disk") })
  }

  @Test
  func whatIsGoneFromTheDesignIsForgotten() {
    let names = PlainSource.editor.design.styles.map(\.name)
    var state = BrowseState(place: source.matrix[0])
    state.style = "gone"
    var edit = StyleEdit()
    edit.weight = 700
    var edits = DesignEdits()
    edits.styles = ["gone": edit, names[0]: edit]
    state.edits.record(edits)
    let screen = ScriptedScreen(keys: "r")
    var loop = BrowseLoop(source: source, screen: screen, state: state)
    _ = loop.run()
    #expect(loop.state.style == nil)
    #expect(Array(loop.state.edits.current.styles.keys) == [names[0]])
    #expect(chrome(screen.scenes.last)[1].contains("gone is gone"))
  }

  @Test
  func whatIsWrongOnTheDiskStaysOnTheScreen() {
    source.trouble = "x.tokens.json:3: error: no"
    let screen = ScriptedScreen(keys: "+d")
    run(screen)
    #expect(screen.scenes.allSatisfy { chrome($0)[1].contains("x.tokens.json:3: error: no") })
  }

  @Test
  func aPlaceThatBreaksIsGoneTo() {
    source.breaks = [
      TextBreak(
        traits: source.matrix[2].traits, sentences: ["title breaks here"], styles: ["title"])
    ]
    let screen = ScriptedScreen(keys: "]")
    run(screen)
    #expect(chrome(screen.scenes.last)[1].contains("title breaks here"))
    #expect(chrome(screen.scenes.last)[0].contains("accessibility1"))
    source.breaks = []
    let other = ScriptedScreen(keys: "[")
    run(other)
    #expect(chrome(other.scenes.last)[1].contains("nothing breaks before"))
  }

  @Test
  func aClickOnTheStatusLineSteps() throws {
    let first = ScriptedScreen(keys: "")
    run(first)
    let scene = try #require(first.scenes.last)
    let hit = try #require(
      scene.hits.first { $0.target == .command(.step(.size, 1), back: .step(.size, -1)) })
    #expect(scene.target(at: hit.rect.origin) == hit.target)
    let screen = ScriptedScreen(script: [
      .event(.mouse(MouseEvent(.press, at: hit.rect.origin)))
    ])
    run(screen)
    #expect(chrome(screen.scenes.last)[0].contains("xLarge"))
  }
}
