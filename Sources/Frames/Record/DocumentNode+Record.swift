import Documents
package import Typography

extension DocumentNode {
  /// A number as records hold it, with at most three decimals.
  static func decimal(_ number: Double) -> DocumentNode {
    DocumentNode(.number(number, written: number.decimalText), line: 0)
  }

  /// The value as the program would have written it: of a key that occurs twice the last value, and
  /// numbers without noise.
  var asRecorded: DocumentNode {
    switch content {
    case .number(let number, _): .decimal(number)
    case .array(let elements): .list(elements.map(\.asRecorded))
    case .object(let members):
      .object(
        Self.onceEach(members).map { Member(key: $0.key, line: 0, value: $0.value.asRecorded) })
    case .string, .bool, .null: DocumentNode(content, line: 0)
    }
  }

  private static func onceEach(_ members: [Member]) -> [Member] {
    var seen: Set<String> = []
    return members.reversed().filter { seen.insert($0.key).inserted }.reversed()
  }

  /// Gives a member of an object a value. Nil takes the member out; a new key comes last.
  package mutating func set(_ key: String, to value: DocumentNode?) {
    var members = members ?? []
    let place = members.firstIndex { $0.key == key }
    switch (place, value) {
    case (let place?, let value?): members[place].value = value
    case (let place?, nil): members.remove(at: place)
    case (nil, let value?): members.append(Member(key: key, line: 0, value: value))
    case (nil, nil): break
    }
    content = .object(members)
  }
}

// MARK: - Words

extension DocumentNode {
  /// The value in words for people, fit for a terminal: `none` for nothing.
  package var words: String {
    switch content {
    case .null: "none"
    case .bool(let bool): bool ? "yes" : "no"
    case .number(let number, _): number.decimalText
    case .string(let text): text.isEmpty ? "none" : text.printable
    case .array(let elements):
      elements.isEmpty ? "none" : elements.map(\.words).joined(separator: ", ")
    case .object(let members):
      members.isEmpty
        ? "none"
        : members.map { "\($0.key.printable) \($0.value.words)" }.joined(separator: ", ")
    }
  }
}
