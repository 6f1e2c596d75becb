import Typography

/// Where everything stands in a JSON text: the bytes of each value and key.
///
/// `JSONDocument` says what a text means; this says where it is written, so that a part can be replaced
/// and the rest stay as it is, byte for byte.
package struct JSONOutline {
  /// What a value is.
  package indirect enum Content {
    case object([Member])
    case array([JSONOutline])
    case scalar
  }

  /// A key with its value.
  package struct Member {
    /// The key as it is meant.
    package var key: String
    /// The bytes of the key, quotes too.
    var keyRange: Range<Int>
    /// The value.
    package var value: JSONOutline

    package init(key: String, keyRange: Range<Int>, value: JSONOutline) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// What the value is.
  package var content: Content
  /// The bytes of the value, brackets and quotes too.
  package var range: Range<Int>

  /// The members of an object; nil for anything else.
  package var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The values of an array; nil for anything else.
  package var elements: [JSONOutline]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// Outlines a text that `JSONDocument` could read, and that has no byte order mark.
  package init(of text: [UInt8]) {
    var scanner = JSONScanner(text: text)
    self = scanner.value()
  }

  package init(content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }
}

/// Walks through a JSON text that is known to be right.
private struct JSONScanner {
  let text: [UInt8]
  var place = 0

  mutating func value() -> JSONOutline {
    skipBlanks()
    let start = place
    switch next {
    case UInt8(ascii: "{"): return object(from: start)
    case UInt8(ascii: "["): return array(from: start)
    case UInt8(ascii: "\""): skipString()
    default: skipWord()
    }
    return JSONOutline(content: .scalar, range: start..<place)
  }

  private var next: UInt8 { place < text.count ? text[place] : 0 }

  private mutating func object(from start: Int) -> JSONOutline {
    var members: [JSONOutline.Member] = []
    step()
    while next != UInt8(ascii: "}"), place < text.count {
      let keyStart = place
      skipString()
      let key = keyStart..<place
      skipBlanks()
      step()
      let value = value()
      members.append(.init(key: name(at: key), keyRange: key, value: value))
      skipBlanks()
      if next == UInt8(ascii: ",") { step() }
    }
    place += 1
    return JSONOutline(content: .object(members), range: start..<place)
  }

  private mutating func array(from start: Int) -> JSONOutline {
    var elements: [JSONOutline] = []
    step()
    while next != UInt8(ascii: "]"), place < text.count {
      elements.append(value())
      skipBlanks()
      if next == UInt8(ascii: ",") { step() }
    }
    place += 1
    return JSONOutline(content: .array(elements), range: start..<place)
  }

  /// The text of a key; one with escapes is left to the reader that knows them.
  private func name(at range: Range<Int>) -> String {
    let quoted = Array(text[range])
    if quoted.contains(UInt8(ascii: "\\")) {
      return (try? JSONDocument.parse(quoted))?.string ?? ""
    }
    return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
  }

  /// Goes over a sign and the blanks behind it.
  private mutating func step() {
    place += 1
    skipBlanks()
  }

  private mutating func skipBlanks() {
    while place < text.count, JSONLayout.isBlank(text[place]) { place += 1 }
  }

  private mutating func skipString() {
    place += 1
    while place < text.count, text[place] != UInt8(ascii: "\"") {
      place += text[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place = min(place + 1, text.count)
  }

  private mutating func skipWord() {
    let ends = Array(",]} \t\r\n".utf8)
    while place < text.count, !ends.contains(text[place]) { place += 1 }
  }
}
