import Frames

extension OptionDefinition {
  /// The options of the verbs that compare.
  static let review: [OptionDefinition] = [
    OptionDefinition(
      name: "--against", topic: .review,
      action: .value(placeholder: "DIR") { options, text throws(UsageError) in
        guard !text.isEmpty else {
          throw .badValue(option: "--against", value: text, expected: "a folder")
        }
        options.review.against = text
      },
      verbs: [.check, .review, .browse],
      help: ["the folder with the recorded frames, as 'snapshot' writes it"]),
    OptionDefinition(
      name: "--accept", topic: .review,
      action: .optionalValue(placeholder: "STYLE,…") { options, text throws(UsageError) in
        options.review.acceptance = .all
        if let text {
          options.review.acceptance = .styles(try items(text, option: "--accept"))
        }
      },
      verbs: [.check],
      help: [
        "take the new frames over into the folder, all of them or what belongs",
        "to some styles",
      ]),
    OptionDefinition(
      name: "--tolerance", topic: .review,
      action: .value(placeholder: "N") { options, text throws(UsageError) in
        guard let number = UInt8(text) else {
          throw .badValue(
            option: "--tolerance", value: text, expected: "a whole number from 0 to 255")
        }
        options.review.tolerance = number
      },
      verbs: [.check, .review, .diff],
      help: [
        "the difference per channel that a pixel may have, 0 to 255 (default:",
        "0; on edges 2, the noise between machines)",
      ]),
    OptionDefinition(
      name: "--annotate", topic: .review,
      action: .value(placeholder: "github") { options, text throws(UsageError) in
        options.review.annotation = try choice(text, option: "--annotate")
      },
      verbs: [.check, .audit],
      help: [
        "name what differs or was found on the design's lines in a pull request,",
        "and in the summary of the step",
      ]),
  ]
}
