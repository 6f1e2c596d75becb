import Documents
import Typography

/// A value of a record, apart from where it stands in its document: two of them are equal when the
/// record says the same.
package indirect enum RecordedValue: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([RecordedValue])
  /// Keys and values in the order of the document, each key once.
  case object([Member])

  /// A key with its value.
  package struct Member: Hashable {
    var key: String
    var value: RecordedValue
  }

  /// Takes a value out of a document; of a key that occurs twice the last value counts.
  init(_ node: DocumentNode) {
    switch node.content {
    case .null: self = .null
    case .bool(let bool): self = .bool(bool)
    case .number(let number, _): self = .number(number)
    case .string(let text): self = .text(text)
    case .array(let elements): self = .list(elements.map(RecordedValue.init))
    case .object(let members):
      var seen: Set<String> = []
      let last = members.reversed().filter { seen.insert($0.key).inserted }.reversed()
      self = .object(last.map { Member(key: $0.key, value: RecordedValue($0.value)) })
    }
  }
}

// MARK: - Looking inside

extension RecordedValue {
  /// The members of an object; none for anything else.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of a list; none for anything else.
  package var elements: [RecordedValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// A text, or nil.
  package var string: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// A number, or nil.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// A truth value, or nil.
  var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The value of an object for a key. Setting nil takes the member out; a new key comes last.
  package subscript(key: String) -> RecordedValue? {
    get { members.first { $0.key == key }?.value }
    set {
      var members = members
      let place = members.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil): members.remove(at: place)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }
}

// MARK: - Words

extension RecordedValue {
  /// The value in words for people, fit for a terminal: `none` for nothing.
  package var words: String {
    switch self {
    case .null: "none"
    case .bool(let bool): bool ? "yes" : "no"
    case .number(let number): number.decimalText
    case .text(let text): text.isEmpty ? "none" : text.printable
    case .list(let elements):
      elements.isEmpty ? "none" : elements.map(\.words).joined(separator: ", ")
    case .object(let members):
      members.isEmpty
        ? "none"
        : members.map { "\($0.key.printable) \($0.value.words)" }.joined(separator: ", ")
    }
  }
}

extension JSONWriter {
  /// Writes a value of a record as it was read.
  package func value(_ value: RecordedValue) {
    switch value {
    case .null: null()
    case .bool(let bool): self.bool(bool)
    case .number(let number): self.number(number)
    case .text(let text): string(text)
    case .list(let elements): array { elements.forEach(self.value) }
    case .object(let members):
      object { for member in members { self.member(member.key) { self.value(member.value) } } }
    }
  }
}
