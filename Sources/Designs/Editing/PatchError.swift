package import Documents
package import Platform
import Typography

/// Why edits cannot be written into a document.
package enum PatchError: Error, Equatable {
  /// The document is no JSON any more.
  case unreadable(JSONError)
  /// A tokens file cannot say what the edits say of some styles.
  case notSayable(styles: [String])
  /// There are no edits.
  case nothingToWrite
  /// The file cannot be read.
  case cannotRead(file: String, FileError)
  /// The file has been changed since the design was read.
  case changedMeanwhile(file: String)
  /// A file of the new design's name is there already.
  case isThere(file: String)
  /// The file may not be written.
  case readOnly(file: String)
  /// Writing failed; the file is as it was.
  case write(WriteError)
}

extension PatchError: CustomStringConvertible {
  /// What failed, which file in single quotes, why, and what to do; fit for a terminal.
  package var description: String {
    switch self {
    case .unreadable(let error): "the edits were not written: " + error.problem.message
    case .notSayable(let styles):
      "a tokens file cannot say this of "
        + styles.map { "'\($0.printable)'" }.joined(separator: ", ") + "; nothing was written"
    case .nothingToWrite: "nothing is different from the design; there is nothing to write"
    case .cannotRead(let file, let error):
      "cannot read '\(file.printable)' again: \(error.reason); nothing was written"
    case .changedMeanwhile(let file):
      "'\(file.printable)' was changed since it was read; read it again ('r') before you write"
    case .isThere(let file):
      "'\(file.printable)' is there already; move it away, or open it and edit it"
    case .readOnly(let file):
      "'\(file.printable)' is read-only; nothing was written"
    case .write(let error): "\(error); the file is as it was"
    }
  }
}
