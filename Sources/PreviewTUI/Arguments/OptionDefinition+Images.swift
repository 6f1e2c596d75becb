import TerminalScreen

extension OptionDefinition {
  /// Whether the front shows the frame as a picture.
  static func images(_ path: WritableKeyPath<Target, ImageRequest>) -> OptionDefinition {
    OptionDefinition(
      name: "--images", topic: .picture,
      action: .value(placeholder: "FORM") { verb, text throws(UsageError) in
        guard let request = ImageRequest(spelling: text) else {
          throw .badChoice(option: "--images", value: text, choices: ImageRequest.spellings)
        }
        verb[keyPath: path] = request
      },
      help: [
        "the frame as a picture instead of cells: kitty, iterm2, sixel or none",
        "(default: auto, what the terminal answers that it takes; none inside",
        "tmux and screen)",
      ])
  }
}
