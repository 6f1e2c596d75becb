internal import Foundation

/// Makes tokens files for tests.
public struct TokensFile {
  /// A style.
  public struct Style: Sendable {
    /// The key, or keys with dots between them.
    public var name: String
    /// The family asked for.
    public var family: String
    /// The size in points.
    public var size: Double
    /// The members of our extension.
    public var extensions: [String: any Sendable]

    /// Makes a style of weight 400.
    public init(
      _ name: String, family: String = "Inter", size: Double = 17,
      extensions: [String: any Sendable] = [:]
    ) {
      self.name = name
      self.family = family
      self.size = size
      self.extensions = extensions
    }
  }

  /// The file's text.
  ///
  /// - Parameter extensions: The members of our extension at the top of the file.
  public static func text(
    _ styles: [Style], extensions: [String: any Sendable] = [:]
  ) throws -> String {
    var members = try styles.map { style in
      let value: [String: Any] = [
        "fontFamily": [style.family], "fontWeight": 400,
        "fontSize": ["value": style.size, "unit": "px"],
      ]
      let token: [String: Any] = [
        "$type": "typography", "$value": value,
        "$extensions": ["typo-preview": style.extensions],
      ]
      return "\(try json(style.name)): \(try json(token))"
    }
    if !extensions.isEmpty {
      members.append("\"$extensions\": \(try json(["typo-preview": extensions]))")
    }
    return "{\n" + members.joined(separator: ",\n") + "\n}\n"
  }

  private static func json(_ value: Any) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
    return String(decoding: data, as: UTF8.self)
  }
}
