/// What points from one place of a tokens file to another.
enum TokenReference: Hashable {
  /// `{a.b}`: the value of a token, by its keys joined with dots.
  case alias(String)
  /// `{"$ref": "#/a/b"}`: any place, by its keys.
  case pointer([String])

  /// What a value is with regard to references.
  enum Reading: Hashable {
    /// A plain value.
    case plain
    /// A reference.
    case reference(TokenReference)
    /// Something that looks like a reference and is none; the reason.
    case malformed(String)
  }

  /// Reads a value.
  static func read(_ node: DocumentNode) -> Reading {
    if let text = node.string { return read(text) }
    guard let pointer = node["$ref"] else { return .plain }
    guard let text = pointer.string else { return .malformed("'$ref' must be a text") }
    return read(pointer: text)
  }

  /// The reference as it is written.
  var written: String {
    switch self {
    case .alias(let path): "{\(path)}"
    case .pointer(let keys): "#" + keys.map { "/" + $0 }.joined()
    }
  }

  /// Reads the target of `$extends` or of a `$ref`: `{a.b}` or `#/a/b`.
  static func read(target: DocumentNode) -> Reading {
    guard let text = target.string else { return read(target) }
    return text.hasPrefix("#") ? read(pointer: text) : read(text)
  }

  private static func read(_ text: String) -> Reading {
    guard text.contains("{") || text.contains("}") else { return .plain }
    let inner = text.dropFirst().dropLast()
    guard text.count > 2, text.hasPrefix("{"), text.hasSuffix("}"),
      !inner.contains("{"), !inner.contains("}")
    else {
      return .malformed("an alias such as '{group.token}' must be the whole text")
    }
    return .reference(.alias(String(inner)))
  }

  private static func read(pointer text: String) -> Reading {
    guard text.hasPrefix("#/") else {
      return .malformed("only a place in the same file, '#/group/token', can be referred to")
    }
    let keys = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false)
    var decoded: [String] = []
    for key in keys {
      guard let plain = percentDecoded(key) else {
        return .malformed("the '%' escapes are not right")
      }
      decoded.append(plain.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
    return .reference(.pointer(decoded))
  }

  private static func percentDecoded(_ text: Substring) -> String? {
    guard text.contains("%") else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let value = UInt8(String(rest.prefix(2)) ?? "", radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
