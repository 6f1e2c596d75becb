/// What style rules, or a value of an attribute, refer to.
struct SVGStyleRules {
  /// The names of the elements of the same document in `url(#name)`, each as often as it stands there.
  let references: [String]

  /// Looks for references.
  ///
  /// - Parameter isSheet: Whether the text is of a `style` element.
  /// - Throws: `externalReference` for any that leaves the document, `filter` for the property of
  ///   that name, `style` for escapes, which could hide both.
  init(_ text: String, isSheet: Bool) throws(DocumentRefusal) {
    let bytes = Self.withoutComments(Array(text.utf8))
    // Most values are numbers and paths.
    guard isSheet || bytes.contains(where: { [0x28, 0x3A, 0x5C].contains($0) }) else {
      references = []
      return
    }
    guard !bytes.contains(0x5C) else { throw .style }
    let lower = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    if isSheet, Self.find("@import", in: lower, from: 0) != nil { throw .externalReference }
    guard !Self.hasFilter(lower) else { throw .filter }
    references = try Self.references(in: bytes, lower: lower)
  }

  private static func references(
    in bytes: [UInt8], lower: [UInt8]
  ) throws(DocumentRefusal) -> [String] {
    var names: [String] = []
    var place = 0
    while let start = find("url(", in: lower, from: place) {
      guard let end = bytes[start...].firstIndex(of: 0x29) else { throw .style }
      let inside = bytes[(start + 4)..<end].filter {
        !Self.isBlank($0) && ![0x22, 0x27].contains($0)
      }
      guard inside.first == 0x23 else { throw .externalReference }
      names.append(String(decoding: inside.dropFirst(), as: UTF8.self))
      place = end
    }
    return names
  }

  /// Whether the property `filter` is set. Another that only ends in the word is not it.
  private static func hasFilter(_ bytes: [UInt8]) -> Bool {
    var place = 0
    while let start = find("filter", in: bytes, from: place) {
      place = start + 6
      let before = start > 0 ? bytes[start - 1] : 0x3B
      guard before != 0x2D, !isLetter(before) else { continue }
      guard bytes[place...].first(where: { !isBlank($0) }) == 0x3A else { continue }
      return true
    }
    return false
  }

  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    guard var start = find("/*", in: bytes, from: 0) else { return bytes }
    var result = Array(bytes[..<start])
    while true {
      let end = find("*/", in: bytes, from: start + 2).map { $0 + 2 } ?? bytes.count
      guard let next = find("/*", in: bytes, from: end) else {
        return result + [0x20] + bytes[end...]
      }
      result += [0x20] + bytes[end..<next]
      start = next
    }
  }

  private static func find(_ word: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    let count = word.utf8CodeUnitCount
    guard start + count <= bytes.count else { return nil }
    return (start...(bytes.count - count)).first { place in
      (0..<count).allSatisfy { bytes[place + $0] == word.utf8Start[$0] }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
