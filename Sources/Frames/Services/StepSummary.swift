import Typography

/// Markdown for the summary of a step.
enum StepSummary {
  /// What stands where the rest was cut off.
  private static let ending = "\n… cut here: the summary of a step may have 1 MiB\n"

  /// Markdown of at most so many bytes, cut at the end of a line and said so.
  static func cut(_ markdown: String, to limit: Int) -> String {
    let bytes = Array(markdown.utf8)
    guard bytes.count > limit else { return markdown }
    let room = limit - ending.utf8.count
    guard room > 0, let end = bytes.prefix(room).lastIndex(of: UInt8(ascii: "\n")) else {
      return ""
    }
    return String(decoding: bytes[...end], as: UTF8.self) + ending
  }

  /// A text as Markdown that shows it as it is: what has a meaning in Markdown or HTML is escaped.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.printable.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "|", "!", "~", "@":
        result += "\\" + String(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
