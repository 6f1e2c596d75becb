import Typography

/// Reads a command that was typed by name.
enum CommandWords {
  /// Reads a line such as `size ax3`. A name may be cut as long as only one command begins so.
  ///
  /// - Returns: The command; nil for an empty line.
  static func command(
    _ line: String, in context: BrowseContext
  ) throws(CommandWordsError) -> BrowseCommand? {
    let (name, rest) = parts(of: line)
    guard !name.isEmpty else { return nil }
    if let entry = CommandTable.entries.first(where: { $0.name == name }), rest.isEmpty,
      !CommandWord.all.contains(where: { $0.name == name })
    {
      return entry.command
    }
    let word = try word(named: name)
    if let command = word.read(rest, context) { return command }
    if rest.isEmpty { throw .missing(name: word.name, wanted: word.argument ?? "") }
    guard let argument = word.argument else { throw .needless(name: word.name, text: rest) }
    throw .wrong(
      name: word.name, text: rest, wanted: argument,
      nearest: NearestName.nearest(to: rest, in: word.values(context)))
  }

  /// The lines that a line can be completed to.
  static func completions(of line: String, in context: BrowseContext) -> [String] {
    let (name, rest) = parts(of: line)
    guard line.contains(" ") else {
      let names = CommandWord.all.map(\.name) + CommandTable.entries.map(\.name)
      var seen: Set<String> = []
      return names.filter { $0.hasPrefix(name) && seen.insert($0).inserted }.map { found in
        CommandWord.all.contains { $0.name == found && $0.argument != nil } ? found + " " : found
      }
    }
    guard let word = try? word(named: name) else { return [] }
    let wanted = rest.lowercased()
    let values = word.values(context)
    let starting = values.filter { $0.lowercased().hasPrefix(wanted) }
    let found =
      starting.isEmpty ? values.filter { $0.lowercased().contains(wanted) } : starting
    return found.map { word.name + " " + $0 }
  }

  private static func word(named name: String) throws(CommandWordsError) -> CommandWord {
    let all = CommandWord.all
    if let exact = all.first(where: { $0.name == name }) { return exact }
    let found = all.filter { $0.name.hasPrefix(name) }
    if found.count == 1 { return found[0] }
    if found.count > 1 { throw .ambiguous(name: name, names: found.map(\.name)) }
    throw .unknown(name: name, nearest: NearestName.nearest(to: name, in: all.map(\.name)))
  }

  /// The first word of a line, and what follows it without spaces around.
  private static func parts(of line: String) -> (name: String, rest: String) {
    let line = line.drop { $0 == " " }
    let name = line.prefix { $0 != " " }
    var rest = line[name.endIndex...].drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return (String(name), String(rest))
  }
}

/// A line that is no command.
enum CommandWordsError: Error, Equatable {
  case unknown(name: String, nearest: String?)
  case ambiguous(name: String, names: [String])
  case missing(name: String, wanted: String)
  case needless(name: String, text: String)
  case wrong(name: String, text: String, wanted: String, nearest: String?)

  /// What is wrong and what to do.
  var words: String {
    switch self {
    case .unknown(let name, let nearest):
      "no command '\(name.printable)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; Tab lists them")
    case .ambiguous(let name, let names):
      "'\(name.printable)' can be \(names.joined(separator: " or "))"
    case .missing(let name, let wanted): "'\(name)' wants \(wanted)"
    case .needless(let name, let text): "'\(name)' takes nothing, not '\(text.printable)'"
    case .wrong(let name, let text, let wanted, let nearest):
      "'\(name)' wants \(wanted), not '\(text.printable)'"
        + (nearest.map { "; did you mean '\($0.printable)'?" } ?? "")
    }
  }
}
