import Typography
import TerminalScreen

/// The commands that have keys, in the order of the help.
enum CommandTable {
  /// A command with the name that it has in the keys' file, and the keys that it has by itself.
  struct Entry: Hashable {
    var name: String
    var command: BrowseCommand
    var keys: [TerminalKey]
  }

  /// One line of the help: commands that belong together.
  struct Line: Hashable {
    var entries: [Entry]
    /// What they do.
    var words: String
    /// What stands for the keys where the line is about no command.
    var label = ""
  }

  /// Lines for one purpose.
  struct Group: Hashable {
    var title: String
    var lines: [Line]
  }

  /// All entries, in order.
  static let entries = groups.flatMap(\.lines).flatMap(\.entries)

  /// The groups, in the order of the help.
  static let groups = [
    Group(
      title: "Step",
      lines: [
        line(
          "larger, smaller text size", ("size-up", .step(.size, 1), "+ ="),
          ("size-down", .step(.size, -1), "- _")),
        line("light or dark", ("scheme", .step(.scheme, 1), "d")),
        line(
          "next, previous device", ("device-next", .step(.device, 1), "w"),
          ("device-previous", .step(.device, -1), "W")),
        line(
          "next, previous language", ("language-next", .step(.locale, 1), "o"),
          ("language-previous", .step(.locale, -1), "O")),
        line(
          "next, previous preview", ("preview-next", .stepPreview(1), "p"),
          ("preview-previous", .stepPreview(-1), "P")),
        line(
          "next, previous frame of matrix", ("frame-next", .stepMatrix(1), "Tab"),
          ("frame-previous", .stepMatrix(-1), "Shift-Tab")),
        line(
          "next, previous place that breaks", ("break-next", .stepBreak(1), "]"),
          ("break-previous", .stepBreak(-1), "[")),
        line("back to the start", ("start", .toStart, "0")),
      ]),
    Group(
      title: "Style",
      lines: [
        line(
          "mark the next, previous style", ("style-next", .stepStyle(1), "n"),
          ("style-previous", .stepStyle(-1), "N")),
        line("find a style", ("find", .search, "/")),
        line("why it looks so, with its lines", ("why", .why, "i")),
        line(
          "scroll the reasons", ("why-up", .scrollWhy(-1), "{"), ("why-down", .scrollWhy(1), "}")),
      ]),
    Group(
      title: "View",
      lines: [
        line(
          "scroll", ("left", .scroll(.left), "Left h"), ("down", .scroll(.down), "Down j"),
          ("up", .scroll(.up), "Up k"), ("right", .scroll(.right), "Right l")),
        line(
          "scroll by a screenful", ("page-up", .scroll(.pageUp), "PgUp"),
          ("page-down", .scroll(.pageDown), "PgDn Space")),
        line(
          "sideways", ("page-left", .scroll(.pageLeft), "Shift-Left"),
          ("page-right", .scroll(.pageRight), "Shift-Right")),
        line(
          "to the top, to the bottom", ("top", .scroll(.top), "Home g"),
          ("bottom", .scroll(.bottom), "End G")),
        line(
          "zoom: fit, 0.5, 1, 2 px per pt", ("zoom-next", .stepZoom(1), "z"),
          ("zoom-previous", .stepZoom(-1), "Z")),
        line(
          "mosaic: half … octant, braille", ("mosaic-next", .stepMosaic(1), "m"),
          ("mosaic-previous", .stepMosaic(-1), "M")),
        line("real pixels, or cells", ("images", .toggleImage, "e")),
        line("list of styles at the side", ("sidebar", .toggleSidebar, "b")),
        line("sheet: " + Sheet.axesInWords, ("sheet", .stepSheet, "v")),
        line("open the frame under the cursor", ("open", .open, "Enter")),
      ]),
    Group(
      title: "Compare",
      lines: [
        line("pin, then the next way to compare", ("compare", .stepComparison, "c")),
        line("pin what is shown now", ("pin", .pin, "C")),
        line("let go of pin, sheet or mark", ("close", .close, "Esc")),
      ]),
    Group(
      title: "What if",
      lines: [
        line(
          "family of ramp, of style", ("family", .chooseFamily(isRamp: true), "f"),
          ("family-of-style", .chooseFamily(isRamp: false), "F")),
        line("lighter, bolder", ("lighter", .stepWeight(-1), "<"), ("bolder", .stepWeight(1), ">")),
        line("italic or upright", ("italic", .toggleItalic, "I")),
        line(
          "smaller, larger by a point", ("points-down", .stepPointSize(-1), "("),
          ("points-up", .stepPointSize(1), ")")),
        line("sample text", ("text", .editText, "t")),
        line("undo, redo", ("undo", .undo, "u"), ("redo", .redo, "U Ctrl-R")),
        line("the change as a patch; write it", ("patch", .showPatch, "x")),
      ]),
    Group(
      title: "Mouse and numbers",
      lines: [
        Line(entries: [], words: "steps it, with Shift back", label: "click status"),
        Line(entries: [], words: "marks its style", label: "click text"),
        Line(entries: [], words: "scrolls, with Shift sideways", label: "wheel"),
        Line(entries: [], words: "a number first repeats a key", label: "5+"),
      ]),
    Group(
      title: "Program",
      lines: [
        line("command by name; Tab completes", ("command", .commandLine, ":")),
        line("dump a snapshot of the matrix", ("snapshot", .snapshot(folder: nil), "s")),
        line("reload the design", ("reload", .reload, "r")),
        line("this help", ("help", .help, "?")),
        line("quit", ("quit", .quit, "q Q")),
      ]),
  ]

  private static func line(
    _ words: String, _ entries: (name: String, command: BrowseCommand, keys: String)...
  ) -> Line {
    Line(
      entries: entries.map { entry in
        let keys = entry.keys.split(separator: " ").compactMap { TerminalKey(spelling: String($0)) }
        return Entry(name: entry.name, command: entry.command, keys: keys)
      }, words: words)
  }
}
