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
    var problems = settings.problems
    let problem = design.problems.first(where: \.isError)?.message
    if let problem { problems.insert(problem, at: 0) }
    var state = BrowseState(
      place: first, zoom: zoom ?? settings.preferences.zoom ?? .onePixelPerPoint,
      mosaic: options.given.contains("--mosaic")
        ? options.mosaic : settings.preferences.mosaic ?? options.mosaic,
      notice: problems.first)
    state.showsSidebar = settings.preferences.showsSidebar ?? false
    let last = try Browse.run(
      source: source, state: state, bindings: settings.bindings,
      request: ScreenRequest(options))
    settings.remember(last, since: state)
  }

  /// The zoom that `--scale` asks for; nil where it says nothing.
  private var zoom: Zoom? {
    options.scale.map { $0 > 1 ? .twoPixelsPerPoint : .onePixelPerPoint }
  }
}
