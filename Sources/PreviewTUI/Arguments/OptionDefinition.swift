import Frames
import Raster
import Typography

/// An option of the command line: its spelling, its help and what its value does.
///
/// The one table of them serves reading and help alike, so that neither knows an option that the other
/// does not.
struct OptionDefinition: Sendable {
  /// What the help groups options by.
  enum Topic: String, CaseIterable, Sendable {
    case matrix = "WHICH FRAMES"
    case content = "WHAT THEY SHOW"
    case picture = "HOW THEY ARE DRAWN"
    case review = "WHAT IS COMPARED"
    case audit = "WHAT IS FOUND"
    case output = "WHERE THEY GO"
    case work = "HOW THE WORK IS DONE"
  }

  /// What an option does to the options read so far.
  enum Action: Sendable {
    case flag(@Sendable (inout Options) -> Void)
    /// The value may only be attached: `--accept=body`.
    case optionalValue(
      placeholder: String, @Sendable (inout Options, String?) throws(UsageError) -> Void)
    case value(
      placeholder: String, @Sendable (inout Options, String) throws(UsageError) -> Void)
  }

  /// The spelling, with its hyphens.
  var name: String
  /// A second spelling, with its hyphen.
  var shortName: String?
  var topic: Topic
  var action: Action
  /// The verbs that take it.
  var verbs: Set<Verb> = drawing.union([.audit])
  /// Lines for the help.
  var help: [String]
}

extension OptionDefinition {
  static let all: [OptionDefinition] =
    matrix + content + picture + [images] + review + audit + output + work

  /// The verbs that draw frames.
  static let drawing: Set<Verb> = [.browse, .show, .snapshot, .check, .review, .diff]

  private static let matrix: [OptionDefinition] = [
    OptionDefinition(
      name: "--size", topic: .matrix,
      action: .value(placeholder: "SIZE,…") { options, text throws(UsageError) in
        options.frames.sizes = try list(text, option: "--size", all: DynamicTypeSize.allCases) {
          DynamicTypeSize(spelling: $0)
        } known: {
          DynamicTypeSize.allCases.flatMap {
            [$0.rawValue, $0.shortName, $0.contentSizeCategoryName]
          }
        } choices: {
          DynamicTypeSize.allCases.map(\.rawValue) + ["all"]
        }
      },
      help: [
        "Dynamic Type sizes by SwiftUI, UIKit or short name: large, AX3,",
        "accessibilityMedium …, or all (default: large)",
      ]),
    OptionDefinition(
      name: "--scheme", topic: .matrix,
      action: .value(placeholder: "light|dark|all") { options, text throws(UsageError) in
        options.frames.schemes = try list(text, option: "--scheme", all: ColorScheme.allCases) {
          ColorScheme(rawValue: $0)
        } known: {
          ColorScheme.allCases.map(\.rawValue)
        }
      },
      help: ["light, dark or both (default: light)"]),
    OptionDefinition(
      name: "--device", topic: .matrix,
      action: .value(placeholder: "NAME|PT,…") { options, text throws(UsageError) in
        options.frames.devices = try list(text, option: "--device", all: Device.representatives) {
          Device(spelling: $0)
        } known: {
          Device.all.map(\.name)
        }
      },
      help: [
        "devices by the simulator's name, or widths from 1 to 4096 points,",
        "or all for one of each width (default: the design's, else iPhone 17)",
      ]),
    OptionDefinition(
      name: "--matrix", topic: .matrix,
      action: .value(placeholder: "NAME") { options, text throws(UsageError) in
        options.frames.matrix = try choice(text, option: "--matrix")
      },
      help: [
        "common: the device in light, iPhone SE (1st generation) in dark,",
        "  iPhone 8 at accessibility1",
        "sizes: all twelve sizes   devices: one device of each width",
        "full: all sizes, both schemes, the devices of 'devices'",
        "--size, --scheme and --device replace that side of the matrix",
      ]),
    OptionDefinition(
      name: "--filter", topic: .matrix,
      action: .value(placeholder: "KEY=VALUE,…") { options, text throws(UsageError) in
        try options.frames.filter.add(text)
      },
      verbs: [.show, .snapshot],
      help: [
        "of all these only the frames that meet every condition on device,",
        "size and scheme, and in them the styles of style=NAME; of several",
        "values for one key any: size=AX3,scheme=dark,device=\"iPhone 8\"",
      ]),
    OptionDefinition(
      name: "--locale", topic: .matrix,
      action: .value(placeholder: "TAG") { options, text throws(UsageError) in
        guard isLanguageTag(text) else {
          throw .badValue(option: "--locale", value: text, expected: "a tag such as en or pt-BR")
        }
        options.frames.locale = text
      },
      help: ["the language of samples and layout (default: en)"]),
  ]

  private static let content: [OptionDefinition] = [
    OptionDefinition(
      name: "--style", topic: .content,
      action: .value(placeholder: "NAME,…") { options, text throws(UsageError) in
        options.frames.styles = try items(text, option: "--style")
      },
      help: ["only these styles of the design, by name"]),
    OptionDefinition(
      name: "--text", topic: .content,
      action: .value(placeholder: "TEXT") { options, text throws(UsageError) in
        options.frames.text = text
      },
      help: ["the text that every style shows instead of its own sample"]),
    OptionDefinition(
      name: "--bare", topic: .content, action: .flag { $0.frames.isBare = true },
      verbs: drawing,
      help: ["the styled texts alone, without labels and rules"]),
    OptionDefinition(
      name: "--fonts", topic: .content,
      action: .value(placeholder: "DIR") { options, text throws(UsageError) in
        options.fontFolders.append(text)
      },
      verbs: Set(Verb.allCases).subtracting([.terminal]),
      help: ["a further folder of fonts that belong to the design; may be repeated"]),
  ]

