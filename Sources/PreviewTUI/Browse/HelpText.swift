/// What `?` shows: every key, by what it is for.
enum HelpText {
  /// The lines, in the order of the screen; the longest has 52 columns.
  static let lines = [
    "Frames",
    "  Tab, Shift-Tab     next, previous of the matrix",
    "Traits",
    "  + -                larger, smaller text size",
    "  0                  the default size, large",
    "  d                  light or dark",
    "  w W                next, previous device",
    "View",
    "  arrows, h j k l    scroll",
    "  PgUp PgDn          scroll by a screenful",
    "  Shift-left, -right scroll sideways by a screenful",
    "  Home End           to the top, to the bottom",
    "  z                  zoom: fit width, 1, 2 px per pt",
    "  m                  mosaic: half … octant, braille",
    "Files",
    "  s                  dump a snapshot of the matrix",
    "  r                  reload the design",
    "Program",
    "  ?                  this help; any key closes it",
    "  q                  quit",
  ]
}
