/// Reads one tokens file: what is in it, and what is wrong with it.
///
/// The rules for single values are extensions, one a file. Each returns nil for a value that it
/// cannot read, and has reported why.
struct TokensReader {
  /// The document, without duplicate keys and with `$extends` carried out.
  var root: DocumentNode
  /// The tokens in the order of the document.
  var tokens: [Token] = []
  /// The position of each token in `tokens`, by path.
  var index: [String: Int] = [:]
  /// The groups by their paths.
  var groups: [String: DocumentNode] = [:]
  /// Where the values that were read are written, by style; nil where they are not collected.
  var sources: [String: [TokenSource]]?
  /// The name of the style that is being read.
  var currentStyle: String?
  /// What is wrong, in the order of discovery.
  private(set) var problems: [DocumentProblem] = []
  /// The errors since `takeReasons`, also those that were reported before.
  private var reasons: [String] = []
  private var reported: Set<DocumentProblem> = []
  /// The references that may still be followed for the current style; it stops documents that grow
  /// without end when they are followed.
  var budget = 0
  /// The dangling references that may still get a suggestion: looking through all names takes time,
  /// and a file whose other half is missing has thousands.
  var suggestionBudget = 20

  init(root: DocumentNode) {
    self.root = root
  }
}

/// A value and the place where it is written.
struct TokenPlace {
  var node: DocumentNode
  /// The keys that lead to the value; the word `$value` is left out.
  var keyPath: String

  /// The place of a member's value.
  func member(_ key: String) -> TokenPlace? {
    node[key].map { TokenPlace(node: $0, keyPath: DocumentNode.join(keyPath, key)) }
  }
}

// MARK: - Preparing

extension TokensReader {
  /// Makes the document ready for its tokens to be found.
  mutating func prepare() {
    removeDuplicateKeys()
    carryOutExtends()
    collect()
  }
}

// MARK: - Reporting

extension TokensReader {
  /// Reports that a value cannot be taken at its word.
  mutating func error(_ code: DocumentProblem.Code, _ message: String, at place: TokenPlace) {
    error(code, message, line: place.node.line, keyPath: place.keyPath)
  }

  /// Reports that a value was read in a way that its author should know.
  mutating func warn(_ code: DocumentProblem.Code, _ message: String, at place: TokenPlace) {
    warn(code, message, line: place.node.line, keyPath: place.keyPath)
  }

  mutating func error(
    _ code: DocumentProblem.Code, _ message: String, line: Int, keyPath: String
  ) {
    reasons.append(keyPath + ": " + message)
    report(
      .init(code: code, severity: .error, line: line, keyPath: keyPath, message: message))
  }

  mutating func warn(
    _ code: DocumentProblem.Code, _ message: String, line: Int, keyPath: String
  ) {
    report(
      .init(code: code, severity: .warning, line: line, keyPath: keyPath, message: message))
  }

  private mutating func report(_ problem: DocumentProblem) {
    if reported.insert(problem).inserted { problems.append(problem) }
  }

  /// Hands over the errors since the last time.
  mutating func takeReasons() -> [String] {
    defer { reasons = [] }
    return reasons
  }

  /// Reports keys of an object that nothing reads; a near miss is an error.
  mutating func checkKeys(of place: TokenPlace, known: [String], what: String) {
    for member in place.node.members ?? [] where !known.contains(member.key) {
      let keyPath = DocumentNode.join(place.keyPath, member.key)
      if let nearest = NearestName.nearest(to: member.key, in: known) {
        error(
          .unknownKey, "'\(member.key)' is no key of \(what); did you mean '\(nearest)'?",
          line: member.line,
          keyPath: keyPath)
      } else {
        warn(
          .unknownKey, "'\(member.key)' is no key of \(what); not read", line: member.line,
          keyPath: keyPath)
      }
    }
  }
}
