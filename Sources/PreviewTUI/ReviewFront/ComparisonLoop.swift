import Frames
import TerminalScreen
import Raster

/// Ties a report, the state and the screen together: an event in, a screenful out.
struct ComparisonLoop {
  /// How it ended.
  enum Outcome: Equatable {
    /// By a key.
    case key(ComparisonEnd)
    /// By a signal.
    case signal(Int32)
    /// The terminal went away.
    case gone
  }

  /// What is stepped through.
  let folder: ComparisonFolder
  /// Where it is shown.
  let screen: any BrowseScreen
  /// Whether somebody may accept.
  let canAccept: Bool
  /// What is remembered.
  private(set) var state = ComparisonState()

  /// Makes a loop; nothing is shown before `run()`.
  init(
    folder: ComparisonFolder, screen: any BrowseScreen, canAccept: Bool, notice: String? = nil
  ) {
    self.folder = folder
    self.screen = screen
    self.canAccept = canAccept
    state.notice = notice
  }

  /// Shows frames until a key or the world ends it.
  mutating func run() -> Outcome {
    while true {
      let picture = picture
      if !screen.hasPendingEvent {
        screen.draw(
          BrowseScene(state, of: folder.report, picture: picture, size: screen.size))
      }
      switch nextEvent() {
      case nil: state.blink()
      case .key(let key):
        if let end = state.apply(key, in: limits(picture)) { return .key(end) }
      case .mouse(let event): state.apply(event, in: limits(picture))
      case .exposed, .paste, .filesChanged: break
      case .terminated(let signal): return .signal(signal)
      case .gone: return .gone
      }
    }
  }

  /// What happens next; nil when it is time for the other side.
  private func nextEvent() -> ScreenEvent? {
    state.isBlinking
      ? screen.nextEvent(within: Int32(ReviewPictures.blinkDelay)) : screen.nextEvent()
  }

  private var picture: BrowseFrame {
    let frames = folder.report.frames
    return folder.picture(
      frames.indices.contains(state.frame) ? frames[state.frame] : nil, state.side)
  }

  private func limits(_ picture: BrowseFrame) -> ComparisonLimits {
    ComparisonLimits(
      report: folder.report,
      picture: CellArea(columns: picture.grid.columns, rows: picture.grid.rows),
      viewport: ScreenLayout(size: screen.size).frame.area, canAccept: canAccept)
  }
}
