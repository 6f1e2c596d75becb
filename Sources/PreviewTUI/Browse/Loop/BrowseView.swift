import Frames
import TerminalScreen
import Raster
import Typography

/// Everything that one screenful is made of, and what a key then moves within.
struct BrowseView {
  /// The screen's parts.
  let layout: ScreenLayout
  /// The frames, each in its part.
  let tiles: [(tile: BrowseTile, frame: BrowseFrame)]
  /// What a key moves within.
  let context: BrowseContext
  /// The line below the frames.
  let status: StatusLine
  /// What is wrong with the design on the disk; nil when nothing is.
  let trouble: String?
  /// Why the marked style looks as it does; nil where that is not shown.
  let reasons: ReasonsBox?
  /// What the reader must know about the frame that is shown.
  private let notices: [String]

  /// Puts everything together.
  ///
  /// - Parameters:
  ///   - state: What is shown.
  ///   - source: Where it comes from.
  ///   - size: The size of the screen.
  ///   - setting: What there is to step through, and on what.
  ///   - paint: Paints a frame, or takes one that is painted already.
  init(
    state: BrowseState, source: any FrameSource, size: TerminalSize, setting: BrowseSetting,
    paint: (FrameContent) -> BrowseFrame
  ) {
    let layout = ScreenLayout(
      size: size, showsSidebar: state.showsSidebar, showsReasons: state.whyLine != nil)
    let plan = TilePlan(
      state: state, places: state.sheet.map(state.places(of:)) ?? [], rect: layout.frame,
      cell: setting.surface.cell, generation: setting.generation)
    tiles = plan.tiles.map { ($0, paint($0.content)) }
    let present = tiles.last { $0.tile.caption?.isMarked == true } ?? tiles.last
    // What is shown of two frames may be the other one, or both.
    let isOther = state.comparison != nil && state.comparison?.mode != .side
    let reasons = Self.reasons(
      for: state, in: isOther ? plan.present : present?.tile.content, rect: layout.reasons,
      from: source)
    context = BrowseContext(
      setting: setting,
      screen: ShownScreen(
        styles: (isOther ? paint(plan.present) : present?.frame)?.styles ?? [],
        frame: present?.frame.area ?? .zero,
        viewport: present?.tile.rect.area ?? layout.frame.area,
        hiddenPanelLines: BrowseScene.hiddenLines(
          of: state.panel, in: layout.frame, bindings: setting.bindings),
        hiddenWhyLines: reasons?.hiddenLines ?? 0, sheetColumns: plan.columns))
    status = Self.status(of: state, source: source, content: present?.tile.content)
    notices = present?.frame.notices ?? []
    trouble = source.trouble
    self.reasons = reasons
    self.layout = layout
  }

  private static func reasons(
    for state: BrowseState, in content: FrameContent?, rect: CellRect?,
    from source: any FrameSource
  ) -> ReasonsBox? {
    guard let rect, let style = state.style, let request = content?.request else { return nil }
    return ReasonsBox(
      style: style.printable, explanation: source.explanation(of: style, in: request), rect: rect)
  }

  private static func status(
    of state: BrowseState, source: any FrameSource, content: FrameContent?
  ) -> StatusLine {
    let previews = source.previews
    return StatusLine(
      state: state,
      preview: previews.indices.contains(state.place.preview) ? previews[state.place.preview] : "",
      bodyPointSize: source.bodyPointSize(state.place.traits), matrix: source.matrix,
      pixelsPerPoint: content?.request.scale.pixelsPerPoint ?? 1)
  }

  /// The screenful.
  func scene(of state: BrowseState) -> BrowseScene {
    var scene = BrowseScene(size: layout.size)
    for (tile, frame) in tiles { add(tile, frame, to: &scene, from: state.offset) }
    markStyle(of: state, in: &scene)
    if let rect = layout.sidebar {
      SidebarList(styles: context.screen.styles, marked: state.style, rect: rect).add(to: &scene)
    }
    reasons?.add(to: &scene, from: state.whyLine ?? 0)
    addLines(of: state, to: &scene)
    if let panel = state.panel {
      scene.add(panel, in: layout.frame, context: context)
    }
    return scene
  }

  private func add(
    _ tile: BrowseTile, _ frame: BrowseFrame, to scene: inout BrowseScene, from offset: CellPoint
  ) {
    if let caption = tile.caption {
      let words = DisplayText.fitted(" " + caption.words, columns: tile.rect.area.columns)
      scene.texts.append(
        ChromeText(
          words, column: tile.rect.origin.column, row: tile.rect.origin.row - 1,
          style: caption.isMarked ? [.bold, .reversed] : .bold))
    }
    let target = scene.add(frame, in: tile.rect, from: offset)
    let source = scene.pictures.last?.source ?? .zero
    let first = CellPoint(column: source.column, row: source.row - target.origin.row)
    let hit: HitTarget = tile.place.map { .tile($0) } ?? .frame(source: first)
    scene.hits.append(BrowseScene.HitArea(rect: tile.rect, target: hit))
  }

  /// Puts a mark beside the text of the marked style.
  private func markStyle(of state: BrowseState, in scene: inout BrowseScene) {
    guard state.sheet == nil, let picture = scene.pictures.last,
      let style = context.screen.styles.first(where: { $0.name == state.style })
    else { return }
    for row in style.rows {
      let place = row - picture.source.row
      guard (0..<picture.target.area.rows).contains(place), picture.target.area.columns > 1 else {
        continue
      }
      scene.texts.append(
        ChromeText(
          place == style.rows.lowerBound - picture.source.row ? "▸" : "│",
          column: picture.target.origin.column, row: picture.target.origin.row + place))
    }
  }

  /// What was asked for and has no room on this screen.
  private func missingRoom(for state: BrowseState) -> String? {
    if state.showsSidebar, layout.sidebar == nil {
      return "this screen has no room for the list of styles beside the frame"
    }
    if state.whyLine != nil, layout.reasons == nil {
      return "this screen has no room for the reasons beside the frame"
    }
    return nil
  }

  /// Adds the two lines below the frames.
  private func addLines(of state: BrowseState, to scene: inout BrowseScene) {
    let said = state.notice ?? trouble ?? missingRoom(for: state)
    let words = said ?? (notices.isEmpty ? nil : notices.joined(separator: " · "))
    let size = layout.size
    let notice = NoticeLine.text(
      words, offset: state.offset, frame: context.screen.frame, viewport: context.screen.viewport,
      columns: size.columns, bindings: context.setting.bindings)
    scene.addChrome(
      status: status.text(columns: size.columns), notice: notice, isUrgent: said != nil)
    let rows = ScreenLayout.chromeRows(size)
    if rows > 0 { scene.hits += status.hits(columns: size.columns, row: size.rows - rows) }
  }
}
