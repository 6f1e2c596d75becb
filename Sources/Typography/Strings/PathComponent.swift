extension StringProtocol {
  /// This text as one part of a path: letters, digits, dots and hyphens of ASCII; spaces become
  /// hyphens and the rest is left out. Never empty, never a name that means a folder.
  public var pathComponent: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": text.unicodeScalars.append(scalar)
      case " ", "/": text += "-"
      case "\u{280}": text += "R"
      default: break
      }
    }
    while text.first == "." { text.removeFirst() }
    return text.isEmpty ? "unnamed" : text
  }
}
