import Raster
import Typography

/// Ties the frames, the state and the screen together: an event in, a screenful out.
struct BrowseLoop {
  /// Where the frames come from.
  let source: any FrameSource
  /// Where they are shown.
  let screen: any BrowseScreen
  /// What is remembered.
  private(set) var state: BrowseState
  /// The size of the terminal's cells; nil for what the screen says.
  private let cell: CellSize?
  /// The frame that was painted last, and for what.
  private var painted: (place: BrowsePlace, scale: FrameScale, frame: BrowseFrame)?

  /// How many scenes may be left out while keys come faster than they can be drawn.
  private static let maximumSkipped = 8

  /// Makes a loop; nothing is shown before `run()`.
  init(
    source: any FrameSource, screen: any BrowseScreen, state: BrowseState, cell: CellSize? = nil
  ) {
    self.cell = cell
    self.source = source
    self.screen = screen
    self.state = state
  }

  /// Shows frames until a key or the world ends it.
  ///
  /// - Returns: The signal that asked us to end; nil after `q` or when the terminal is gone.
  mutating func run() -> Int32? {
    show()
    var skipped = 0
    while true {
      switch screen.nextEvent() {
      case .key(let key):
        // What the last screenful showed is what the key was meant for.
        let effects = state.apply(key, in: limits(frame: painted?.frame ?? frame()))
        if effects.contains(.quit) { return nil }
        effects.forEach { perform($0) }
      case .exposed:
        break
      case .terminated(let signal):
        return signal
      case .gone:
        return nil
      }
      if screen.hasPendingEvent && skipped < Self.maximumSkipped {
        skipped += 1
      } else {
        skipped = 0
        show()
      }
    }
  }

  /// Does what a key asked for, other than drawing and quitting.
  private mutating func perform(_ effect: BrowseEffect) {
    switch effect {
    case .redraw, .quit:
      break
    case .snapshot:
      state.notice = "writing the snapshot…"
      show()
      state.notice = source.snapshot()
    case .reload:
      state.notice = "reloading…"
      show()
      state.notice = source.reload()
      painted = nil
    }
  }

  /// Draws the state.
  private mutating func show() {
    state.clampMosaic(to: mosaics)
    state.clampPlace(previewCount: source.previews.count, matrix: source.matrix)
    state.clampOffset(to: limits(frame: frame()))
    screen.draw(BrowseScene(status: status(), frame: frame(), size: screen.size))
  }

  /// What a key moves within, now.
  private func limits(frame: BrowseFrame) -> BrowseLimits {
    let size = screen.size
    return BrowseLimits(
      devices: source.devices, matrix: source.matrix, mosaics: mosaics,
      frame: CellArea(columns: frame.grid.columns, rows: frame.grid.rows),
      viewport: BrowseScene.viewport(size), hiddenHelpLines: BrowseScene.hiddenHelpLines(size))
  }

  /// The mosaics that can be shown.
  private var mosaics: [Mosaic] { Mosaic.allCases.filter(screen.shows) }

  /// The frame of the state; painted again only when something that it depends on changed.
  private mutating func frame() -> BrowseFrame {
    let scale = FrameScale(
      pixelsPerPoint: pixelsPerPoint, mosaic: state.mosaic,
      cell: cell ?? screen.cellSize ?? .standard)
    if let painted, painted.place == state.place, painted.scale == scale {
      return painted.frame
    }
    let frame = source.frame(at: state.place, scale: scale)
    painted = (state.place, scale, frame)
    return frame
  }

  private var pixelsPerPoint: Double {
    state.zoom.pixelsPerPoint(
      columns: screen.size.columns, mosaic: state.mosaic,
      deviceWidth: state.place.traits.device.width)
  }

  private func status() -> StatusLine {
    let previews = source.previews
    let index = state.place.preview
    return StatusLine(
      state: state, preview: previews.indices.contains(index) ? previews[index] : "",
      bodyPointSize: source.bodyPointSize(state.place.traits), matrix: source.matrix,
      pixelsPerPoint: pixelsPerPoint)
  }
}
