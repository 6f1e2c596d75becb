import Typography

/// A command line, read.
enum Invocation {
  case run(any Verb, CommonOptions)
  /// The help of a verb, or of the whole program.
  case help((any Verb.Type)?)
  case version

  /// Reads a command line, without the program's name.
  ///
  /// Options may stand anywhere and take their value as the next word or behind `=`; `--` ends them.
  ///
  /// - Parameters:
  ///   - arguments: The words.
  ///   - verbs: The table of verbs; the first is meant where none is named.
  init(arguments: [String], verbs: [any Verb.Type]) throws(UsageError) {
    let named = verbs.first { $0.name == arguments.first }
    let rest = named == nil ? arguments[...] : arguments.dropFirst()
    self = try (named ?? verbs[0]).read(rest, isNamed: named != nil, among: verbs)
  }
}

extension Verb {
  /// What the help says of the options of this verb.
  static var optionSummaries: [OptionSummary] {
    options.map(OptionSummary.init) + CommonOptions.definitions.map(OptionSummary.init)
  }

  /// Reads the words behind the verb.
  fileprivate static func read(
    _ arguments: ArraySlice<String>, isNamed: Bool, among verbs: [any Verb.Type]
  ) throws(UsageError) -> Invocation {
    var rest = arguments
    var target = ReadVerb(verb: Self())
    var operands = self.operands[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      if takesOptions, argument == "--" {
        takesOptions = false
      } else if takesOptions, argument == "--help" || argument == "-h" {
        return .help(isNamed ? self : nil)
      } else if takesOptions, argument == "--version" {
        return .version
      } else if takesOptions, argument.hasPrefix("-"), argument != "-" {
        try target.apply(argument, rest: &rest, among: verbs)
      } else if let operand = operands.popFirst() {
        operand.store(&target.verb, argument)
      } else {
        throw .extraArgument(argument)
      }
    }
    return .run(target.verb, target.common)
  }
}

/// A verb as far as its command line has been read.
private struct ReadVerb<V: Verb> {
  var verb: V
  var common = CommonOptions()

  static var options: [OptionDefinition<ReadVerb>] {
    V.options.at(\.verb) + CommonOptions.definitions.at(\.common)
  }

  /// Takes an option, and its value from the words behind it.
  mutating func apply(
    _ argument: String, rest: inout ArraySlice<String>, among verbs: [any Verb.Type]
  ) throws(UsageError) {
    let (name, attached) = Self.split(argument)
    guard let option = Self.options.first(where: { $0.name == name || $0.shortName == name })
    else { throw Self.unknown(name, among: verbs) }
    switch option.action {
    case .flag(let apply):
      guard attached == nil else { throw .unexpectedValue(option: option.name) }
      apply(&self)
    case .optionalValue(_, let apply):
      try apply(&self, attached)
    case .value(_, let apply):
      guard let value = attached ?? rest.popFirst() else {
        throw .missingValue(option: option.name)
      }
      try apply(&self, value)
    }
  }

  /// Why an option is not taken: another verb's, or nobody's.
  private static func unknown(_ name: String, among verbs: [any Verb.Type]) -> UsageError {
    let all = verbs.flatMap { $0.optionSummaries }
    if let other = all.first(where: { $0.name == name || $0.shortName == name }) {
      return .notForVerb(V.name, "'\(other.name)' means nothing here")
    }
    var known: [String] = []
    for name in all.map(\.name) where !known.contains(name) { known.append(name) }
    return .unknownOption(
      name, nearest: NearestName.nearest(to: name, in: known + ["--help", "--version"]))
  }

  /// An option's name, and its value when that is attached: `--size=AX1`, `-oDIR`.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    if !argument.hasPrefix("--") {
      let name = String(argument.prefix(2))
      return (name, argument.count > 2 ? String(argument.dropFirst(2)) : nil)
    }
    guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }
}
