import Designs
import Frames
import Platform
import Raster
import Typography

/// A design as the front's source of frames.
final class DesignFrameSource: FrameSource {
  private(set) var previews: [String] = []
  private(set) var devices: [Device] = []
  private(set) var matrix: [BrowsePlace] = []
  /// What is wrong with the design since it was last read well.
  private(set) var trouble: String?

  /// The design as it was last read well.
  private(set) var design: LoadedDesign
  /// Which frames, and how they are drawn.
  let options: FrameOptions
  /// The folder that snapshots go to; nil for the usual one.
  private let snapshotFolder: String?
  let loader: DesignLoader
  /// The recorded frames to compare with; nil for none.
  let recorded: RecordedFolder?
  /// The design with families that edits name, and what draws it.
  private var editedDesigns: EditedDesigns
  private(set) var generation = 0
  var pinnedGeneration: Int?
  /// The reading of a pinned frame, where the design was read again since.
  private var pinned: (generation: Int, designs: EditedDesigns)?
  /// The explanation that was made last, and for what.
  private var explained: (style: String, request: FrameRequest, explanation: StyleExplanation?)?
  /// Where the design as it was read begins to break; made anew for other edits.
  private var breaks: (edits: DesignEdits, finder: BreakFinder)?
  /// What was just written into the design's document, until the watcher tells of it.
  private var ownBytes: [UInt8]?
  /// What tells of changes on the disk; nil where nothing can.
  private let watcher: FolderWatcher?
  /// The fonts of families that the design does not bring.
  private let familyFonts = FamilyFonts()

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - design: The design, read.
  ///   - options: Which frames, and how they are drawn.
  ///   - loader: What reads the design again.
  ///   - recorded: The recorded frames to compare with; nil for none.
  ///   - snapshotFolder: The folder that snapshots go to; nil for the usual one.
  ///   - started: When reading the design began, as `Moment.onFiles`.
  /// - Throws: `PlanError`; `RecordError` when there is a folder of recorded frames that is none.
  init(
    design: LoadedDesign, options: FrameOptions, loader: DesignLoader,
    recorded: RecordedFolder? = nil, snapshotFolder: String? = nil, started: Int? = nil
  ) throws {
    self.design = design
    self.options = options
    self.loader = loader
    self.recorded = recorded
    self.snapshotFolder = snapshotFolder
    editedDesigns = EditedDesigns(
      design: design, fonts: familyFonts, blending: options.inkBlending)
    watcher = FolderWatcher()
    try plan()
    trouble = Self.trouble(of: design)
    watcher?.watch(WatchedPaths(of: loader, design: design.system), since: started)
  }

  private func plan() throws(PlanError) {
    let plan = try FramePlan(design: design.system, options: options, fallback: .common)
    let planned = plan.previews.map(\.name)
    previews = planned.first.map { [$0] } ?? []
    // Those that were not asked for can be stepped to as well.
    for name in planned + (options.previews == nil ? design.system.previewNames : [])
    where !previews.contains(name) {
      previews.append(name)
    }
    matrix = plan.previews.compactMap { preview in
      previews.firstIndex(of: preview.name).map {
        BrowsePlace(preview: $0, traits: preview.traits)
      }
    }
    devices = plan.devices
  }

  // MARK: What there is

  var hasRecordedFrames: Bool { recorded != nil }

  /// The languages of the samples, that of the command line first.
  var locales: [String] {
    let samples = design.system.styles.flatMap(\.samples).compactMap(\.locale)
    var seen: Set<String> = []
    return ([options.locale ?? "en"] + samples).filter { seen.insert($0).inserted }
  }

  func editor(for edits: DesignEdits) -> DesignEditor {
    DesignEditor(design: design.system, matcher: editedDesigns.design(for: edits).matcher)
  }

  func bodyPointSize(_ traits: PreviewTraits) -> Double {
    Font.TextStyle.body.pointSize(at: traits.dynamicTypeSize)
  }

  func families() -> FamilyList {
    FamilyList(design: design, installed: familyFonts.installed)
  }

  // MARK: Drawing

  /// The specimen in the surroundings that a place says, whatever a preview's own modifiers said.
  func preview(
    at place: BrowsePlace, edits: DesignEdits, part: FramePart = .ramp, generation: Int? = nil
  ) -> Preview {
    var system = designs(of: generation).design.system.applying(edits)
    var options = options
    // A text that was typed here goes before that of the command line.
    if edits.hasSamples { options.text = nil }
    switch part {
    case .ramp: break
    case .texts: options.isBare = true
    case .style(let name):
      options.isBare = true
      system.styles = system.styles.filter { $0.name == name }
    }
    let specimen = FramePlan.specimen(
      of: system, preview: previews[place.preview], options: options,
      locale: place.traits.locale)
    return Preview(name: previews[place.preview], traits: place.traits, view: specimen)
  }

  /// What draws the design with some edits.
  func renderer(for edits: DesignEdits, generation: Int? = nil) -> FrameRenderer {
    designs(of: generation).renderer(for: edits)
  }

  /// The designs of a reading: that of a pinned frame, else the present one.
  private func designs(of generation: Int?) -> EditedDesigns {
    if let pinned, pinned.generation == generation { return pinned.designs }
    return editedDesigns
  }

