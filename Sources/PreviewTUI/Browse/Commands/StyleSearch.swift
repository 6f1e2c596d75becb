/// Finds styles by what is typed of their names.
enum StyleSearch {
  /// The names that contain a text, whatever its case: the name itself first, then those of which it
  /// is the last word, those that begin with it, those of which a word begins with it, each in the
  /// design's order; without any, those that have its letters in order.
  static func names(matching text: String, in names: [String]) -> [String] {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return names }
    let ranked = names.map { name in (name: name, rank: rank(of: wanted, in: name.lowercased())) }
    let found = [0, 1, 2, 3, 4].flatMap { rank in ranked.filter { $0.rank == rank }.map(\.name) }
    return found.isEmpty ? names.filter { hasLetters(wanted, in: $0.lowercased()) } : found
  }

  private static func rank(of text: String, in name: String) -> Int? {
    if name == text { return 0 }
    let words = name.split { $0 == "." || $0 == "-" || $0 == "_" || $0 == " " }
    if words.last.map(String.init) == text { return 1 }
    if name.hasPrefix(text) { return 2 }
    if words.contains(where: { $0.hasPrefix(text) }) { return 3 }
    return name.contains(text) ? 4 : nil
  }

  private static func hasLetters(_ letters: String, in name: String) -> Bool {
    var rest = name[...]
    for letter in letters {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }
}
