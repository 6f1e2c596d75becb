/// Lines of the help that are put together from words.
enum HelpLines {
  /// The most columns of a line beside the names of options.
  private static let columns = 68

  /// A text in lines that end between words.
  static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
