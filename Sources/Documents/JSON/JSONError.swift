package import Typography

/// Why a text is not a JSON document that can be read, and where.
package struct JSONError: Error, Hashable {
  /// What is wrong.
  package enum Reason: Hashable {
    /// There is nothing but space.
    case empty
    /// The text is longer than this number of megabytes.
    case tooLarge(megabytes: Int)
    /// Objects and lists are nested deeper than this.
    case tooDeep(limit: Int)
    /// The text only stands for the file, which Git LFS has not fetched.
    case lfsPointer
    /// A byte that is not part of any character in UTF-8.
    case notUTF8
    /// Half of a surrogate pair, written as an escape.
    case loneSurrogate
    /// A comma behind which nothing follows.
    case trailingComma
    /// A comment.
    case comment
    /// The text ends before the document does.
    case unexpectedEnd
    /// What the parser says, in its words.
    case syntax(String)
  }

  /// What is wrong.
  package var reason: Reason
  /// The line, from 1.
  package var line: Int
  /// The character in the line, from 1.
  package var column: Int

  /// The error as a problem of the document.
  package var problem: DocumentProblem {
    DocumentProblem(
      code: .notJSON, severity: .error, line: line, keyPath: "",
      message: "not readable as JSON at column \(column): \(reason.sentence)".printable)
  }

  /// The error in one line, fit for a terminal.
  ///
  /// - Parameter file: The document's name as the user knows it.
  package func description(file: String) -> String { problem.description(file: file) }
}

extension JSONError.Reason {
  /// The reason in one sentence.
  fileprivate var sentence: String {
    switch self {
    case .empty: "the file is empty"
    case .tooLarge(let megabytes): "the file is larger than \(megabytes) MB"
    case .tooDeep(let limit): "objects and lists are nested more than \(limit) deep"
    case .lfsPointer: "the file is a Git LFS pointer; run 'git lfs pull'"
    case .notUTF8: "the text is not UTF-8; save it as UTF-8"
    case .loneSurrogate: "'\\u' escape of half a surrogate pair; write the character itself"
    case .trailingComma: "a comma with nothing behind it; remove the comma"
    case .comment: "JSON has no comments; remove it"
    case .unexpectedEnd: "the file ends too early; a bracket, brace or quote is not closed"
    case .syntax(let words): words
    }
  }
}
