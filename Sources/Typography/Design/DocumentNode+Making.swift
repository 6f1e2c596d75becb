extension DocumentNode {
  /// Nothing, made and not read.
  package static let null = DocumentNode(.null, line: 0)

  /// A text that is made, not read.
  package static func text(_ text: String) -> DocumentNode { DocumentNode(.string(text), line: 0) }

  /// A truth value that is made, not read.
  package static func flag(_ flag: Bool) -> DocumentNode { DocumentNode(.bool(flag), line: 0) }

  /// A number that is made, not read: whole ones without a point.
  package static func number(_ number: Double) -> DocumentNode {
    DocumentNode(.number(number, written: written(number)), line: 0)
  }

  /// A list that is made, not read.
  package static func list(_ elements: [DocumentNode]) -> DocumentNode {
    DocumentNode(.array(elements), line: 0)
  }

  /// An object that is made, not read.
  package static func object(_ members: [Member]) -> DocumentNode {
    DocumentNode(.object(members), line: 0)
  }

  /// An object that is made, not read.
  package static func object(_ members: KeyValuePairs<String, DocumentNode>) -> DocumentNode {
    object(members.map { Member(key: $0.key, line: 0, value: $0.value) })
  }

  /// A number in the shortest spelling that reads back as the same.
  static func written(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
