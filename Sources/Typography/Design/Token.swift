/// A token of a tokens file: an object with `$value`.
struct Token {
  /// The keys that lead to the token, joined by dots.
  var path: String
  /// The line of the token's key.
  var line: Int
  /// The token's object.
  var node: DocumentNode
  /// The `$type` of the nearest group around the token that has one.
  var inheritedType: String?
  /// The reason not to use the token, also from a group around it; nil when it is not deprecated.
  var deprecation: String?

  /// The token's own `$type`.
  var ownType: String? { node["$type"]?.string }
}

/// The types of the format.
enum TokenType {
  /// All names, as of 2025.10.
  static let all: [String] = [
    "typography", "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier",
    "number", "strokeStyle", "border", "transition", "shadow", "gradient",
  ]
}

extension DocumentNode {
  /// Whether the value is a token.
  var isToken: Bool { member("$value") != nil }

  /// Joins a path and a key.
  static func join(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : path + "." + key
  }
}
