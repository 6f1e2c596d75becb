import Raster
import Support
import Typography

@testable import Designs
@testable import Frames
@testable import PreviewTUI
@testable import TerminalScreen

/// A screen without a terminal: it feeds events from a list and keeps what was drawn.
final class ScriptedScreen: BrowseScreen {
  /// The size; a script may change it between two events.
  var size: TerminalSize
  /// The size of a cell; nil as on most terminals.
  var cellSize: CellSize?
  var images = ImageChoice(format: nil, reason: "a script takes none")
  /// The file that would tell of changes.
  var watched: Int32?
  /// The mosaics that cannot be shown.
  var unknown: Set<Mosaic> = []
  /// The events that are still to come; after the last one the terminal is gone.
  private var script: [Step]
  /// What was drawn.
  private(set) var scenes: [BrowseScene] = []

  enum Step {
    case event(ScreenEvent)
    case resize(TerminalSize)
    /// Nothing happens for as long as anybody waits with a limit.
    case pause
  }

  init(size: TerminalSize = .standard, script: [Step]) {
    self.size = size
    self.script = script
  }

  /// A script of typed characters.
  convenience init(size: TerminalSize = .standard, keys: String) {
    self.init(size: size, script: keys.unicodeScalars.map { .event(.key(.character($0))) })
  }

  var hasPendingEvent: Bool { false }

  func shows(_ mosaic: Mosaic) -> Bool { !unknown.contains(mosaic) }

  func draw(_ scene: BrowseScene) { scenes.append(scene) }

  func nextEvent() -> ScreenEvent {
    while true {
      if let event = nextEvent(within: -1) { return event }
    }
  }

  func nextEvent(within milliseconds: Int32) -> ScreenEvent? {
    guard !script.isEmpty else { return .gone }
    switch script.removeFirst() {
    case .pause: return nil
    case .event(let event): return event
    case .resize(let size):
      self.size = size
      return .exposed
    }
  }
}

/// A source that paints plain frames and counts.
final class PlainSource: FrameSource {
  var previews = ["ramp", "card"]
  var devices = [Device.se, .eight, .plus]
  var matrix = [
    BrowsePlace(preview: 0, traits: PreviewTraits(device: .eight)),
    BrowsePlace(preview: 0, traits: PreviewTraits(device: .se, colorScheme: .dark)),
    BrowsePlace(
      preview: 1, traits: PreviewTraits(device: .eight, dynamicTypeSize: .accessibility1)),
  ]
  var notices: [String] = []
  private(set) var paintedPlaces: [BrowsePlace] = []
  private(set) var paintedScales: [FrameScale] = []
  private(set) var snapshotCount = 0
  var onReload: (PlainSource) -> Void = { _ in }

  /// What a change on the disk makes of the design.
  var hasChanged = false
  var hasRecordedFrames = false
  var trouble: String?
  var generation = 0
  var pinnedGeneration: Int?
  var locales = ["en"]
  var changes: Int32? { nil }
  /// The styles of every frame.
  var styles: [BrowseStyle] = []
  private(set) var painted: [FrameContent] = []
  /// Where `]` leads to.
  var breaks: [TextBreak] = []

  /// What changes the plain ramp of eleven styles.
  static let editor = DesignEditor(
    design: DesignSystem.ramp(name: "plain", families: ["Plain"]),
    matcher: FaceMatcher(catalog: Faces.plain))

  func editor(for edits: DesignEdits) -> DesignEditor { Self.editor }

  func frame(_ content: FrameContent) -> BrowseFrame {
    let request = content.request
    let (place, scale) = (request.place, request.scale)
    painted.append(content)
    paintedPlaces.append(place)
    paintedScales.append(scale)
    let pixels = Int((place.traits.device.width * scale.pixelsPerPoint).rounded())
    let columns = pixels / scale.mosaic.pixelColumns
    let rows = 100 + 10 * place.traits.dynamicTypeSize.position
    let ground: RGBA = place.traits.colorScheme == .dark ? .black : .white
    let cell = CellGrid.Cell(symbol: " ", foreground: ground, background: ground)
    return BrowseFrame(
      grid: CellGrid(columns: columns, rows: rows, filledWith: cell, mosaic: scale.mosaic),
      ground: ground,
      notices: notices, styles: styles)
  }

  func bodyPointSize(_ traits: PreviewTraits) -> Double {
    14 + Double(traits.dynamicTypeSize.position)
  }

  func families() -> FamilyList { Self.families }

  /// Three families of one face each.
  static let families: FamilyList = {
    let faces = ["Alpha", "Beta Sans", "Gamma"].map { Faces.face($0, weight: 400) }
    return FamilyList(
      design: LoadedDesign(
        system: DesignSystem(name: "plain"), fonts: RegisteredFonts(),
        matcher: FaceMatcher(catalog: FaceCatalog(faces: faces)), location: .builtIn,
        problems: []),
      installed: [])
  }()

  func explanation(of style: String, in request: FrameRequest) -> StyleExplanation? { nil }

  func findBreak(
    from place: BrowsePlace, edits: DesignEdits, _ direction: BreakFinder.Direction
  ) -> TextBreak? {
    breaks.isEmpty ? nil : breaks.removeFirst()
  }

  func patch(of edits: DesignEdits) throws(PatchError) -> DesignPatch {
    throw PatchError.nothingToWrite
  }

  func write(_ edits: DesignEdits) throws(PatchError) -> String { "written" }

  func snapshot(_ edits: DesignEdits, to folder: String?) -> String {
    snapshotCount += 1
    return "3 frames written"
  }

  func reload() -> String {
    onReload(self)
    generation += 1
    return "reloaded"
  }

  func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }
}

extension BrowseContext {
  /// What stands on a screen of 80 columns and 24 rows that shows the top left of one frame.
  static func plain(
    previews: [String] = ["ramp"], devices: [Device] = [], locales: [String] = [],
    matrix: [BrowsePlace] = [], styles: [BrowseStyle] = []
  ) -> BrowseContext {
    BrowseContext(
      setting: BrowseSetting(
        previews: previews, devices: devices, locales: locales, matrix: matrix,
        hasRecordedFrames: false, generation: 0, editor: PlainSource.editor,
        surface: BrowseSurface(
          mosaics: Mosaic.allCases,
          images: ImageChoice(format: nil, reason: "the screen takes none"), cell: .standard),
        bindings: .standard),
      screen: ShownScreen(
        styles: styles, frame: CellArea(columns: 375, rows: 260),
        viewport: CellArea(columns: 80, rows: 22), hiddenPanelLines: 0, hiddenWhyLines: 0,
        sheetColumns: 1))
  }
}

extension BrowseScene {
  /// The only picture.
  var picture: Picture { pictures[0] }
}

extension Device {
  static let se = Device(
    name: "iPhone SE (1st generation)", width: 320, height: 568, displayScale: 2)
  static let eight = Device(name: "iPhone 8", width: 375, height: 667, displayScale: 2)
  static let plus = Device(name: "iPhone 8 Plus", width: 414, height: 736, displayScale: 3)
}
