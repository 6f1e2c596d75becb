/// The modes of a terminal that ncurses does not set.
enum TerminalModes {
  /// Presses and releases (1000), dragging (1002), told in numbers without a limit (1006), and pastes
  /// between marks (2004).
  private static let ours = [1000, 1002, 1006, 2004]

  /// What begins a paste with marks and makes the mouse be told.
  static let on = ours.flatMap { Array("\u{1B}[?\($0)h".utf8) }
  /// What ends all that, and drawing that is held back.
  static let off = letGo + ours.reversed().flatMap { Array("\u{1B}[?\($0)l".utf8) }

  /// What makes the terminal show nothing of what follows until it is let go (mode 2026).
  static let holdBack = Array("\u{1B}[?2026h".utf8)
  /// What makes the terminal show all at once what was held back.
  static let letGo = Array("\u{1B}[?2026l".utf8)
}
