import Designs
import Typography

/// The design that a verb is about, and the fonts that belong to it.
struct DesignArguments: Equatable {
  /// What DESIGN names; nil for the one in the current folder, else the built-in one.
  var design: String?
  /// Further folders of fonts.
  var fontFolders: [String] = []

  /// What reads the design.
  var loader: DesignLoader { DesignLoader(argument: design, fontFolders: fontFolders) }

  /// The options.
  static var definitions: [OptionDefinition<DesignArguments>] {
    [
      OptionDefinition(
        name: "--fonts", topic: .content,
        action: .value(placeholder: "DIR") { arguments, text throws(UsageError) in
          arguments.fontFolders.append(text)
        },
        help: ["a further folder of fonts that belong to the design; may be repeated"])
    ]
  }
}

extension Operand {
  /// The design that a verb is about.
  static func design(_ path: WritableKeyPath<Target, DesignArguments>) -> Operand {
    Operand(usage: "[DESIGN]") { $0[keyPath: path].design = $1 }
  }
}
