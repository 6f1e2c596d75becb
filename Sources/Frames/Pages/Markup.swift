import Typography

/// Text in HTML and XML.
enum Markup {
  /// A text as it may stand between tags and in quoted attributes; controls are made visible.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - keepsLines: Whether line feeds stay.
  static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n" where keepsLines: result += "\n"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result += String(scalar).printable
      }
    }
    return result
  }
}
