import Frames

/// Options that several verbs take, each with where a verb keeps its value.
extension OptionDefinition {
  /// The folder with the recorded frames.
  static func against(_ path: WritableKeyPath<Target, String?>) -> OptionDefinition {
    OptionDefinition(
      name: "--against", topic: .review,
      action: .value(placeholder: "DIR") { verb, text throws(UsageError) in
        guard !text.isEmpty else {
          throw .badValue(option: "--against", value: text, expected: "a folder")
        }
        verb[keyPath: path] = text
      },
      help: ["the folder with the recorded frames, as 'snapshot' writes it"])
  }

  /// The difference per channel that passes everywhere.
  static func tolerance(_ path: WritableKeyPath<Target, UInt8>) -> OptionDefinition {
    OptionDefinition(
      name: "--tolerance", topic: .review,
      action: .value(placeholder: "N") { verb, text throws(UsageError) in
        guard let number = UInt8(text) else {
          throw .badValue(
            option: "--tolerance", value: text, expected: "a whole number from 0 to 255")
        }
        verb[keyPath: path] = number
      },
      help: [
        "the difference per channel that a pixel may have, 0 to 255 (default:",
        "0; on edges 2, the noise between machines)",
      ])
  }

  /// The service whose form findings are written in.
  static func annotation(_ path: WritableKeyPath<Target, AnnotationService?>) -> OptionDefinition {
    OptionDefinition(
      name: "--annotate", topic: .review,
      action: .value(placeholder: "github") { verb, text throws(UsageError) in
        verb[keyPath: path] = try OptionValue.choice(text, option: "--annotate")
      },
      help: [
        "name what differs or was found on the design's lines in a pull request,",
        "and in the summary of the step",
      ])
  }

  /// The forms that are written.
  static func formats(_ path: WritableKeyPath<Target, [FrameFormat]?>) -> OptionDefinition {
    OptionDefinition(
      name: "--format", topic: .output,
      action: .value(placeholder: "NAME,…") { verb, text throws(UsageError) in
        verb[keyPath: path] = try OptionValue.list(
          text, option: "--format", all: FrameFormat.allCases
        ) {
          FrameFormat(rawValue: $0)
        } known: {
          FrameFormat.allCases.map(\.rawValue)
        }
      },
      help: [
        "ansi, png, txt, json (show: ansi, or what the name of -o says;",
        "snapshot: ansi,png,txt, and always frames.json; check, diff: txt);",
        "snapshot also html: index.html, all frames on one page",
      ])
  }

  /// Where the output goes.
  static func output(_ path: WritableKeyPath<Target, String?>) -> OptionDefinition {
    OptionDefinition(
      name: "--output", shortName: "-o", topic: .output,
      action: .value(placeholder: "PATH") { verb, text throws(UsageError) in
        guard !text.isEmpty else {
          throw .badValue(option: "--output", value: text, expected: "a path")
        }
        verb[keyPath: path] = text
      },
      help: [
        "show, audit: a file instead of standard output; snapshot: the folder;",
        "check, diff: the report's folder (check: typo-preview-report)",
      ])
  }

  /// The number of workers; nil for one on each processor.
  static func jobs(_ path: WritableKeyPath<Target, Int?>) -> OptionDefinition {
    OptionDefinition(
      name: "--jobs", topic: .work,
      action: .value(placeholder: "N") { verb, text throws(UsageError) in
        guard let jobs = Int(text), (1...256).contains(jobs) else {
          throw .badValue(option: "--jobs", value: text, expected: "a whole number from 1 to 256")
        }
        verb[keyPath: path] = jobs
      },
      help: [
        "how many frames are made at once, 1 to 256 (default: one for each",
        "processor); the results are the same for any number",
      ])
  }
}

/// A service that shows findings beside the source.
enum AnnotationService: String, CaseIterable {
  case github
}
