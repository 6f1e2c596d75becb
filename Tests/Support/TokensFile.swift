internal import Foundation

/// Makes tokens files for tests.
public struct TokensFile {
  /// A style.
  public struct Style: Sendable {
    /// The key, or keys with dots between them.
    public var name: String
    /// The family asked for.
    public var family: String
    /// The weight asked for.
    public var weight: Int
    /// The size in points.
    public var size: Double
    /// The members of our extension.
    public var extensions: [String: any Sendable]

    /// Makes a style, by default in the program's own sans.
    public init(
      _ name: String, family: String = "Typo Preview Sans", weight: Int = 400, size: Double = 17,
      extensions: [String: any Sendable] = [:]
    ) {
      self.name = name
      self.family = family
      self.weight = weight
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
        "fontFamily": [style.family], "fontWeight": style.weight,
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
