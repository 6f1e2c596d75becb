import Typography
import TerminalScreen

extension BrowseState {
  /// The largest number that may be typed before a command.
  static let maximumCount = 999

  /// Takes a key.
  ///
  /// - Returns: What must be done.
  mutating func apply(_ key: TerminalKey, in context: BrowseContext) -> [BrowseEffect] {
    if panel != nil { return applyInPanel(key, in: context) }
    notice = nil
    if takeDigit(key) { return [.redraw] }
    let count = count
    self.count = nil
    guard let command = context.setting.bindings.commands[key] else {
      if key == .escape || key == .other { return [.redraw] }
      let help = context.setting.bindings.keyWord(of: "help").map { "; press \($0) for help" } ?? ""
      notice = "no such key" + help
      return [.redraw]
    }
    return apply(command.repeated(count ?? 1), in: context)
  }

  /// Takes pasted text: into the line that is being typed, or nowhere.
  mutating func paste(_ text: String, in context: BrowseContext) -> [BrowseEffect] {
    if panel?.insert(text) == true { return panelChanged(in: context) }
    notice = "pasted text has no place here; t edits the sample text"
    return [.redraw]
  }

  /// Takes a digit of a count; a zero alone is a key like others.
  private mutating func takeDigit(_ key: TerminalKey) -> Bool {
    guard case .character(let character) = key, ("0"..."9").contains(character),
      character != "0" || count != nil
    else { return false }
    let digit = Int(character.value - 0x30)
    let typed = min((count ?? 0) * 10 + digit, Self.maximumCount)
    count = typed
    notice = "\(typed) times …"
    return true
  }
}

extension BrowseCommand {
  /// This command so many times; one that cannot be repeated stays as it is.
  func repeated(_ count: Int) -> BrowseCommand {
    switch self {
    // Of two values the other is meant, however often.
    case .step(let axis, let step): axis.values.count == 2 ? self : .step(axis, step * count)
    case .stepPreview(let step): .stepPreview(step * count)
    case .stepMatrix(let step): .stepMatrix(step * count)
    case .stepStyle(let step): .stepStyle(step * count)
    case .stepBreak(let step): .stepBreak(step * count)
    case .stepWeight(let step): .stepWeight(step * count)
    case .stepPointSize(let step): .stepPointSize(step * count)
    case .scrollWhy(let step): .scrollWhy(step * count)
    case .stepZoom(let step): .stepZoom(step * count)
    case .stepMosaic(let step): .stepMosaic(step * count)
    case .scroll(let step, let times): .scroll(step, times: times * count)
    default: self
    }
  }
}
