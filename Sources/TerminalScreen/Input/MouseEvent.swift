/// Something that the mouse did at the screen.
package struct MouseEvent: Hashable {
  /// What it did.
  package enum Action: Hashable {
    /// The main button went down.
    case press
    /// Another button went down.
    case pressOther
    /// A button came up.
    case release
    /// The mouse moved with a button down.
    case drag
    /// The wheel turned.
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  /// What it did.
  package var action: Action
  /// The cell of the screen where it is.
  package var point: CellPoint
  /// Whether Shift is down.
  package var isShifted: Bool

  /// Makes an event.
  init(_ action: Action, at point: CellPoint, isShifted: Bool = false) {
    self.action = action
    self.point = point
    self.isShifted = isShifted
  }
}