  /// The layout of a frame.
  func page(
    at place: BrowsePlace, edits: DesignEdits, part: FramePart = .ramp, generation: Int? = nil
  ) -> Page {
    renderer(for: edits, generation: generation).page(
      of: preview(at: place, edits: edits, part: part, generation: generation))
  }

  // MARK: Reasons and breaks

  func explanation(of style: String, in request: FrameRequest) -> StyleExplanation? {
    if let explained, explained.style == style, explained.request == request {
      return explained.explanation
    }
    var edited = editedDesigns.design(for: request.edits)
    edited.system = edited.system.applying(request.edits)
    let explanation = StyleInquiry(design: edited).explanation(
      ofStyle: style,
      on: page(at: request.place, edits: request.edits, part: request.part),
      traits: request.place.traits, renderer: renderer(for: request.edits))
    explained = (style, request, explanation)
    return explanation
  }

  func findBreak(
    from place: BrowsePlace, edits: DesignEdits, _ direction: BreakFinder.Direction
  ) -> TextBreak? {
    var finder = breaks?.edits == edits ? breaks?.finder : nil
    let known = devices.contains(place.traits.device)
    if finder == nil || !known {
      finder = BreakFinder(devices: known ? devices : (devices + [place.traits.device]).byWidth)
    }
    let found = finder?.nearest(to: place.traits, direction) { traits in
      page(at: BrowsePlace(preview: place.preview, traits: traits), edits: edits).texts
    }
    if known { breaks = finder.map { (edits, $0) } }
    return found
  }

  // MARK: Files

  var changes: Int32? { watcher?.descriptor }

  /// What we wrote ourselves is no news.
  func takeChange() -> Bool {
    guard watcher?.takeChange() == true else { return false }
    defer { ownBytes = nil }
    guard let ownBytes, let path = design.document else { return true }
    return (try? FileContents.read(path)) != ownBytes
  }

  func snapshot(_ edits: DesignEdits, to folder: String?) -> String {
    let folder = folder.map(Self.expanded) ?? snapshotFolder ?? Self.usualSnapshotFolder
    var edited = editedDesigns.design(for: edits)
    edited.system = edited.system.applying(edits)
    let writer = SnapshotWriter(
      design: edited, folder: folder, formats: [.ansi, .png, .txt],
      scale: options.frameScale(), color: options.color ?? .trueColor,
      blending: options.inkBlending,
      recorded: RecordedOptions(options), jobs: Processors.count)
    do {
      let previews = matrix.map { preview(at: $0, edits: edits) }
      let files = try writer.write(previews) { _ in }
      return "wrote \(files) files for \(matrix.count) frames to '\(folder.printable)'"
    } catch {
      return "no snapshot: \(error)".printable
    }
  }

  /// A folder with the home in place of a leading tilde, as a shell has it.
  private static func expanded(_ folder: String) -> String {
    guard folder == "~" || folder.hasPrefix("~/"), let home = ProcessEnvironment.value("HOME")
    else { return folder }
    return home + folder.dropFirst()
  }

  /// The folder that `s` writes to when `-o` names none.
  private static let usualSnapshotFolder = "typo-preview-frames"

  func reload() -> String {
    do {
      let started = Moment.onFiles
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
      breaks = nil
      explained = nil
      if pinnedGeneration == generation { pinned = (generation, editedDesigns) }
      if pinnedGeneration == nil { pinned = nil }
      generation += 1
      editedDesigns = EditedDesigns(
        design: fresh, fonts: familyFonts, blending: options.inkBlending)
      trouble = Self.trouble(of: fresh)
      watcher?.watch(WatchedPaths(of: loader, design: fresh.system), since: started)
      return trouble ?? "read again, \(fresh.summary)"
    } catch let error as DesignError {
      return keepLast(error.problems.first?.message ?? "the design cannot be read")
    } catch {
      return keepLast("\(error)".printable)
    }
  }

  /// What is wrong with a design, in one line.
  private static func trouble(of design: LoadedDesign) -> String? {
    let errors = design.problems.filter(\.isError)
    guard let first = errors.first else { return nil }
    return errors.count == 1 ? first.message : "\(first.message) (and \(errors.count - 1) more)"
  }

  /// Says why the design that is shown is not the one on the disk.
  private func keepLast(_ reason: String) -> String {
    let words = "not read again: \(reason)"
    trouble = words
    watcher?.watch(WatchedPaths(of: loader, design: design.system, isCurrent: false))
    return words
  }

  // MARK: Writing changes

  func patch(of edits: DesignEdits) throws(PatchError) -> DesignPatch {
    try DesignPatch(of: design, edits: edits)
  }

  func write(_ edits: DesignEdits) throws(PatchError) -> String {
    let patch = try patch(of: edits)
    try patch.write()
    _ = reload()
    ownBytes = patch.new
    return ([patch.written] + [trouble].compactMap(\.self)).joined(separator: "; ")
  }
}

extension LoadedDesign {
  /// The design in numbers.
  fileprivate var summary: String {
    let files = Set(matcher.catalog.faces.map(\.id.file)).count
    return "\(system.styles.count) styles, \(files) font files"
  }
}

extension [Device] {
  /// The devices from narrow to wide.
  fileprivate var byWidth: [Device] { sorted { $0.width < $1.width } }
}
