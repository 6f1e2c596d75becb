package import Typography

/// How the author of a JSON text sets it: what is new is set the same way.
package struct JSONLayout {
  /// What ends a line.
  private(set) var lineEnd = "\n"
  /// What one level is indented by.
  package private(set) var indent = "  "
  /// What stands between a key and its value.
  private(set) var colon = ": "
  /// What stands between two values in one line.
  private(set) var comma = ", "
  /// What stands inside the braces of an object in one line.
  private(set) var objectPadding = " "
  /// What stands inside the brackets of an array in one line.
  private(set) var arrayPadding = ""
  /// Whether objects of plain values stand in one line.
  private(set) var joinsObjects = true
  /// Whether arrays of plain values stand in one line.
  private(set) var joinsArrays = true

  /// Finds the layout of a text.
  package init(of text: [UInt8], outline: JSONOutline) {
    if let feed = text.firstIndex(of: 0x0A), feed > 0, text[feed - 1] == 0x0D { lineEnd = "\r\n" }
    guard let first = outline.members?.first else { return }
    colon = Self.words(text[first.keyRange.upperBound..<first.value.range.lowerBound])
    if colon.contains(where: \.isNewline) { colon = ": " }
    let gap = Self.words(text[(outline.range.lowerBound + 1)..<first.keyRange.lowerBound])
    if let end = gap.lastIndex(where: \.isNewline) { indent = String(gap[end...].dropFirst()) }
    if colon == ":" { (comma, objectPadding) = (",", "") }
    var lines = Examples()
    lines.collect(outline, in: text)
    comma = lines.comma ?? comma
    objectPadding = lines.objectPadding ?? objectPadding
    arrayPadding = lines.arrayPadding ?? arrayPadding
    joinsObjects = lines.joinsObjects ?? lines.joinsArrays ?? true
    joinsArrays = lines.joinsArrays ?? true
  }

  /// Whether a byte is a blank of JSON.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  fileprivate static func words(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

/// The first example of each habit in a text.
private struct Examples {
  var comma: String?
  var objectPadding: String?
  var arrayPadding: String?
  var joinsObjects: Bool?
  var joinsArrays: Bool?

  mutating func collect(_ value: JSONOutline, in text: [UInt8]) {
    let children: [(start: Int, value: JSONOutline)]
    switch value.content {
    case .object(let members): children = members.map { ($0.keyRange.lowerBound, $0.value) }
    case .array(let elements): children = elements.map { ($0.range.lowerBound, $0) }
    case .scalar: return
    }
    guard let first = children.first else { return }
    let isObject = value.members != nil
    let isLine = !text[value.range].contains(0x0A)
    let isPlain = children.allSatisfy { $0.value.elements == nil && $0.value.members == nil }
    if isPlain {
      if isObject { joinsObjects = joinsObjects ?? isLine }
      if !isObject { joinsArrays = joinsArrays ?? isLine }
    }
    if isLine {
      let padding = JSONLayout.words(text[(value.range.lowerBound + 1)..<first.start])
      if isObject { objectPadding = objectPadding ?? padding }
      if !isObject { arrayPadding = arrayPadding ?? padding }
      if comma == nil, children.count > 1 {
        comma = JSONLayout.words(text[first.value.range.upperBound..<children[1].start])
      }
    }
    for child in children where !hasAll { collect(child.value, in: text) }
  }

  private var hasAll: Bool {
    comma != nil && objectPadding != nil && arrayPadding != nil && joinsObjects != nil
      && joinsArrays != nil
  }
}

// MARK: - Setting

extension JSONLayout {
  /// A value as text.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - indentation: The indentation of the line where it begins; nil to set all in that line.
  package func text(of value: DocumentNode, indentation: String?) -> String {
    switch value.content {
    case .object(let members):
      let parts = members.map { ($0.key, $0.value) }
      return list(
        parts.map { (Self.quoted($0) + colon, $1) }, brackets: ("{", "}"),
        padding: objectPadding, isJoined: joinsObjects, indentation: indentation)
    case .array(let elements):
      return list(
        elements.map { ("", $0) }, brackets: ("[", "]"), padding: arrayPadding,
        isJoined: joinsArrays, indentation: indentation)
    case .string(let text): return Self.quoted(text)
    case .number(_, let written): return written
    case .bool(let bool): return bool ? "true" : "false"
    case .null: return "null"
    }
  }

  private func list(
    _ parts: [(label: String, value: DocumentNode)], brackets: (String, String), padding: String,
    isJoined: Bool, indentation: String?
  ) -> String {
    if parts.isEmpty { return brackets.0 + brackets.1 }
    let isPlain = parts.allSatisfy { $0.value.members == nil && $0.value.elements == nil }
    guard let indentation, !(isJoined && isPlain) else {
      let texts = parts.map { $0.label + text(of: $0.value, indentation: nil) }
      return brackets.0 + padding + texts.joined(separator: comma) + padding + brackets.1
    }
    let inner = indentation + indent
    let texts = parts.map { inner + $0.label + text(of: $0.value, indentation: inner) }
    return brackets.0 + lineEnd + texts.joined(separator: "," + lineEnd) + lineEnd + indentation
      + brackets.1
  }

  /// A text as JSON writes it. Escaped is what has to be, and what could steer a terminal or hide in a
  /// line where somebody reviews the file.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        let letter = String(scalar)
        result += letter.printable == letter ? letter : escaped(scalar)
      }
    }
    return result + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}
