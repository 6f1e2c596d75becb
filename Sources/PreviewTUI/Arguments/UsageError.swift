import Typography

/// A command line that cannot be read. The words are made in one place, below.
enum UsageError: Error, Equatable {
  /// An option that does not exist, and the nearest that does.
  case unknownOption(String, nearest: String?)
  /// An option at the end of the line that needs a value.
  case missingValue(option: String)
  /// A value for an option that takes none.
  case unexpectedValue(option: String)
  /// A value of the wrong form.
  case badValue(option: String, value: String, expected: String)
  /// A word that is none of the few allowed.
  case badChoice(option: String, value: String, choices: [String])
  /// A name that is not known, the nearest that is, and all of them when they are few.
  case unknownName(option: String, value: String, nearest: String?, choices: [String] = [])
  /// More than one design.
  case extraArgument(String)
  /// Something that a verb, by its name, cannot do.
  case notForVerb(String, String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownOption(let name, let nearest):
      "unknown option '\(name.printable)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; see --help")
    case .missingValue(let option): "option '\(option)' needs a value"
    case .unexpectedValue(let option): "option '\(option)' takes no value"
    case .badValue(let option, let value, let expected):
      "'\(value.printable)' is no value for '\(option)': expected \(expected)"
    case .badChoice(let option, let value, let choices):
      "'\(value.printable)' is no value for '\(option)': "
        + (choices.count == 1
          ? "it must be '\(choices[0])'" : "it must be one of \(choices.joined(separator: ", "))")
    case .unknownName(let option, let value, let nearest, let choices):
      "'\(value.printable)' is not known to '\(option)'"
        + (nearest.map { "; did you mean '\($0)'?" }
          ?? (choices.isEmpty
            ? "; see --help" : "; it must be one of \(choices.joined(separator: ", "))"))
    case .extraArgument(let argument):
      "one design at a time: '\(argument.printable)' is one too many"
    case .notForVerb(let verb, let words): "\(verb): \(words)"
    }
  }
}
