/// An option of the command line: its spelling, its help and what its value does to what it is an
/// option of.
///
/// The rows of a verb serve reading and help alike, so that neither knows an option that the other
/// does not. A group of options that several verbs take is a list of rows of the group's own type,
/// which a verb takes over with `at`.
struct OptionDefinition<Target> {
  /// What an option does.
  enum Action {
    case flag((inout Target) -> Void)
    /// The value may only be attached: `--accept=body`.
    case optionalValue(placeholder: String, (inout Target, String?) throws(UsageError) -> Void)
    case value(placeholder: String, (inout Target, String) throws(UsageError) -> Void)
  }

  /// The spelling, with its hyphens.
  var name: String
  /// A second spelling, with its hyphen.
  var shortName: String?
  var topic: OptionTopic
  var action: Action
  /// Lines for the help.
  var help: [String]
}

extension OptionDefinition {
  /// The same option of something that this option's target is a part of.
  func at<Whole>(_ part: WritableKeyPath<Whole, Target>) -> OptionDefinition<Whole> {
    let action: OptionDefinition<Whole>.Action =
      switch self.action {
      case .flag(let apply): .flag { apply(&$0[keyPath: part]) }
      case .optionalValue(let placeholder, let apply):
        .optionalValue(placeholder: placeholder) { whole, value throws(UsageError) in
          try apply(&whole[keyPath: part], value)
        }
      case .value(let placeholder, let apply):
        .value(placeholder: placeholder) { whole, value throws(UsageError) in
          try apply(&whole[keyPath: part], value)
        }
      }
    return OptionDefinition<Whole>(
      name: name, shortName: shortName, topic: topic, action: action, help: help)
  }
}

extension Array {
  /// The same options of something that their target is a part of.
  func at<Whole, Target>(_ part: WritableKeyPath<Whole, Target>) -> [OptionDefinition<Whole>]
  where Element == OptionDefinition<Target> {
    map { $0.at(part) }
  }
}

/// What the help groups options by, in its order.
enum OptionTopic: String, CaseIterable {
  case matrix = "WHICH FRAMES"
  case content = "WHAT THEY SHOW"
  case picture = "HOW THEY ARE DRAWN"
  case review = "WHAT IS COMPARED"
  case audit = "WHAT IS FOUND"
  case output = "WHERE THEY GO"
  case work = "HOW THE WORK IS DONE"
}

/// What the help says of an option, whatever it is an option of.
struct OptionSummary: Hashable {
  /// The spelling, with its hyphens.
  var name: String
  /// A second spelling, with its hyphen.
  var shortName: String?
  var topic: OptionTopic
  /// The spellings with what stands for the value: `--size SIZE,…`.
  var head: String
  /// What it does, in lines.
  var lines: [String]
}

extension OptionSummary {
  /// What the help says of an option of a verb.
  init<Target>(_ option: OptionDefinition<Target>) {
    var head = (option.shortName.map { "\($0), " } ?? "") + option.name
    switch option.action {
    case .value(let placeholder, _): head += " \(placeholder)"
    case .optionalValue(let placeholder, _): head += ", \(option.name)=\(placeholder)"
    case .flag: break
    }
    self.init(
      name: option.name, shortName: option.shortName, topic: option.topic, head: head,
      lines: option.help)
  }
}
