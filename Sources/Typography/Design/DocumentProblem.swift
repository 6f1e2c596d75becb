/// Something wrong in a user's document, with its place.
public struct DocumentProblem: Hashable, Sendable {
  /// How bad a problem is.
  public enum Severity: String, Hashable, Sendable {
    /// The document cannot be taken at its word there.
    case error
    /// The document was read, in a way that its author should know.
    case warning
  }

  /// What kind of problem it is.
  public var code: Code
  /// How bad the problem is.
  public var severity: Severity
  /// The line in the document, from 1.
  public var line: Int
  /// The keys that lead to the place, joined by dots; empty for the document as a whole.
  public var keyPath: String
  /// What is wrong, in one sentence without a full stop. It may quote the document unescaped.
  public var message: String

  /// Makes a problem.
  public init(code: Code, severity: Severity, line: Int, keyPath: String, message: String) {
    self.code = code
    self.severity = severity
    self.line = line
    self.keyPath = keyPath
    self.message = message
  }

  /// The problem in one line, `file:line: key.path: error: message`, fit for a terminal.
  ///
  /// - Parameter file: The document's name as the user knows it.
  public func description(file: String) -> String {
    let place = keyPath.isEmpty ? "" : keyPath + ": "
    return "\(file):\(line): \(place)\(severity.rawValue): \(message)".printable
  }
}
