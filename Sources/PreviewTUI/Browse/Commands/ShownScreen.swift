import TerminalScreen

/// What stands on a screen, as far as a key moves within it: known once everything is laid out.
struct ShownScreen {
  /// The styles of the frame, from the top.
  var styles: [BrowseStyle]
  /// The size of the frame that is shown.
  var frame: CellArea
  /// The size of the screen's part for the frame.
  var viewport: CellArea
  /// The number of lines of the open panel that do not fit on the screen.
  var hiddenPanelLines: Int
  /// The number of lines of why a style looks as it does that do not fit on the screen.
  var hiddenWhyLines: Int
  /// The number of frames that a sheet shows beside each other.
  var sheetColumns: Int
}
