import Frames
import Designs
import TerminalScreen
import Raster
import Typography

/// `browse`: step through the matrix in the terminal.
struct BrowseVerb: Verb {
  static let name = "browse"
  static let summary = "step through the matrix"
  static var operands: [Operand<BrowseVerb>] { [.design(\.arguments)] }
  static var options: [OptionDefinition<BrowseVerb>] {
    (FrameOptionTable.sides + FrameOptionTable.drawing).at(\.frames)
      + DesignArguments.definitions.at(\.arguments)
      + [.images(\.images), .against(\.against), .output(\.output)]
  }

  var arguments = DesignArguments()
  var frames = FrameOptions()
  /// The pictures asked for.
  var images = ImageRequest.automatic
  /// The folder with recorded frames to compare with; nil for none.
  var against: String?
  /// The folder that snapshots go to; nil for the usual one.
  var output: String?

  func run(console: Console) throws -> ExitCode {
    var options = frames
    let design = try arguments.load(keepingStylesOf: &options, console: console)
    let source = try DesignFrameSource(
      design: design, options: options, loader: arguments.loader,
      recorded: against.map(RecordedFolder.init), snapshotFolder: output)
    try show(source)
    return console.hasErrors ? .unusable : .done
  }

  private func show(_ source: DesignFrameSource) throws {
    guard let first = source.matrix.first else { return }
    let settings = BrowseSettings.read()
    var state = BrowseState(
      place: first, zoom: zoom ?? settings.preferences.zoom ?? .onePixelPerPoint,
      mosaic: frames.mosaic ?? settings.preferences.mosaic ?? .half,
      notice: notice(settings.problems))
    state.showsSidebar = settings.preferences.showsSidebar ?? false
    let last = try Browse.run(
      source: source, state: state, bindings: settings.bindings,
      request: ScreenRequest(color: frames.color, cell: frames.cell, images: images))
    settings.remember(last, since: state)
  }

  /// What is wrong with the user's files; what is wrong with the design the front says by itself.
  private func notice(_ problems: [String]) -> String? {
    guard let first = problems.first else { return nil }
    return problems.count == 1 ? first : "\(first) (and \(problems.count - 1) more)"
  }

  /// The zoom that `--scale` asks for, the nearest that there is; nil where it says nothing.
  private var zoom: Zoom? {
    guard let scale = frames.scale else { return nil }
    switch scale {
    case ..<0.75: return .halfPixelPerPoint
    case ...1: return .onePixelPerPoint
    default: return .twoPixelsPerPoint
    }
  }
}
