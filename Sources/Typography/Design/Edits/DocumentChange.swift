/// A change of one place in a document: the least that has to be written.
public struct DocumentChange: Hashable, Sendable {
  /// The keys that lead to the place; in a list, the position as a number. Objects that are missing on
  /// the way are made.
  public var path: [String]
  /// What the last key becomes; nil when it stays.
  public var newKey: String?
  /// What stands there afterwards; nil when the value stays. Lines have no meaning in it.
  public var value: DocumentNode?

  /// Makes a change of a value.
  public init(_ path: [String], to value: DocumentNode) {
    self.path = path
    self.value = value
  }

  /// Makes a change of a key, and of its value where one is given.
  public init(_ path: [String], renamedTo newKey: String, value: DocumentNode? = nil) {
    self.path = path
    self.newKey = newKey
    self.value = value
  }
}

extension DocumentNode {
  /// The value at the end of some keys, as it is written; nil when there is none.
  func value(at path: [String]) -> DocumentNode? {
    path.reduce(self) { $0?[$1] } as DocumentNode?
  }

  /// The keys that lead to a token, whose names joined by dots are known.
  func keys(toToken name: some StringProtocol) -> [String]? {
    for member in members ?? [] where !member.key.hasPrefix("$") || member.key == "$root" {
      if name == member.key { return [member.key] }
      guard name.hasPrefix(member.key + ".") else { continue }
      let rest = name.dropFirst(member.key.count + 1)
      if let keys = member.value.keys(toToken: rest) { return [member.key] + keys }
    }
    return nil
  }
}
