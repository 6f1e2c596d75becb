import TerminalScreen

/// The text of `--help`, made from the tables of verbs and options; 80 columns.
enum Help {
  /// The help of a verb, or of the whole program.
  static func text(for verb: Verb?) -> String {
    var lines = ["typo-preview: what a design system's typography really looks like", ""]
    lines += ["USAGE"]
    let verbs = verb.map { [$0] } ?? Verb.allCases
    lines += verbs.map { verb in
      let name = verb == .browse ? "[browse]" : verb.rawValue
      let words = ["  typo-preview", name, operands(of: verb), "[OPTIONS]"].filter { !$0.isEmpty }
      return words.joined(separator: " ").padded(to: 48) + summary(of: verb)
    }
    lines += [""] + design
    for topic in OptionDefinition.Topic.allCases {
      let options = OptionDefinition.all.filter { option in
        option.topic == topic && (verb.map(option.verbs.contains) ?? true)
      }
      if !options.isEmpty { lines += ["", topic.rawValue] + options.flatMap(entry) }
    }
    lines += [""] + others
    return lines.map { $0.trimmingEnd + "\n" }.joined()
  }

  private static func operands(of verb: Verb) -> String {
    switch verb {
    case .diff: "OLD NEW"
    case .review: "REPORT [DESIGN]"
    case .terminal: ""
    default: "[DESIGN]"
    }
  }

  private static func summary(of verb: Verb) -> String {
    switch verb {
    case .browse: "step through the matrix"
    case .show: "one frame to standard output"
    case .snapshot: "every frame as files"
    case .check: "compare with recorded frames"
    case .review: "step through a report, accept"
    case .diff: "what differs between two designs"
    case .audit: "what people cannot read, and why"
    case .fonts: "what each weight picks"
    case .terminal: "what this terminal can do"
    }
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

  private static func entry(of option: OptionDefinition) -> [String] {
    var head = "  " + (option.shortName.map { "\($0), " } ?? "") + option.name
    switch option.action {
    case .value(let placeholder, _): head += " \(placeholder)"
    case .optionalValue(let placeholder, _): head += ", \(option.name)=\(placeholder)"
    case .flag: break
    }
    let column = 6
    let indent = String(repeating: " ", count: column)
    return [head] + option.help.map { indent + $0 }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
