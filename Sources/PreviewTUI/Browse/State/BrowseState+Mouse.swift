import TerminalScreen

/// What the mouse does.
extension BrowseState {
  /// How many lines a turn of the wheel scrolls.
  private static let wheelLines = 3

  /// Takes what the mouse did.
  ///
  /// - Parameters:
  ///   - event: What it did.
  ///   - target: What it hit; nil for nothing.
  ///   - context: What stands on the screen.
  mutating func apply(
    _ event: MouseEvent, on target: HitTarget?, in context: BrowseContext
  ) -> [BrowseEffect] {
    switch event.action {
    case .wheelUp: return wheel(-1, event, on: target, in: context)
    case .wheelDown: return wheel(1, event, on: target, in: context)
    case .wheelLeft: return turnSideways(-1, in: context)
    case .wheelRight: return turnSideways(1, in: context)
    case .press: return press(event, on: target, isBack: event.isShifted, in: context)
    case .pressOther: return press(event, on: target, isBack: true, in: context)
    case .release, .drag: return []
    }
  }

  private mutating func wheel(
    _ direction: Int, _ event: MouseEvent, on target: HitTarget?, in context: BrowseContext
  ) -> [BrowseEffect] {
    if case .families(var picker) = panel {
      picker.move(by: direction)
      panel = .families(picker)
      tryOut(in: context)
      return [.redraw]
    }
    if panel != nil {
      panel?.scroll(by: direction * Self.wheelLines, hidden: context.screen.hiddenPanelLines)
      return [.redraw]
    }
    if target == .reasons { return apply(.scrollWhy(direction * Self.wheelLines), in: context) }
    notice = nil
    if event.isShifted { return turnSideways(direction, in: context) }
    scrollRows(direction * Self.wheelLines, in: context)
    return [.redraw]
  }

  private mutating func turnSideways(
    _ direction: Int, in context: BrowseContext
  ) -> [BrowseEffect] {
    guard panel == nil else { return [] }
    scrollColumns(direction * Self.wheelLines * Self.step.columns, in: context)
    return [.redraw]
  }

  private mutating func press(
    _ event: MouseEvent, on target: HitTarget?, isBack: Bool, in context: BrowseContext
  ) -> [BrowseEffect] {
    if case .row(let row) = target, case .families(var picker) = panel {
      // A second click on the family under the cursor takes it.
      if picker.position == row { return applyInPanel(.enter, in: context) }
      picker.choose(row)
      panel = .families(picker)
      tryOut(in: context)
      return [.redraw]
    }
    if panel != nil {
      return target == .panel ? [] : applyInPanel(.escape, in: context)
    }
    notice = nil
    count = nil
    switch target {
    case .command(let command, let back): return apply(isBack ? back : command, in: context)
    case .tile(let place):
      if let sheet, cursor(in: places(of: sheet)) == place { return apply(.open, in: context) }
      putCursor(on: place)
    case .frame(let source): markStyle(at: event.point, source: source, in: context)
    case .row, .reasons, .panel, nil: break
    }
    return [.redraw]
  }

  /// Marks the style under the mouse; a click beside all of them unmarks.
  private mutating func markStyle(at point: CellPoint, source: CellPoint, in context: BrowseContext)
  {
    let row = source.row + point.row
    let hit = context.screen.styles.first { $0.rows.contains(row) }
    mark(hit?.name == style ? nil : hit?.name, in: context)
  }
}
