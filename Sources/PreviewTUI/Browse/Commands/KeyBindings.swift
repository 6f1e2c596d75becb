import TerminalScreen
import Typography

/// Which key does what.
struct KeyBindings: Hashable {
  /// The commands by key.
  private(set) var commands: [TerminalKey: BrowseCommand] = [:]

  /// The keys that every command has by itself.
  static let standard: KeyBindings = {
    var bindings = KeyBindings()
    for entry in CommandTable.entries {
      for key in entry.keys { bindings.commands[key] = entry.command }
    }
    return bindings
  }()

  /// Gives a command these keys, and no others; a key that had another command loses it.
  mutating func bind(_ command: BrowseCommand, to keys: [TerminalKey]) {
    commands = commands.filter { $0.value != command }
    for key in keys { commands[key] = command }
  }

  /// The keys of a command: its own ones first, in the order of the table.
  func keys(of entry: CommandTable.Entry) -> [TerminalKey] {
    let bound = commands.filter { $0.value == entry.command }.map(\.key)
    let others = bound.filter { !entry.keys.contains($0) }
    return entry.keys.filter(bound.contains)
      + others.sorted { ($0.spelling ?? "") < ($1.spelling ?? "") }
  }
}

extension KeyBindings {
  /// The first key of a command in words; nil where it has none.
  func keyWord(of name: String) -> String? {
    CommandTable.entries.first { $0.name == name }.flatMap { keys(of: $0).first?.spelling }
  }
}

// MARK: - The keys' file

extension KeyBindings {
  /// Changes the standard keys by a file of lines such as `size-up = + Up`; a command without keys
  /// loses those that it has.
  ///
  /// - Parameters:
  ///   - settings: The lines.
  ///   - problems: What is wrong in them is added here, in words that begin with file and line.
  init(_ settings: SettingsFile, problems: inout [String]) {
    self = .standard
    for line in settings.lines {
      guard let entry = CommandTable.entries.first(where: { $0.name == line.name }) else {
        let near = NearestName.nearest(to: line.name, in: CommandTable.entries.map(\.name))
        problems.append(
          settings.problem(
            "no command '\(line.name.printable)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
            at: line))
        continue
      }
      let words = line.value.split(separator: " ").map(String.init)
      let keys = words.compactMap(TerminalKey.init(spelling:))
      if let wrong = words.first(where: { TerminalKey(spelling: $0) == nil }) {
        problems.append(
          settings.problem(
            "no key '\(wrong.printable)'; write a character, a name such as Tab or PgDn, or Ctrl-R",
            at: line))
      } else if let digit = words.first(where: { $0.count == 1 && ("1"..."9").contains($0) }) {
        problems.append(
          settings.problem(
            "'\(digit)' begins a number that repeats a command; take another key", at: line))
      } else {
        bind(entry.command, to: keys)
      }
    }
  }
}
