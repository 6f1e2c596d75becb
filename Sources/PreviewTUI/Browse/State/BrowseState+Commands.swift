import Designs
import TerminalScreen
import Raster
import Typography

extension BrowseState {
  /// Does what was asked for.
  ///
  /// - Returns: What must be done besides.
  mutating func apply(_ command: BrowseCommand, in context: BrowseContext) -> [BrowseEffect] {
    comparison?.showsReference = false
    if command != .quit { isQuitting = false }
    switch command {
    case .step, .set, .stepPreview, .stepMatrix, .toStart: move(command, in: context)
    case .stepStyle(let step): stepStyle(by: step, in: context)
    case .style(let name): mark(name, in: context)
    case .scroll(let step, let times): scroll(step, times: times, in: context)
    case .stepZoom(let step): stepZoom(by: step, in: context)
    case .zoom(let zoom): setZoom(zoom, in: context)
    case .stepMosaic(let step): stepMosaic(by: step, in: context)
    case .mosaic(let mosaic): setMosaic(mosaic, in: context)
    case .toggleImage: toggleImage(in: context)
    case .toggleSidebar: showsSidebar.toggle()
    case .stepSheet: stepSheet(in: context)
    case .sheet(let axis): openSheet(axis, in: context)
    case .stepComparison: stepComparison(in: context)
    case .comparison(let mode): compare(mode, in: context)
    case .pin: pin(in: context)
    case .open: open()
    case .close: close()
    case .family, .stepWeight, .weight, .toggleItalic, .stepPointSize, .text, .undo, .redo:
      edit(command, in: context)
    case .why: toggleWhy(in: context)
    case .scrollWhy(let step):
      whyLine = whyLine.map { max(0, min($0 + step, context.screen.hiddenWhyLines)) }
    case .chooseFamily, .editText, .showPatch, .search, .commandLine, .help:
      return openPanel(command, in: context)
    case .stepBreak(let step): return [.findBreak(step)]
    case .write: return [.write]
    case .snapshot(let folder): return [.snapshot(folder: folder)]
    case .reload: return [.reload]
    case .quit: return quit()
    }
    return [.redraw]
  }

  /// Ends; where changes would be lost, only when asked twice.
  private mutating func quit() -> [BrowseEffect] {
    guard !edits.current.isEmpty, !isQuitting else { return [.quit] }
    isQuitting = true
    notice = "the changes are not saved: x saves them, q once more leaves without"
    return [.redraw]
  }

  /// One step back to a plain frame: what is over it, what is beside it, what is marked.
  private mutating func close() {
    if comparison != nil {
      comparison = nil
      notice = "comparison closed"
    } else if sheet != nil {
      leaveSheet()
    } else if whyLine != nil {
      whyLine = nil
    } else {
      style = nil
    }
  }
}

// MARK: - Styles

extension BrowseState {
  /// Marks another style, and beyond the last the first.
  private mutating func stepStyle(by step: Int, in context: BrowseContext) {
    guard let next = context.screen.styles.map(\.name).element(step, from: style) else {
      notice = "there are no styles"
      return
    }
    mark(next, in: context)
  }

  /// Marks a style and scrolls to it.
  mutating func mark(_ name: String?, in context: BrowseContext) {
    style = name
    guard let marked = context.screen.styles.first(where: { $0.name == name }) else { return }
    notice = "marked \(marked.name.shortened): changes apply to it; Esc unmarks"
    reveal(marked.rows, in: context)
  }

  /// Scrolls so that rows of the frame can be seen, with what stands above them.
  private mutating func reveal(_ rows: Range<Int>, in context: BrowseContext) {
    let visible = offset.row..<(offset.row + context.screen.viewport.rows)
    guard !rows.isEmpty,
      rows.lowerBound < visible.lowerBound || rows.upperBound > visible.upperBound
    else { return }
    let lead = max(
      0, min(context.screen.viewport.rows - rows.count, context.screen.viewport.rows / 4))
    offset = CellPoint(column: offset.column, row: rows.lowerBound - lead)
      .clamped(frame: context.screen.frame, viewport: context.screen.viewport)
  }
}

// MARK: - Why

extension BrowseState {
  /// Shows or hides why the marked style looks as it does; without one the first on the screen.
  private mutating func toggleWhy(in context: BrowseContext) {
    guard whyLine == nil else {
      whyLine = nil
      return
    }
    guard
      let first = context.screen.styles.first(where: { $0.rows.upperBound > offset.row })
        ?? context.screen.styles.last
    else {
      notice = "there is no style to explain"
      return
    }
    whyLine = 0
    if style == nil { style = first.name }
  }
}

// MARK: - Scrolling

extension BrowseState {
  /// How far an arrow scrolls: about the same distance in both directions, as far as a held key
  /// stays readable.
  static let step = CellArea(columns: 4, rows: 1)

  /// Scrolls, up to the edges of the frame; in a sheet the arrows move the cursor.
  private mutating func scroll(_ step: ScrollStep, times: Int, in context: BrowseContext) {
    if sheet != nil, moveCursor(step, times: times, in: context) { return }
    let viewport = context.screen.viewport
    switch step {
    case .up: scroll(rows: -Self.step.rows * times, in: context)
    case .down: scroll(rows: Self.step.rows * times, in: context)
    case .left: scroll(columns: -Self.step.columns * times, in: context)
    case .right: scroll(columns: Self.step.columns * times, in: context)
    case .pageUp: scroll(rows: -viewport.rows * times, in: context)
    case .pageDown: scroll(rows: viewport.rows * times, in: context)
    case .pageLeft: scroll(columns: -viewport.columns * times, in: context)
    case .pageRight: scroll(columns: viewport.columns * times, in: context)
    case .top:
      scroll(columns: -context.screen.frame.columns, rows: -context.screen.frame.rows, in: context)
    case .bottom: scroll(rows: context.screen.frame.rows, in: context)
    }
  }

  /// Scrolls by rows, also in a sheet.
  mutating func scrollRows(_ rows: Int, in context: BrowseContext) {
    scroll(rows: rows, in: context)
  }

  /// Scrolls by columns, also in a sheet.
  mutating func scrollColumns(_ columns: Int, in context: BrowseContext) {
    scroll(columns: columns, in: context)
  }

  private mutating func scroll(columns: Int = 0, rows: Int = 0, in context: BrowseContext) {
    offset = CellPoint(column: offset.column + columns, row: offset.row + rows)
      .clamped(frame: context.screen.frame, viewport: context.screen.viewport)
  }
}
