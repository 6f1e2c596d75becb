/// A value in a parsed document, with the place where it stands.
///
/// The tree keeps what a dictionary loses: the order of the keys, keys that occur twice, and the
/// line and the bytes of everything, so that a problem can be reported where it is, and a part be
/// replaced while the rest stays as it is.
///
/// Two values are equal when they say the same, wherever they stand.
public struct DocumentNode: Hashable, Sendable {
  /// What a value is.
  public enum Content: Hashable, Sendable {
    /// Keys and values in the order of the document; a key may occur twice.
    case object([Member])
    /// Values in order.
    case array([DocumentNode])
    /// A text.
    case string(String)
    /// A number, also as it was written; one beyond the range of a `Double` is infinite.
    case number(Double, written: String)
    /// A truth value.
    case bool(Bool)
    /// Nothing.
    case null
  }

  /// A key of an object with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The line of the key, from 1; 0 for one that is made, not read.
    public var line: Int
    /// The bytes of the key in the document, quotes too; empty for one that is made, not read.
    public var keyRange: Range<Int>
    /// The value.
    public var value: DocumentNode

    /// Makes a member.
    public init(key: String, line: Int, value: DocumentNode, keyRange: Range<Int> = 0..<0) {
      self.key = key
      self.line = line
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// What the value is.
  public var content: Content
  /// The line where the value begins, from 1; 0 for a value that is made, not read.
  public var line: Int
  /// The bytes of the value in the document, brackets and quotes too; empty for a value that is made,
  /// not read.
  public var range: Range<Int>

  /// Makes a node.
  public init(_ content: Content, line: Int, range: Range<Int> = 0..<0) {
    self.content = content
    self.line = line
    self.range = range
  }
}

// MARK: - Comparing

extension DocumentNode {
  /// Whether two values say the same.
  public static func == (one: DocumentNode, other: DocumentNode) -> Bool {
    one.content == other.content
  }

  /// Hashes what the value says.
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension DocumentNode.Member {
  /// Whether two members have the same key and say the same.
  public static func == (one: DocumentNode.Member, other: DocumentNode.Member) -> Bool {
    one.key == other.key && one.value == other.value
  }

  /// Hashes the key and what the value says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}

// MARK: - Looking inside

extension DocumentNode {
  /// The members of an object, or nil for anything else.
  public var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The values of an array, or nil for anything else.
  public var elements: [DocumentNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The text of a string, or nil for anything else.
  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The value of a number, or nil for anything else.
  public var number: Double? {
    if case .number(let number, _) = content { number } else { nil }
  }

  /// The truth value, or nil for anything else.
  public var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  /// The member of an object with a key; of several the last, as readers of JSON do.
  public func member(_ key: String) -> Member? {
    members?.last { $0.key == key }
  }

  /// The value of an object for a key; of several the last.
  public subscript(key: String) -> DocumentNode? { member(key)?.value }

  /// The value as a message shows it: a scalar as it was written, else the kind of thing.
  public var summary: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string(let text): "'" + (text.count > 60 ? text.prefix(60) + "…" : text) + "'"
    case .number(_, let written): "'" + written.prefix(40) + "'"
    case .bool(let bool): bool ? "'true'" : "'false'"
    case .null: "'null'"
    }
  }
}
