@testable import Typography

/// Documents as Swift literals; every value stands on line 0.
extension DocumentNode: ExpressibleByStringLiteral {
  /// A text.
  init(stringLiteral value: String) { self = .text(value) }
}

extension DocumentNode: ExpressibleByIntegerLiteral {
  /// A whole number.
  init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension DocumentNode: ExpressibleByFloatLiteral {
  /// A number.
  init(floatLiteral value: Double) { self = .number(value) }
}

extension DocumentNode: ExpressibleByBooleanLiteral {
  /// A truth value.
  init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension DocumentNode: ExpressibleByArrayLiteral {
  /// A list.
  init(arrayLiteral elements: DocumentNode...) { self = .list(elements) }
}

extension DocumentNode: ExpressibleByDictionaryLiteral {
  /// An object.
  init(dictionaryLiteral members: (String, DocumentNode)...) {
    self.init(.object(members.map { Member(key: $0.0, line: 0, value: $0.1) }), line: 0)
  }
}

extension DesignSystem {
  /// The design of a document.
  static func tokens(_ root: DocumentNode) -> DesignSystem {
    TokensDocument.read(root, name: "test")
  }

  /// The design of styles with a family and 17 points, each with what it says to this tool.
  static func tokens(
    styles: KeyValuePairs<String, DocumentNode>, top: DocumentNode = [:]
  ) -> DesignSystem {
    let value: DocumentNode = ["fontFamily": "Plain", "fontSize": "17px"]
    let tokens = styles.map { name, words in
      DocumentNode.Member(
        key: name, line: 0,
        value: [
          "$type": "typography", "$value": value, "$extensions": ["typo-preview": words],
        ])
    }
    let settings = DocumentNode.Member(
      key: "$extensions", line: 0, value: ["typo-preview": top])
    return .tokens(DocumentNode(.object([settings] + tokens), line: 0))
  }

  /// What is wrong, as `key path: message`.
  var errors: [String] {
    problems.filter { $0.severity == .error }.map { "\($0.keyPath): \($0.message)" }
  }
}
