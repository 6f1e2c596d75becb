/// What every verb takes.
struct CommonOptions: Equatable {
  /// Whether only errors are said.
  var isQuiet = false

  /// The options of every verb.
  static var definitions: [OptionDefinition<CommonOptions>] {
    [
      OptionDefinition(
        name: "--quiet", topic: .output, action: .flag { $0.isQuiet = true },
        help: ["no words but errors on standard error"])
    ]
  }
}