  private static let picture: [OptionDefinition] = [
    OptionDefinition(
      name: "--scale", topic: .picture,
      action: .value(placeholder: "N") { options, text throws(UsageError) in
        guard let scale = Double(text), (0.1...8).contains(scale) else {
          throw .badValue(option: "--scale", value: text, expected: "a number from 0.1 to 8")
        }
        options.frames.scale = scale
      },
      verbs: drawing,
      help: [
        "pixels per point across, 0.1 to 8 (default: 1; in a terminal that is",
        "too narrow for that, what fits)",
      ]),
    OptionDefinition(
      name: "--mosaic", topic: .picture,
      action: .value(placeholder: "NAME") { options, text throws(UsageError) in
        options.frames.mosaic = try choice(text, option: "--mosaic")
      },
      verbs: drawing,
      help: [
        "the symbols of cells: half (1x2 pixels, nothing lost), quadrant (2x2),",
        "sextant (2x3), octant (2x4) or braille (2x4), two colours in each",
        "cell (default: half); octant needs a font with Unicode 16",
      ]),
    OptionDefinition(
      name: "--cell", topic: .picture,
      action: .value(placeholder: "WxH") { options, text throws(UsageError) in
        guard text != "auto" else {
          options.frames.cell = nil
          return
        }
        guard let cell = CellSize(spelling: text) else {
          throw .badValue(
            option: "--cell", value: text,
            expected: "auto, or a width and height such as 9x19, each 1 to 255")
        }
        options.frames.cell = cell
      },
      verbs: drawing.union([.terminal]),
      help: [
        "the terminal's cell in pixels, such as 9x19, for true proportions",
        "(default: auto, what the terminal answers; 1x2 where it does not, in",
        "files and in pipes)",
      ]),
    OptionDefinition(
      name: "--blend", topic: .picture,
      action: .value(placeholder: "encoded|linear") { options, text throws(UsageError) in
        options.frames.blending = try choice(text, option: "--blend")
      },
      verbs: drawing,
      help: ["the space that ink is blended in (default: encoded, as the platform)"]),
    OptionDefinition(
      name: "--color", topic: .picture,
      action: .value(placeholder: "DEPTH") { options, text throws(UsageError) in
        if text == "auto" {
          options.frames.color = nil
        } else if let depth = ColorDepth(rawValue: text) {
          options.frames.color = depth
        } else {
          throw .badChoice(
            option: "--color", value: text,
            choices: ["auto"] + ColorDepth.allCases.map(\.rawValue))
        }
      },
      verbs: drawing.union([.terminal]),
      help: [
        "auto, truecolor, 256, 16 or none (default: auto, what the terminal",
        "can; 24-bit in files and pipes)",
      ]),
  ]

  private static let output: [OptionDefinition] = [
    OptionDefinition(
      name: "--format", topic: .output,
      action: .value(placeholder: "NAME,…") { options, text throws(UsageError) in
        options.formats = try list(text, option: "--format", all: FrameFormat.allCases) {
          FrameFormat(rawValue: $0)
        } known: {
          FrameFormat.allCases.map(\.rawValue)
        }
      },
      verbs: [.show, .snapshot, .fonts, .check, .diff],
      help: [
        "ansi, png, txt, json (show: ansi, or what the name of -o says;",
        "snapshot: ansi,png,txt, and always frames.json; check, diff: txt);",
        "snapshot also html: index.html, all frames on one page",
      ]),
    OptionDefinition(
      name: "--output", shortName: "-o", topic: .output,
      action: .value(placeholder: "PATH") { options, text throws(UsageError) in
        guard !text.isEmpty else {
          throw .badValue(option: "--output", value: text, expected: "a path")
        }
        options.output = text
      },
      verbs: Set(Verb.allCases).subtracting([.review, .terminal]),
      help: [
        "show, audit: a file instead of standard output; snapshot: the folder;",
        "check, diff: the report's folder (check: typo-preview-report)",
      ]),
    OptionDefinition(
      name: "--quiet", topic: .output, action: .flag { $0.isQuiet = true },
      verbs: Set(Verb.allCases),
      help: ["no words but errors on standard error"]),
  ]
}

// MARK: - Reading values

extension OptionDefinition {
  static func items(_ text: String, option: String) throws(UsageError) -> [String] {
    let items = text.split(separator: ",").map { $0.trimmingSpaces }.filter { !$0.isEmpty }
    guard !items.isEmpty else {
      throw .badValue(option: option, value: text, expected: "at least one name")
    }
    return items
  }

  /// A list of names with commas between them, or the word `all`; each value once.
  private static func list<Value: Equatable>(
    _ text: String, option: String, all: [Value], _ read: (String) -> Value?,
    known: () -> [String], choices: (() -> [String])? = nil
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for item in try items(text, option: option) {
      if item == "all" {
        for value in all where !values.contains(value) { values.append(value) }
      } else if let value = read(item) {
        if !values.contains(value) { values.append(value) }
      } else {
        let known = known()
        let few = known.count <= 4 ? known + ["all"] : []
        throw .unknownName(
          option: option, value: item, nearest: NearestName.nearest(to: item, in: known),
          choices: choices?() ?? few)
      }
    }
    return values
  }

  static func choice<Value: RawRepresentable & CaseIterable>(
    _ text: String, option: String
  ) throws(UsageError) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: text) else {
      throw .badChoice(option: option, value: text, choices: Value.allCases.map(\.rawValue))
    }
    return value
  }

  private static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return text.utf8.count <= 35
      && parts.allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
      && parts.first.map { $0.count >= 2 && $0.allSatisfy(\.isLetter) } == true
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
