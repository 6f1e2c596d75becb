/// Where a value of a style is written, and what it leads to.
public struct TokenSource: Hashable, Sendable {
  /// The last keys that lead to the value, such as `fontSize` or `color.light`; `$value` for the
  /// whole.
  public var property: String
  /// The line where it is written, from 1.
  public var line: Int
  /// The value as it is written; a long one is cut.
  public var written: String
  /// The aliases that were followed from there, in order, as they are written.
  public var aliases: [String]
  /// The plain value that the aliases lead to; nil where there is none.
  public var value: String?
  /// The line of the plain value, from 1; nil where there is none.
  public var valueLine: Int?
}

extension TokenSource {
  /// The properties that a reader of a style wants to see, by their last key.
  private static let properties: Set<String> = [
    "fontFamily", "fontWeight", "fontSize", "lineHeight", "letterSpacing", "lineLimit",
    "minimumScaleFactor", "height", "color", "light", "dark",
  ]

  /// Takes down where a value was followed to; nil for a part of a value that means nothing alone.
  init?(start: TokenPlace, aliases: [String], end: TokenPlace?, token: String) {
    let keys = start.keyPath.split(separator: ".").map(String.init)
    if start.keyPath == token {
      // A value that is written out is shown by its members.
      guard !aliases.isEmpty else { return nil }
      property = "$value"
    } else if let last = keys.last, Self.properties.contains(last) {
      property = last == "light" || last == "dark" ? "color.\(last)" : last
    } else {
      return nil
    }
    line = start.node.line
    written = start.node.shortText
    self.aliases = aliases
    value = end?.node.shortText
    valueLine = end?.node.line
  }
}

extension TokensDocument {
  /// Where the values of a document's styles are written, by the name of the style, in the order in
  /// which they are read.
  public static func sources(in root: DocumentNode) -> [String: [TokenSource]] {
    guard root.members != nil else { return [:] }
    var reader = TokensReader(root: root)
    reader.removeDuplicateKeys()
    reader.carryOutExtends()
    reader.collect()
    reader.sources = [:]
    _ = reader.styles()
    return reader.sources ?? [:]
  }
}

// MARK: - As written

extension DocumentNode {
  private static let textLimit = 120

  /// The value in one line of JSON, cut where it is long.
  fileprivate var shortText: String {
    let text = text
    return text.count > Self.textLimit ? text.prefix(Self.textLimit) + "…" : text
  }

  private var text: String {
    switch content {
    case .object(let members):
      "{ " + members.map { "\"\($0.key)\": " + $0.value.text }.joined(separator: ", ") + " }"
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .string(let text): "\"\(text)\""
    case .number(_, let written): written
    case .bool(let bool): bool ? "true" : "false"
    case .null: "null"
    }
  }
}
