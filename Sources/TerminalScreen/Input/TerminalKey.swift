/// A key that was pressed, whatever it means.
package enum TerminalKey: Hashable {
  /// A key that types a character.
  case character(Unicode.Scalar)
  /// A letter with Control, in lower case.
  case control(Unicode.Scalar)
  /// The arrows.
  case up, down, left, right
  /// The arrows to the left and right with Shift.
  case shiftLeft, shiftRight
  /// Page Up and Page Down.
  case pageUp, pageDown
  /// Home and End.
  case home, end
  /// Tab, and Tab with Shift.
  case tab, backTab
  /// Enter.
  case enter
  /// The key that deletes to the left.
  case backspace
  /// The key that deletes to the right.
  case delete
  /// Escape.
  case escape
  /// A key that we have no word for.
  case other
}
