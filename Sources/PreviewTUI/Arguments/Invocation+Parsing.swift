import Typography

extension Invocation {
  /// Reads a command line, without the program's name.
  ///
  /// Options may stand anywhere and take their value as the next word or behind `=`; `--` ends them.
  init(arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var verb: Verb?
    if let first = rest.first, let named = Verb(rawValue: first) {
      verb = named
      rest = rest.dropFirst()
    }
    var options = Options()
    var used: [OptionDefinition] = []
    var takesOptions = true
    while let argument = rest.popFirst() {
      if takesOptions, argument == "--" {
        takesOptions = false
      } else if takesOptions, argument == "--help" || argument == "-h" {
        self = .help(verb)
        return
      } else if takesOptions, argument == "--version" {
        self = .version
        return
      } else if takesOptions, argument.hasPrefix("-"), argument != "-" {
        used.append(
          try Self.apply(argument, of: verb ?? .browse, rest: &rest, to: &options))
      } else if options.design == nil {
        options.design = argument
      } else if verb == .diff || verb == .review, options.review.newDesign == nil {
        options.review.newDesign = argument
      } else {
        throw .extraArgument(argument)
      }
    }
    let named = verb ?? .browse
    for option in used where !option.verbs.contains(named) {
      throw .notForVerb(named, "'\(option.name)' means nothing here")
    }
    self = .run(named, options)
  }

  private static func apply(
    _ argument: String, of verb: Verb, rest: inout ArraySlice<String>,
    to options: inout Options
  ) throws(UsageError) -> OptionDefinition {
    let (name, attached) = split(argument)
    // A spelling may mean one thing to some verbs and another to others.
    let named = OptionDefinition.all.filter { $0.name == name || $0.shortName == name }
    guard let definition = named.first(where: { $0.verbs.contains(verb) }) ?? named.first else {
      let known = OptionDefinition.all.map(\.name) + ["--help", "--version"]
      throw .unknownOption(name, nearest: NearestName.nearest(to: name, in: known))
    }
    switch definition.action {
    case .flag(let apply):
      guard attached == nil else { throw .unexpectedValue(option: definition.name) }
      apply(&options)
    case .optionalValue(_, let apply):
      try apply(&options, attached)
    case .value(_, let apply):
      guard let value = attached ?? rest.popFirst() else {
        throw .missingValue(option: definition.name)
      }
      try apply(&options, value)
    }
    return definition
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
