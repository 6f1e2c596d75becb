import Raster
import Typography

/// A command that is called by its name, with what may stand behind it.
struct CommandWord {
  /// The name.
  var name: String
  /// What stands behind it, in words; nil for a command that takes nothing.
  var argument: String?
  /// Whether what stands behind it may be left out.
  var isOptional = false
  /// What can stand behind it, as far as that can be listed.
  var values: (BrowseContext) -> [String] = { _ in [] }
  /// Reads what stands behind it; nil for what does not belong there.
  var read: (String, BrowseContext) -> BrowseCommand?

  /// All of them, in the order in which completion offers them.
  static var all: [CommandWord] {
    placeWords + viewWords + designWords
      + [
        plain("undo", .undo), plain("redo", .redo), plain("patch", .showPatch),
        plain("write", .write), snapshotWord, plain("reload", .reload), plain("help", .help),
        plain("quit", .quit),
      ]
  }

  private static func plain(_ name: String, _ command: BrowseCommand) -> CommandWord {
    CommandWord(name: name) { text, _ in text.isEmpty ? command : nil }
  }

  private static var placeWords: [CommandWord] {
    PreviewAxis.inWords.map(word(of:)) + [
      CommandWord(
        name: "style", argument: "the name of a style", values: { $0.screen.styles.map(\.name) },
        read: { text, context in
          StyleSearch.names(matching: text, in: context.screen.styles.map(\.name)).first
            .map { .style($0) }
        }),
      plain("start", .toStart),
    ]
  }

  private static func word(of axis: PreviewAxis) -> CommandWord {
    CommandWord(
      name: axis.name, argument: axis.argument,
      values: { context in
        axis.names.isEmpty ? context.setting.values(of: axis).map(\.name) : axis.names
      },
      read: { text, _ in
        (axis.value(spelling: text) ?? axis.value(spelling: text.lowercased()))
          .map { .set(axis, $0) }
      })
  }

  private static var viewWords: [CommandWord] {
    [
      CommandWord(
        name: "zoom", argument: "fit, 0.5, 1 or 2", values: { _ in Zoom.allCases.map(\.name) },
        read: { text, _ in Zoom.allCases.first { $0.name == text }.map { .zoom($0) } }),
      CommandWord(
        name: "mosaic", argument: Mosaic.allCases.map(\.rawValue).joined(separator: ", "),
        values: { $0.setting.surface.mosaics.map(\.rawValue) },
        read: { text, _ in Mosaic(rawValue: text).map { .mosaic($0) } }),
      CommandWord(
        name: "sheet", argument: Sheet.axesInWords + " or off",
        values: { _ in Sheet.axes.map(\.plural) + ["off"] },
        read: { text, _ in
          text == "off" ? .sheet(nil) : Sheet.axes.first { $0.plural == text }.map { .sheet($0) }
        }),
      CommandWord(
        name: "compare", argument: "blink, side, difference, overlay or off",
        values: { _ in ComparisonMode.allCases.map(\.rawValue) + ["off"] },
        read: { text, _ in
          text == "off" ? .comparison(nil) : ComparisonMode(rawValue: text).map { .comparison($0) }
        }),
      plain("pin", .pin), plain("why", .why), plain("sidebar", .toggleSidebar),
    ]
  }

  private static var designWords: [CommandWord] {
    [
      CommandWord(
        name: "family", argument: "the name of a family",
        read: { text, _ in text.isEmpty ? nil : .family(text) }),
      CommandWord(
        name: "weight", argument: "a number from 1 to 1000, or a name such as bold",
        values: { _ in Font.Weight.allCases.compactMap(\.name) },
        read: { text, _ in Self.weight(text).map { .weight($0) } }),
      plain("italic", .toggleItalic),
      CommandWord(
        name: "text", argument: "the sample text; nothing for the design's own", isOptional: true,
        read: { text, _ in .text(text) }),
    ]
  }

  private static var snapshotWord: CommandWord {
    CommandWord(
      name: "snapshot", argument: "a folder", isOptional: true,
      read: { text, _ in .snapshot(folder: text.isEmpty ? nil : text) })
  }

  private static func weight(_ text: String) -> Int? {
    if let number = Int(text) { return (1...1000).contains(number) ? number : nil }
    let name = text.lowercased()
    return Font.Weight.allCases.first { $0.name?.lowercased() == name }.map(\.openTypeWeight)
  }
}
