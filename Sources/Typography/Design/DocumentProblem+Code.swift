extension DocumentProblem {
  /// What kind of problem it is: a name for those who filter and count, which stays when the words
  /// change.
  public enum Code: String, CaseIterable, Hashable, Sendable {
    /// The text is no JSON that can be read.
    case notJSON = "not-json"
    /// The document is of another format, which is not read yet.
    case foreignFormat = "foreign-format"
    /// The document has no style.
    case nothingToShow = "nothing-to-show"
    /// A key that nothing reads.
    case unknownKey = "unknown-key"
    /// A key that is needed and not there.
    case missingKey = "missing-key"
    /// A key that occurs twice in an object.
    case duplicateKey = "duplicate-key"
    /// A name or tag that the format does not allow.
    case invalidName = "invalid-name"
    /// Something that belongs elsewhere in the document.
    case misplaced
    /// Values of which only one can count.
    case conflict
    /// A value of another kind than is needed: a text for a number.
    case wrongType = "wrong-type"
    /// A word that is none of those that are known there.
    case unknownWord = "unknown-word"
    /// A value of the right kind that is too small, too large or too many.
    case outOfRange = "out-of-range"
    /// A value that was rounded or clipped.
    case adjusted
    /// A spelling that was read, though the format does not have it.
    case notDTCG = "not-dtcg"
    /// A reference that cannot be read, or to something of another kind.
    case invalidReference = "invalid-reference"
    /// A reference to something that is not there.
    case danglingReference = "dangling-reference"
    /// References that lead back to where they come from, or do not come to an end.
    case circularReference = "circular-reference"

    /// What the code stands for, in one sentence with a full stop.
    public var summary: String {
      switch self {
      case .notJSON: "The document is JSON."
      case .foreignFormat: "The document is in the W3C format for design tokens."
      case .nothingToShow: "The document has a typography token."
      case .unknownKey: "A key is one that is read."
      case .missingKey: "Keys that are needed are there."
      case .duplicateKey: "A key occurs once in an object."
      case .invalidName: "A name or tag is one that the format allows."
      case .misplaced: "What is said stands where it is read."
      case .conflict: "Of values that exclude each other there is one."
      case .wrongType: "A value is of the kind that is needed."
      case .unknownWord: "A word is one of those that are known there."
      case .outOfRange: "A value is within its range."
      case .adjusted: "A value can be taken as it is, without rounding or clipping."
      case .notDTCG: "A spelling is one of the W3C format."
      case .invalidReference: "A reference can be read and is to something of the right kind."
      case .danglingReference: "A reference is to something that is there."
      case .circularReference: "References come to an end."
      }
    }
  }
}
