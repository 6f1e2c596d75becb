import Typography

/// A file of lines `name = value`; empty lines and those that begin with `#` say nothing.
struct SettingsFile: Hashable {
  /// One line.
  struct Line: Hashable {
    /// The number of the line, from 1.
    var number: Int
    /// What is before the first `=`, without spaces around it.
    var name: String
    /// What is behind it, without spaces around it.
    var value: String
  }

  /// The path, as the user knows it.
  var path: String
  /// The lines that say something.
  var lines: [Line] = []
  /// What is wrong with the form of the file, in words that begin with file and line.
  var problems: [String] = []

  /// Reads a text.
  init(path: String, text: String) {
    self.path = path
    let rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, row) in rows.enumerated() {
      let row = row.trimmed
      guard !row.isEmpty, row.first != "#" else { continue }
      // A key may be `=` itself, so the first one is the sign.
      guard let sign = row.firstIndex(of: "="), sign != row.startIndex else {
        problems.append("\(path.printable):\(index + 1): error: a line is 'name = value'")
        continue
      }
      lines.append(
        Line(
          number: index + 1, name: String(row[..<sign].trimmed),
          value: String(row[row.index(after: sign)...].trimmed)))
    }
  }

  /// Words about a line.
  func problem(_ words: String, at line: Line) -> String {
    "\(path.printable):\(line.number): error: \(words)"
  }
}

extension Substring {
  /// Without white space at both ends.
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...last]
  }
}
