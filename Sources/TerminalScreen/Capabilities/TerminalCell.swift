package import Raster

/// The size of a terminal's cells, and who says so.
package struct TerminalCell: Hashable {
  /// The size; nil when nobody says it.
  package var size: CellSize?
  /// Who says so, in words.
  package var source: String

  /// Decides whom to believe: the command line, the system, whose word follows every change of the
  /// window, then the terminal's answers.
  ///
  /// - Parameters:
  ///   - request: What `--cell` says; nil for `auto`.
  ///   - reported: What the system says of the terminal.
  ///   - answers: What the terminal answered.
  ///   - screen: The size of the screen in cells.
  package init(
    request: CellSize?, reported: CellSize?, answers: TerminalAnswers?, screen: TerminalSize?
  ) {
    if let request {
      (size, source) = (request, "asked for with --cell")
    } else if let reported {
      (size, source) = (reported, "the system says the size of the window in pixels")
    } else if let cell = answers?.cell {
      (size, source) = (cell, "the terminal answers")
    } else if let cell = answers?.cell(on: screen) {
      (size, source) = (cell, "the terminal answers the size of its window")
    } else {
      (size, source) = (nil, "neither the system nor the terminal says")
    }
  }
}
