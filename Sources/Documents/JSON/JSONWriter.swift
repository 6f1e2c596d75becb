package import Typography

/// Writes JSON with keys in the order in which they come.
package final class JSONWriter {
  private var text: JSONText
  private let layout: JSONLayout

  /// Makes a writer of one value, each on a line of its own with two spaces for each level.
  ///
  /// - Parameter level: How many levels in the value will stand in the document that it is a part of.
  package init(level: Int = 0) {
    layout = .expanded
    text = JSONText(layout: layout, level: level)
    text.indentFirstLine()
  }

  /// Makes a writer of a value that becomes a part of a text.
  ///
  /// - Parameters:
  ///   - layout: How the text is set.
  ///   - indentation: The indentation of the line where the value begins; nil to set all in that line.
  package init(layout: JSONLayout, indentation: String?) {
    self.layout = layout
    text = JSONText(layout: layout, indentation: indentation)
  }

  /// The value as UTF-8, without a line feed behind it.
  package var fragment: [UInt8] { text.bytes }

  /// The document as UTF-8 with a line feed at its end.
  package var bytes: [UInt8] { text.bytes + [UInt8(ascii: "\n")] }
}

// MARK: - Values

extension JSONWriter {
  /// Writes an object whose members a closure writes.
  package func object(_ members: () -> Void) {
    text.open("{")
    members()
    text.close("}")
  }

  /// Writes an array whose elements a closure writes.
  package func array(_ elements: () -> Void) {
    text.open("[")
    elements()
    text.close("]")
  }

  /// Writes a string.
  package func string(_ string: String) { text.string(string) }

  /// Writes a number with at most three decimals.
  package func number(_ value: Double) { text.word(value.decimalText) }

  /// Writes `true` or `false`.
  package func bool(_ value: Bool) { text.word(value ? "true" : "false") }

  /// Writes `null`.
  package func null() { text.word("null") }

  /// Writes a value of a document; a number is spelled as it was written.
  package func value(_ node: DocumentNode) {
    switch node.content {
    case .object(let members):
      let isJoined = layout.joinsObjects && members.allSatisfy(\.value.isPlain)
      text.open("{", isJoined: isJoined)
      for member in members { self.member(member.key) { value(member.value) } }
      text.close("}")
    case .array(let elements):
      text.open("[", isJoined: layout.joinsArrays && elements.allSatisfy(\.isPlain))
      elements.forEach(value)
      text.close("]")
    case .string(let text): string(text)
    case .number(_, let written): text.word(written)
    case .bool(let bool): self.bool(bool)
    case .null: null()
    }
  }
}

// MARK: - Members

extension JSONWriter {
  /// Writes a member of an object: a key, and the value that a closure writes.
  package func member(_ key: String, _ value: () -> Void) {
    text.key(key)
    value()
  }

  /// Writes a member with a string, or `null`.
  package func member(_ key: String, _ text: String?) {
    member(key) { text.map(string) ?? null() }
  }

  /// Writes a member with a number, or `null`.
  package func member(_ key: String, _ value: Double?) {
    member(key) { value.map(number) ?? null() }
  }

  /// Writes a member with `true` or `false`.
  package func member(_ key: String, _ value: Bool) {
    member(key) { bool(value) }
  }

  /// Writes a member with an array of strings.
  package func member(_ key: String, _ texts: [String]) {
    member(key) { array { texts.forEach(string) } }
  }

  /// Writes a member with an object of numbers, by key.
  package func member(_ key: String, _ values: [String: Double]) {
    member(key) {
      object {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) { member(name, value) }
      }
    }
  }
}
