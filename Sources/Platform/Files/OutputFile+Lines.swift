import Typography

/// Lines for people, which services that run builds read too: they take commands from what a program
/// writes.
///
/// GitHub Actions takes `::command::` at the beginning of a line, blanks aside, and `##[command]`
/// anywhere in it (`ActionCommand.cs` of its runner); Azure Pipelines `##vso[` and TeamCity
/// `##teamcity[`. Names and samples of a design come from anybody, so that all lines go through here.
extension OutputFile {
  /// Writes lines, each without its line feed.
  package func write(lines: [String]) throws(WriteError) {
    try write(lines.map { $0.asLine + "\n" }.joined())
  }

  /// Writes a text of lines of which each ends with a line feed.
  package func write(text: String) throws(WriteError) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    try write(lines: lines)
  }

  /// Writes a JSON document, which says the same as before and holds no two number signs side by side.
  ///
  /// A line of it begins with a bracket or a quote, never with foreign text.
  package func write(json bytes: [UInt8]) throws(WriteError) {
    let sign = UInt8(ascii: "#")
    guard zip(bytes, bytes.dropFirst()).contains(where: { $0 == sign && $1 == sign }) else {
      return try write(bytes)
    }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(bytes.count + 64)
    var isBehindSign = false
    for byte in bytes {
      // Number signs stand in strings only, where an escape means the same.
      if byte == sign, isBehindSign { escaped += "\\u0023".utf8 } else { escaped.append(byte) }
      isBehindSign = byte == sign && !isBehindSign
    }
    try write(escaped)
  }
}

extension String {
  /// The text as one line in which no service finds a command: a backslash stands before a beginning
  /// that is neither a letter, a digit nor a usual mark, and between two number signs.
  package var asLine: String {
    var line = ""
    var isAtStart = true
    var last: Unicode.Scalar = " "
    for scalar in printable.unicodeScalars {
      if isAtStart, !scalar.properties.isWhitespace {
        isAtStart = false
        if !scalar.mayBeginLine { line += "\\" }
      } else if scalar == "#", last == "#" {
        line += "\\"
      }
      line.unicodeScalars.append(scalar)
      last = scalar
    }
    return line
  }

  /// A name at the beginning of a line: in single quotes unless it begins with a letter or digit and
  /// cannot be taken for more than a name.
  package var asLineStart: String {
    let name = printable
    let isPlain = name.unicodeScalars.first?.isLetterOrDigit == true
    return isPlain && !name.contains(":") && !name.contains("##") ? name : "'\(name)'"
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    properties.isAlphabetic || properties.numericType != nil
  }

  /// Whether no service takes a line with this at its beginning for a command.
  fileprivate var mayBeginLine: Bool {
    isLetterOrDigit || "'\"()[]{}</.-–_~|│┌├└".unicodeScalars.contains(self)
  }
}
