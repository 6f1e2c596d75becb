import TerminalScreen

extension OptionDefinition {
  /// Whether the front shows the frame as a picture.
  static let images = OptionDefinition(
    name: "--images", topic: .picture,
    action: .value(placeholder: "FORM") { options, text throws(UsageError) in
      guard let request = ImageRequest(spelling: text) else {
        throw .badChoice(option: "--images", value: text, choices: ImageRequest.spellings)
      }
      options.images = request
    },
    verbs: [.browse, .terminal],
    help: [
      "the frame as a picture instead of cells: kitty, iterm2, sixel or none",
      "(default: auto, what the terminal answers that it takes; none inside",
      "tmux and screen)",
    ])
}
