import TerminalScreen

/// What a part of the screen means to the mouse.
enum HitTarget: Hashable {
  /// A field of the status line: a click does the one, with Shift or another button the other.
  case command(BrowseCommand, back: BrowseCommand)
  /// The frame, with its first visible cell.
  case frame(source: CellPoint)
  /// A frame of a sheet, by its place.
  case tile(Int)
  /// A row of the list that is open.
  case row(Int)
  /// The reasons of a style.
  case reasons
  /// Something that lies over the frame.
  case panel
}
