package import Typography

/// How a JSON text is set: what stands between its tokens.
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

  /// The layout of a new document that people will edit: plain values of one object or array stand in
  /// one line.
  package init() {}

  /// The layout of what the program writes for machines: each value on a line of its own.
  package static var expanded: JSONLayout {
    var layout = JSONLayout()
    (layout.joinsObjects, layout.joinsArrays) = (false, false)
    return layout
  }

  /// Whether a byte is a blank of JSON.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

// MARK: - Found in a text

extension JSONLayout {
  /// Finds how the author of a text sets it, so that what is new can be set the same way.
  ///
  /// - Parameters:
  ///   - text: The bytes of a document.
  ///   - root: What was read from them.
  package init(of text: [UInt8], root: DocumentNode) {
    self.init()
    if let feed = text.firstIndex(of: 0x0A), feed > 0, text[feed - 1] == 0x0D { lineEnd = "\r\n" }
    guard let first = root.members?.first else { return }
    colon = Self.words(text[first.keyRange.upperBound..<first.value.range.lowerBound])
    if colon.contains(where: \.isNewline) { colon = ": " }
    let gap = Self.words(text[(root.range.lowerBound + 1)..<first.keyRange.lowerBound])
    if let end = gap.lastIndex(where: \.isNewline) { indent = String(gap[end...].dropFirst()) }
    if colon == ":" { (comma, objectPadding) = (",", "") }
    var lines = Examples()
    lines.collect(root, in: text)
    comma = lines.comma ?? comma
    objectPadding = lines.objectPadding ?? objectPadding
    arrayPadding = lines.arrayPadding ?? arrayPadding
    joinsObjects = lines.joinsObjects ?? lines.joinsArrays ?? true
    joinsArrays = lines.joinsArrays ?? true
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

  mutating func collect(_ value: DocumentNode, in text: [UInt8]) {
    let children: [(start: Int, value: DocumentNode)]
    switch value.content {
    case .object(let members): children = members.map { ($0.keyRange.lowerBound, $0.value) }
    case .array(let elements): children = elements.map { ($0.range.lowerBound, $0) }
    default: return
    }
    guard let first = children.first else { return }
    let isObject = value.members != nil
    let isLine = !text[value.range].contains(0x0A)
    if children.allSatisfy(\.value.isPlain) {
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

extension DocumentNode {
  /// Whether the value is neither an object nor an array.
  var isPlain: Bool { members == nil && elements == nil }
}
