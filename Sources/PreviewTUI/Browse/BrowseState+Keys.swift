import Typography

extension BrowseState {
  /// How far an arrow scrolls: about the same distance in both directions, as far as a held key
  /// stays readable.
  static let step = CellArea(columns: 4, rows: 1)

  /// Takes a key.
  ///
  /// - Returns: What must be done; nothing for a key without a meaning.
  mutating func apply(_ key: BrowseKey, in limits: BrowseLimits) -> [BrowseEffect] {
    if let line = helpLine { return applyInHelp(key, line: line, in: limits) }
    notice = nil
    switch key {
    case .character(let character): return apply(character, in: limits)
    case .up: scroll(rows: -Self.step.rows, in: limits)
    case .down: scroll(rows: Self.step.rows, in: limits)
    case .left: scroll(columns: -Self.step.columns, in: limits)
    case .right: scroll(columns: Self.step.columns, in: limits)
    case .shiftLeft: scroll(columns: -limits.viewport.columns, in: limits)
    case .shiftRight: scroll(columns: limits.viewport.columns, in: limits)
    case .pageUp: scroll(rows: -limits.viewport.rows, in: limits)
    case .pageDown: scroll(rows: limits.viewport.rows, in: limits)
    case .home: scroll(columns: -limits.frame.columns, rows: -limits.frame.rows, in: limits)
    case .end: scroll(rows: limits.frame.rows, in: limits)
    case .tab: stepMatrix(by: 1, in: limits)
    case .backTab: stepMatrix(by: -1, in: limits)
    case .escape, .other: break
    }
    return [.redraw]
  }

  /// Takes a key that types a character.
  private mutating func apply(
    _ character: Unicode.Scalar, in limits: BrowseLimits
  ) -> [BrowseEffect] {
    switch character {
    case "+", "=": stepSize(by: 1)
    case "-", "_": stepSize(by: -1)
    case "0": place.traits.dynamicTypeSize = .large
    case "d": place.traits.colorScheme = place.traits.colorScheme == .light ? .dark : .light
    case "w": stepDevice(by: 1, in: limits)
    case "W": stepDevice(by: -1, in: limits)
    case "h": return apply(.left, in: limits)
    case "j": return apply(.down, in: limits)
    case "k": return apply(.up, in: limits)
    case "l": return apply(.right, in: limits)
    case " ": return apply(.pageDown, in: limits)
    case "z": stepZoom(in: limits)
    case "m": stepMosaic(in: limits)
    case "?": helpLine = 0
    case "s": return [.snapshot]
    case "r": return [.reload]
    case "q", "Q": return [.quit]
    default: notice = "no such key; press ? for help"
    }
    return [.redraw]
  }

  /// Takes a key while the help is open: it scrolls help that does not fit, or closes it.
  private mutating func applyInHelp(
    _ key: BrowseKey, line: Int, in limits: BrowseLimits
  ) -> [BrowseEffect] {
    let step: Int? =
      switch key {
      case .down, .character("j"): 1
      case .up, .character("k"): -1
      case .pageDown, .character(" "): limits.viewport.rows
      case .pageUp: -limits.viewport.rows
      default: nil
      }
    if let step, limits.hiddenHelpLines > 0 {
      helpLine = max(0, min(line + step, limits.hiddenHelpLines))
    } else {
      helpLine = nil
    }
    return [.redraw]
  }
}

// MARK: - Steps

extension BrowseState {
  /// Makes the text larger or smaller, up to the last size.
  private mutating func stepSize(by step: Int) {
    let sizes = DynamicTypeSize.allCases
    let position = place.traits.dynamicTypeSize.position + step
    if sizes.indices.contains(position) {
      place.traits.dynamicTypeSize = sizes[position]
    } else {
      notice =
        step > 0
        ? "\(place.traits.dynamicTypeSize.rawValue) is the largest size"
        : "\(place.traits.dynamicTypeSize.rawValue) is the smallest size"
    }
  }

  /// Goes to another device, and after the last to the first.
  private mutating func stepDevice(by step: Int, in limits: BrowseLimits) {
    let devices = limits.devices
    guard devices.contains(where: { $0 != place.traits.device }) else {
      notice = "there is no other device"
      return
    }
    let start = devices.firstIndex(of: place.traits.device) ?? (step > 0 ? -1 : devices.count)
    place.traits.device = devices[(start + step + devices.count) % devices.count]
  }

  /// Goes to another frame of the matrix, and after the last to the first.
  private mutating func stepMatrix(by step: Int, in limits: BrowseLimits) {
    let matrix = limits.matrix
    guard !matrix.isEmpty else {
      notice = "the matrix has no frames"
      return
    }
    matrixIndex = (matrixIndex + step + matrix.count) % matrix.count
    if matrix[matrixIndex].preview != place.preview { offset = .zero }
    if matrix[matrixIndex] == place { notice = "the matrix has no other frame" }
    place = matrix[matrixIndex]
  }

  /// Scrolls, up to the edges of the frame.
  private mutating func scroll(columns: Int = 0, rows: Int = 0, in limits: BrowseLimits) {
    offset = CellPoint(column: offset.column + columns, row: offset.row + rows)
      .clamped(frame: limits.frame, viewport: limits.viewport)
  }
}
