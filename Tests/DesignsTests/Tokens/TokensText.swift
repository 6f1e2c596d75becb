import Typography

@testable import Designs
@testable import Documents

/// Reads tokens that a test writes down as text.
func tokens(_ text: String) throws -> DesignSystem {
  TokensDocument.read(try JSONDocument.parse(Array(text.utf8)), name: "test")
}

extension DesignSystem {
  /// The style of a name.
  func style(_ name: String) -> DesignStyle? { styles.first { $0.name == name } }

  /// The problems as a reader sees them.
  var report: [String] { problems.map { $0.description(file: "t.json") } }

  /// The errors as a reader sees them.
  var errors: [String] {
    problems.filter { $0.severity == .error }.map { $0.description(file: "t.json") }
  }
}

/// A file with one style whose value holds the given members.
func style(_ members: String, extensions: String = "{}") throws -> (DesignStyle, DesignSystem) {
  let system = try tokens(
    """
    { "s": { "$type": "typography", "$extensions": { "typo-preview": \(extensions) },
    "$value": { \(members) } } }
    """)
  return (system.styles[0], system)
}
