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
    try Browse.run(
      source: source, place: first, zoom: zoom, mosaic: options.mosaic, cell: options.cell,
      request: options.color, notice: design.problems.first(where: \.isError)?.message)
  }

  /// The zoom that `--scale` asks for; else one pixel per point.
  private var zoom: Zoom {
    (options.scale ?? 1) > 1 ? .twoPixelsPerPoint : .onePixelPerPoint
  }
}

/// A design as the front's source of frames.
final class DesignFrameSource: FrameSource {
  private(set) var previews: [String] = []
  private(set) var devices: [Device] = []
  private(set) var matrix: [BrowsePlace] = []

  private var design: LoadedDesign
  private var renderer: FrameRenderer
  private let options: Options
  private let loader: DesignLoader

  /// The folder that `s` writes to when `-o` names none.
  private static let snapshotFolder = "typo-preview-frames"

  init(design: LoadedDesign, options: Options, loader: DesignLoader) throws {
    self.design = design
    self.options = options
    self.loader = loader
    renderer = FrameRenderer(design: design, blending: options.blending)
    try plan()
  }

  private func plan() throws(PlanError) {
    let plan = try FramePlan(design: design.system, options: options, fallback: .common)
    previews = []
    matrix = plan.previews.map { preview in
      let index = previews.firstIndex(of: preview.name) ?? previews.count
      if index == previews.count {
        previews.append(preview.name)
      }
      return BrowsePlace(preview: index, traits: preview.traits)
    }
    devices = plan.devices
  }

  /// The specimen in the surroundings that the state says, whatever a preview's own modifiers said.
  private func preview(at place: BrowsePlace) -> Preview {
    let specimen = FramePlan.specimen(of: design.system, options: options)
    return Preview(name: previews[place.preview], traits: place.traits, view: specimen)
  }

  func frame(at place: BrowsePlace, scale: FrameScale) -> BrowseFrame {
    let page = renderer.page(of: preview(at: place))
    do throws(CanvasError) {
      let cells = try renderer.cells(of: page, scale: scale)
      return BrowseFrame(grid: cells, ground: page.background, notices: notices(of: page))
    } catch {
      let blank = CellGrid.Cell(
        symbol: " ", foreground: page.background, background: page.background)
      return BrowseFrame(
        grid: CellGrid(columns: 1, rows: 1, filledWith: blank), ground: page.background,
        notices: ["\(error)"])
    }
  }

  /// What is not as asked: each kind once, with the number of styles.
  private func notices(of page: Page) -> [String] {
    var notices: [String] = []
    if options.blending == .linear { notices.append("ink blended in linear light") }
    for note in page.noteKinds where note != ResolvedFont.Note.monospacedDigit.rawValue {
      let count = page.texts.filter { $0.notes.contains(note) }.count
      notices.append("\(note): \(count) of \(page.texts.count) texts")
    }
    let missing = page.texts.flatMap(\.missingGlyphs)
    if !missing.isEmpty {
      notices.append("no glyph for \(missing.joined(separator: " ").printable)")
    }
    return notices
  }

  func bodyPointSize(_ traits: PreviewTraits) -> Double {
    Font.TextStyle.body.pointSize(at: traits.dynamicTypeSize)
  }

  func snapshot() -> String {
    let folder = options.output ?? Self.snapshotFolder
    let writer = SnapshotWriter(
      design: design, folder: folder, formats: [.ansi, .png, .txt],
      scale: options.frameScale(), color: options.color ?? .trueColor, blending: options.blending,
      recorded: RecordedOptions(options), jobs: options.jobs ?? Processors.count)
    do {
      let files = try writer.write(matrix.map(preview)) { _ in }
      return "wrote \(files) files for \(matrix.count) frames to '\(folder.printable)'"
    } catch {
      return "no snapshot: \(error)".printable
    }
  }

  func reload() -> String {
    do {
      var fresh = try loader.load()
      try fresh.keepStyles(options.styles)
      let previous = design
      design = fresh
      do {
        try plan()
      } catch {
        design = previous
        throw error
      }
      renderer = FrameRenderer(design: fresh, blending: options.blending)
      return fresh.problems.first(where: \.isError)?.message ?? "read again, \(fresh.summary)"
    } catch let error as DesignError {
      return "not read again: \(error.problems.first?.message ?? "")"
    } catch {
      return "not read again: \(error)".printable
    }
  }
}

extension LoadedDesign {
  /// The design in numbers.
  fileprivate var summary: String {
    let files = Set(matcher.catalog.faces.map(\.id.file)).count
    return "\(system.styles.count) styles, \(files) font files"
  }
}

extension Page {
  /// The kinds of notes of its texts in the order in which they come, each once.
  fileprivate var noteKinds: [String] {
    var seen: Set<String> = []
    return texts.flatMap(\.notes).filter { seen.insert($0).inserted }
  }
}
