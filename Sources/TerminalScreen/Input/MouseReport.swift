/// The two forms in which terminals report their mouse.
enum MouseReport {
  /// Whether a sequence reports the mouse, understood or not.
  static func isReport(_ sequence: [UInt8]) -> Bool {
    guard sequence.count > 2, sequence[0] == UInt8(ascii: "[") else { return false }
    return sequence[1] == UInt8(ascii: "<")
      || sequence[1] == UInt8(ascii: "M") && sequence.count == 5
  }

  /// What a report says; nil for a movement without a button, for buttons that we have no word for and
  /// for places that cannot be.
  ///
  /// - Parameter sequence: `[<BUTTON;COLUMN;ROWM`, with `m` for a release, places from 1; or `[M` and
  ///   three bytes, each 32 more than its value.
  static func event(_ sequence: [UInt8]) -> MouseEvent? {
    guard let last = sequence.last else { return nil }
    if sequence[1] == UInt8(ascii: "M") {
      let values = sequence[2...].map { Int($0) - 32 }
      return event(button: values[0], column: values[1], row: values[2], isRelease: false)
    }
    let values = String(decoding: sequence[2...].dropLast(), as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    guard values.count == 3, let button = values[0], let column = values[1], let row = values[2],
      last == UInt8(ascii: "M") || last == UInt8(ascii: "m")
    else { return nil }
    return event(button: button, column: column, row: row, isRelease: last == UInt8(ascii: "m"))
  }

  private static func event(button: Int, column: Int, row: Int, isRelease: Bool) -> MouseEvent? {
    let places = 1...TerminalSize.limit
    guard 0...127 ~= button, places ~= column, places ~= row,
      let action = action(button, isRelease: isRelease)
    else { return nil }
    return MouseEvent(
      action, at: CellPoint(column: column - 1, row: row - 1), isShifted: button & 4 != 0)
  }

  /// The bits of a button: the two lowest number it, 32 is a movement, 64 is a wheel.
  private static func action(_ button: Int, isRelease: Bool) -> MouseEvent.Action? {
    if button & 64 != 0 {
      let turns: [MouseEvent.Action] = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight]
      return isRelease ? nil : turns[button & 3]
    }
    if button & 32 != 0 { return button & 3 == 3 ? nil : .drag }
    if isRelease || button & 3 == 3 { return .release }
    return button & 3 == 0 ? .press : .pressOther
  }
}
