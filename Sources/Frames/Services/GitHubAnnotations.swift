import Typography

/// Findings as GitHub Actions' workflow commands, `::error file=…,line=…,title=…::message`
/// ("Workflow commands for GitHub Actions" in GitHub's documentation).
package enum GitHubAnnotations {
  /// The annotations of one level that GitHub shows for a step; more of them are dropped unseen.
  package static let limit = 10

  /// The commands, each with a line feed: ten annotations at most, then one line that says how many
  /// more there are.
  package static func text(of annotations: [Annotation]) -> String {
    let shown = annotations.prefix(limit)
    var lines = shown.map(command)
    let rest = annotations.count - shown.count
    if rest > 0 {
      let findings = rest == 1 ? "finding" : "findings"
      lines.append("\(rest) more \(findings) than the \(limit) annotations that are shown")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func command(_ annotation: Annotation) -> String {
    var properties: [String] = []
    if let file = annotation.file {
      properties.append("file=\(escapedProperty(file))")
      if let line = annotation.line { properties.append("line=\(line)") }
    }
    properties.append("title=\(escapedProperty(annotation.title))")
    return "::\(annotation.level.rawValue) \(properties.joined(separator: ","))::"
      + escaped(annotation.message)
  }

  /// A message: per cent signs and line breaks would be read as escapes or end it. Other controls are
  /// made visible, since the log is shown in terminals too.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result += String(scalar).printable
      }
    }
    return result
  }

  /// A property: colons and commas would end it as well.
  private static func escapedProperty(_ text: String) -> String {
    var result = ""
    for scalar in escaped(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
