extension OptionDefinition {
  /// The options of the audit alone.
  static let audit: [OptionDefinition] = [
    OptionDefinition(
      name: "--fail-on", topic: .audit,
      action: .value(placeholder: "error|warning|none") { options, text throws(UsageError) in
        options.audit.threshold = try choice(text, option: "--fail-on")
      },
      verbs: [.audit],
      help: ["the least finding that makes the exit code 1 (default: error)"]),
    OptionDefinition(
      name: "--format", topic: .audit,
      action: .value(placeholder: "NAME") { options, text throws(UsageError) in
        options.audit.format = try choice(text, option: "--format")
      },
      verbs: [.audit],
      help: ["text, json or sarif (audit: text, or what the name of -o says)"]),
  ]
}
