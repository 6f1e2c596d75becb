/// A key that was pressed, whatever it means.
enum BrowseKey: Hashable {
  /// A key that types a character.
  case character(Unicode.Scalar)
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow left.
  case left
  /// The arrow right.
  case right
  /// The arrow left with Shift.
  case shiftLeft
  /// The arrow right with Shift.
  case shiftRight
  /// Page Up.
  case pageUp
  /// Page Down.
  case pageDown
  /// Home.
  case home
  /// End.
  case end
  /// Tab.
  case tab
  /// Tab with Shift.
  case backTab
  /// Escape.
  case escape
  /// A key that we have no word for.
  case other
}
