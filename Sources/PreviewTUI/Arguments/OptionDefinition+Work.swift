extension OptionDefinition {
  /// The options that say how the work is done; they change no byte of an output.
  static let work: [OptionDefinition] = [
    OptionDefinition(
      name: "--jobs", topic: .work,
      action: .value(placeholder: "N") { options, text throws(UsageError) in
        guard let jobs = Int(text), (1...256).contains(jobs) else {
          throw .badValue(option: "--jobs", value: text, expected: "a whole number from 1 to 256")
        }
        options.jobs = jobs
      },
      verbs: [.snapshot, .audit],
      help: [
        "how many frames are made at once, 1 to 256 (default: one for each",
        "processor); the results are the same for any number",
      ]),
    OptionDefinition(
      name: "--timing", topic: .work, action: .flag { $0.showsTiming = true },
      verbs: [.snapshot],
      help: ["say on standard error how long each phase took"]),
  ]
}
