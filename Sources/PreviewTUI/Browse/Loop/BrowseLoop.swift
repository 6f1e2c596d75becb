import Designs
import Frames
import TerminalScreen
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
  /// Which key does what.
  private let bindings: KeyBindings
  /// The frames that were painted.
  private var frames = FrameCache()
  /// What stood on the screen last; nil before anything did.
  private var shown: (view: BrowseView, scene: BrowseScene)?

  /// How many scenes may be left out while keys come faster than they can be drawn.
  private static let maximumSkipped = 8

  /// Makes a loop; nothing is shown before `run()`.
  init(
    source: any FrameSource, screen: any BrowseScreen, state: BrowseState, cell: CellSize? = nil,
    bindings: KeyBindings = .standard
  ) {
    self.cell = cell
    self.source = source
    self.screen = screen
    self.state = state
    self.bindings = bindings
  }

  /// Shows frames until a key or the world ends it.
  ///
  /// - Returns: The signal that asked us to end; nil after `q` or when the terminal is gone.
  mutating func run() -> Int32? {
    screen.watched = source.changes
    show()
    var skipped = 0
    while true {
      let effects: [BrowseEffect]
      // What the last screenful showed is what a key was meant for.
      switch nextEvent() {
      case nil:
        state.blink()
        effects = []
      case .key(let key): effects = state.apply(key, in: context)
      case .mouse(let event):
        effects = state.apply(event, on: shown?.scene.target(at: event.point), in: context)
      case .paste(let text): effects = state.paste(text, in: context)
      case .filesChanged: effects = source.takeChange() ? [.reload] : []
      case .exposed: effects = []
      case .terminated(let signal): return signal
      case .gone: return nil
      }
      if effects.contains(.quit) { return nil }
      effects.forEach { perform($0) }
      if screen.hasPendingEvent && skipped < Self.maximumSkipped {
        skipped += 1
      } else {
        skipped = 0
        show()
      }
    }
  }

  /// What happens next; nil when it is time for the other frame of two.
  private func nextEvent() -> ScreenEvent? {
    state.isBlinking
      ? screen.nextEvent(within: Int32(ReviewPictures.blinkDelay)) : screen.nextEvent()
  }

  private var context: BrowseContext {
    mutating get {
      if shown == nil { show() }
      return shown?.view.context ?? view().context
    }
  }
}

// MARK: - Showing

extension BrowseLoop {
  /// Draws the state.
  private mutating func show() {
    state.clampMosaic(to: surface.mosaics)
    state.clampPlace(
      previewCount: source.previews.count, matrix: source.matrix,
      hasRecordedFrames: source.hasRecordedFrames)
    let view = view()
    state.clampOffset(to: view.context)
    let scene = view.scene(of: state)
    screen.draw(scene)
    shown = (view, scene)
  }

  /// What the screen can show.
  private var surface: BrowseSurface {
    BrowseSurface(
      mosaics: Mosaic.allCases.filter(screen.shows), images: screen.images,
      cell: cell ?? screen.cellSize ?? .standard)
  }

  /// Everything that a screenful is made of; frames are painted only when something that they depend
  /// on has changed.
  private mutating func view() -> BrowseView {
    let source = source
    let setting = BrowseSetting(
      of: source, edits: state.shownEdits, on: surface, bindings: bindings)
    return BrowseView(state: state, source: source, size: screen.size, setting: setting) {
      content in
      frames.frame(content) { source.frame($0) }
    }
  }
}

// MARK: - Effects

extension BrowseLoop {
  /// Does what a key asked for, other than drawing and quitting.
  private mutating func perform(_ effect: BrowseEffect) {
    switch effect {
    case .redraw, .quit: break
    case .findBreak(let step): findBreak(step)
    case .listFamilies:
      if case .families(var picker) = state.panel {
        picker.fill(source.families())
        state.panel = .families(picker)
      }
    case .makePatch:
      do throws(PatchError) {
        state.panel = .patch(PatchPanel(try source.patch(of: state.edits.current)))
      } catch {
        state.panel = nil
        state.notice = "\(error)"
      }
    case .write: write()
    case .snapshot(let folder):
      say("writing the snapshot…")
      state.notice = source.snapshot(state.edits.current, to: folder)
    case .reload: reload()
    }
  }

  /// Shows words while something takes its time.
  private mutating func say(_ words: String) {
    state.notice = words
    show()
  }

  /// Goes so many breaks on, or as far as there are some.
  private mutating func findBreak(_ step: Int) {
    var found: TextBreak?
    if abs(step) > 1 { say("looking…") }
    for _ in 0..<abs(step) where found == nil || !screen.hasPendingEvent {
      let next = source.findBreak(
        from: state.place, edits: state.edits.current, step < 0 ? .backward : .forward)
      guard let next else { break }
      state.place.traits = next.traits
      found = next
    }
    guard let found else {
      state.notice = "nothing breaks \(step < 0 ? "before" : "after") this size and device"
      return
    }
    state.notice = found.sentences.joined(separator: "; ").printable
    if let style = found.styles.first { show(style: style) }
  }

  /// Scrolls to a style without marking it.
  private mutating func show(style: String) {
    let marked = state.style
    let words = state.notice
    state.mark(style, in: view().context)
    state.style = marked
    state.notice = words
  }

  private mutating func reload() {
    say("reloading…")
    source.pinnedGeneration = state.comparison?.generation
    state.notice = source.reload()
    frames.removeAll()
    forgetGoneStyles()
    // A patch that is being looked at is that of the file as it is now.
    if case .patch = state.panel { perform(.makePatch) }
  }

  /// Forgets marks and changes of styles that the design does not have any more.
  private mutating func forgetGoneStyles() {
    let names = source.editor(for: DesignEdits()).design.styles.map(\.name)
    if let style = state.style, !names.contains(style) {
      state.style = nil
      state.whyLine = nil
      state.notice = "\(style.shortened) is gone; \(state.notice ?? "")"
    }
    state.edits.record(state.edits.current.keeping(names))
  }

  /// Writes the changes; what is written is no change any more.
  private mutating func write() {
    guard !state.edits.current.isEmpty else {
      state.notice = "nothing is changed"
      return
    }
    do throws(PatchError) {
      source.pinnedGeneration = state.comparison?.generation
      state.notice = try source.write(state.edits.current)
      state.edits = EditHistory(DesignEdits())
      frames.removeAll()
    } catch {
      state.notice = "\(error)"
    }
  }
}
