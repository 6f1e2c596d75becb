import TerminalScreen
import Typography

extension ComparisonState {
  /// Takes a key.
  ///
  /// - Returns: How it ends; nil while it goes on.
  mutating func apply(_ key: TerminalKey, in limits: ComparisonLimits) -> ComparisonEnd? {
    if showsHelp, key != .character("q"), key != .character("Q") {
      showsHelp = false
      return nil
    }
    notice = nil
    switch key {
    case .character(let character): return apply(character, in: limits)
    case .up: scroll(rows: -1, in: limits)
    case .down: scroll(rows: 1, in: limits)
    case .left: scroll(columns: -4, in: limits)
    case .right: scroll(columns: 4, in: limits)
    case .shiftLeft: scroll(columns: -limits.viewport.columns, in: limits)
    case .shiftRight: scroll(columns: limits.viewport.columns, in: limits)
    case .pageUp: scroll(rows: -limits.viewport.rows, in: limits)
    case .pageDown: scroll(rows: limits.viewport.rows, in: limits)
    case .home: offset = .zero
    case .end: scroll(rows: limits.picture.rows, in: limits)
    case .tab: stepFrame(by: 1, in: limits)
    case .backTab: stepFrame(by: -1, in: limits)
    case .escape, .other, .enter, .backspace, .delete, .control: break
    }
    return nil
  }

  /// Takes what the mouse did: the wheel scrolls.
  mutating func apply(_ event: MouseEvent, in limits: ComparisonLimits) {
    switch event.action {
    case .wheelUp: scroll(rows: -3, in: limits)
    case .wheelDown: scroll(rows: 3, in: limits)
    case .wheelLeft: scroll(columns: -12, in: limits)
    case .wheelRight: scroll(columns: 12, in: limits)
    case .press, .pressOther, .release, .drag: break
    }
  }

  private mutating func apply(
    _ character: Unicode.Scalar, in limits: ComparisonLimits
  ) -> ComparisonEnd? {
    switch character {
    case "r": show(.reference)
    case "n": show(.new)
    case "d": show(.difference)
    case "b":
      isBlinking.toggle()
      if isBlinking { blink() }
    case "c": stepMatter(by: 1, in: limits)
    case "C": stepMatter(by: -1, in: limits)
    case "a": decide(.accepted, isWholeStyle: false, in: limits)
    case "A": decide(.accepted, isWholeStyle: true, in: limits)
    case "x": decide(.rejected, isWholeStyle: false, in: limits)
    case "X": decide(.rejected, isWholeStyle: true, in: limits)
    case "u": decide(nil, isWholeStyle: false, in: limits)
    case "h": return apply(.left, in: limits)
    case "j": return apply(.down, in: limits)
    case "k": return apply(.up, in: limits)
    case "l": return apply(.right, in: limits)
    case " ": return apply(.pageDown, in: limits)
    case "?": showsHelp = true
    case "q": return .finish
    case "Q": return .leave
    default: notice = "no such key; press ? for help"
    }
    return nil
  }

  private mutating func scroll(columns: Int = 0, rows: Int = 0, in limits: ComparisonLimits) {
    offset = CellPoint(column: offset.column + columns, row: offset.row + rows)
      .clamped(frame: limits.picture, viewport: limits.viewport)
  }
}

// MARK: - Pictures

extension ComparisonState {
  /// Shows the other of reference and new.
  mutating func blink() { side = side == .reference ? .new : .reference }

  private mutating func show(_ side: ComparisonSide) {
    self.side = side
    isBlinking = false
  }
}

// MARK: - Stepping

extension ComparisonState {
  /// Goes to another frame; the matter stays when it concerns that one, else its first takes over.
  private mutating func stepFrame(by step: Int, in limits: ComparisonLimits) {
    let frames = limits.report.frames
    guard !frames.isEmpty else { return }
    frame = (frame + step + frames.count) % frames.count
    let id = frames[frame].id
    let matters = limits.report.matters
    if matters.indices.contains(matter), matters[matter].frames.contains(id) { return }
    if let first = matters.firstIndex(where: { $0.frames.contains(id) }) { matter = first }
  }

  /// Goes to another matter, to its first frame, and to where pixels of its style differ.
  private mutating func stepMatter(by step: Int, in limits: ComparisonLimits) {
    let matters = limits.report.matters
    guard !matters.isEmpty else { return }
    matter = (matter + step + matters.count) % matters.count
    let next = matters[matter]
    guard let place = limits.report.frames.firstIndex(where: { next.frames.contains($0.id) })
    else { return }
    frame = place
    guard let spot = limits.report.frames[place].places.first(where: { $0.style == next.style })
    else { return }
    // Half blocks: two pixels a row. Pictures of frames may be of different sizes; drawing clamps.
    offset = CellPoint(column: max(0, spot.x - 4), row: max(0, spot.y / 2 - 2))
  }
}

// MARK: - Deciding

extension ComparisonState {
  /// Notes what somebody thinks of the matter, or of all matters of its style.
  private mutating func decide(
    _ decision: Decision?, isWholeStyle: Bool, in limits: ComparisonLimits
  ) {
    let matters = limits.report.matters
    guard matters.indices.contains(matter) else { return }
    guard limits.canAccept || decision != .accepted else {
      notice = "name the recorded frames with --against DIR to accept"
      return
    }
    let style = matters[matter].style
    let places = isWholeStyle ? matters.indices.filter { matters[$0].style == style } : [matter]
    for place in places { decisions[place] = decision }
    let words = decision.map { "\($0.rawValue): " } ?? "open again: "
    notice =
      words + (isWholeStyle ? style?.printable ?? "the pages" : matters[matter].sentence)
  }
}
