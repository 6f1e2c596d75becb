import Designs
import Platform
import Typography

/// Where words go: errors always, the rest unless quiet was asked for.
///
/// Every message is one line, in which foreign text is no command for anybody (`OutputFile.write(lines:)`).
final class Console {
  private let file: OutputFile
  /// Whether only errors are said.
  let isQuiet: Bool
  private(set) var hasErrors = false

  /// Makes a console on standard error.
  init(file: OutputFile = .standardError, isQuiet: Bool = false) {
    self.file = file
    self.isQuiet = isQuiet
  }

  /// Says what went wrong.
  func error(_ message: some CustomStringConvertible) {
    hasErrors = true
    say("typo-preview: error: \(message)")
  }

  /// Says a problem of a design; one of its document comes in the form that editors know.
  func problem(_ problem: LoadedDesign.Problem) {
    switch problem {
    case .document(let place, let file):
      if problem.isError { hasErrors = true }
      // A name with a colon could be taken for a word of the line: `error: x.json`.
      let name = file.contains(":") ? "'\(file)'" : file
      if problem.isError || !isQuiet { say(place.description(file: name)) }
    case .error(let words): error(words)
    case .note(let words): note(words)
    }
  }

  /// Says what should be known.
  func note(_ message: String) {
    if !isQuiet { say("typo-preview: \(message)") }
  }

  /// Says a line of a table that was asked for.
  func timing(_ line: String) { say(line) }

  private func say(_ line: String) {
    // Nobody is left to be told when standard error cannot be written to.
    try? file.write(lines: [line])
  }
}
