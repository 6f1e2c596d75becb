import TerminalScreen

/// The text of `--help`, made from the tables of verbs and options; 80 columns.
enum Help {
  /// The help of a verb, or of the whole program.
  ///
  /// - Parameters:
  ///   - verb: The verb; nil for all.
  ///   - verbs: The table of verbs; the first is meant where none is named.
  static func text(for verb: (any Verb.Type)?, among verbs: [any Verb.Type]) -> String {
    let shown = verb.map { [$0] } ?? verbs
    var lines = ["typo-preview: what a design system's typography really looks like", ""]
    lines += ["USAGE"] + shown.map { usage(of: $0, isDefault: $0.name == verbs[0].name) }
    lines += [""] + design
    let options = merged(shown.map { $0.optionSummaries })
    for topic in OptionTopic.allCases {
      let entries = options.filter { $0.topic == topic }
      if !entries.isEmpty { lines += ["", topic.rawValue] + entries.flatMap(entry) }
    }
    lines += [""] + others
    return lines.map { $0.trimmingEnd + "\n" }.joined()
  }

  private static func usage(of verb: any Verb.Type, isDefault: Bool) -> String {
    let words =
      ["  typo-preview", isDefault ? "[\(verb.name)]" : verb.name]
      + verb.operandUsages + ["[OPTIONS]"]
    return words.joined(separator: " ").padded(to: 48) + verb.summary
  }

  /// The options of several verbs, each once: what only a later verb has stands behind what comes
  /// before it there.
  private static func merged(_ lists: [[OptionSummary]]) -> [OptionSummary] {
    var merged: [OptionSummary] = []
    for list in lists {
      var place = 0
      for option in list {
        if let found = merged.firstIndex(of: option) {
          place = found + 1
        } else {
          merged.insert(option, at: place)
          place += 1
        }
      }
    }
    return merged
  }

  private static let design = [
    "DESIGN",
    "  A design-tokens file (W3C format), a folder that holds one, a font file or a",
    "  folder of fonts. Without it: the one in the current folder, else the built-in",
    "  one. REPORT is a folder that 'check' wrote.",
  ]

  private static let others = [
    "OTHERS",
    "  --help, -h      this text",
    "  --version       the program's version",
    "",
    "EXAMPLES",
    "  typo-preview Fonts/                  step through a ramp in your own fonts",
    "  typo-preview show --size AX3 --device \"iPhone SE\" --scheme dark",
    "  typo-preview snapshot typography.tokens.json --matrix full -o frames",
    "  typo-preview check typography.tokens.json --against frames",
    "",
    "EXIT CODES",
    "  0 done   1 a difference or finding   2 the design, a font or a file could not",
    "  be used   64 the command line could not be read",
  ]

  private static func entry(of option: OptionSummary) -> [String] {
    ["  " + option.head] + option.lines.map { "      " + $0 }
  }
}

extension Verb {
  /// The operands as the help writes them.
  static var operandUsages: [String] { operands.map(\.usage) }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
