import Frames
import Designs
import TerminalScreen
import Raster
import Typography

/// `browse`: step through the matrix in the terminal.
struct BrowseVerb {
  let design: LoadedDesign
  let options: Options
  let loader: DesignLoader

  func run() throws {
    let source = try DesignFrameSource(design: design, options: options, loader: loader)
    guard let first = source.matrix.first else { return }
    let settings = BrowseSettings.read()
    var state = BrowseState(
      place: first, zoom: zoom ?? settings.preferences.zoom ?? .onePixelPerPoint,
      mosaic: options.frames.mosaic ?? settings.preferences.mosaic ?? .half,
      notice: notice(settings.problems))
    state.showsSidebar = settings.preferences.showsSidebar ?? false
    let last = try Browse.run(
      source: source, state: state, bindings: settings.bindings,
      request: ScreenRequest(options))
    settings.remember(last, since: state)
  }

  /// What is wrong with the user's files; what is wrong with the design the front says by itself.
  private func notice(_ problems: [String]) -> String? {
    guard let first = problems.first else { return nil }
    return problems.count == 1 ? first : "\(first) (and \(problems.count - 1) more)"
  }

  /// The zoom that `--scale` asks for, the nearest that there is; nil where it says nothing.
  private var zoom: Zoom? {
    guard let scale = options.frames.scale else { return nil }
    switch scale {
    case ..<0.75: return .halfPixelPerPoint
    case ...1: return .onePixelPerPoint
    default: return .twoPixelsPerPoint
    }
  }
}
