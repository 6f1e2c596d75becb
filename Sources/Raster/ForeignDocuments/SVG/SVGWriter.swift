/// Writes elements as XML.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes the start of an element, and the style rules within it.
  mutating func start(_ node: SVGTree.Node, isOutermost: Bool) {
    append("<\(node.name)")
    if isOutermost {
      append(#" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink""#)
    }
    for (name, value) in node.attributes {
      append(" \(name)=\"")
      escape(value.utf8)
      append("\"")
    }
    append(">")
    escape(node.rules)
  }

  /// Writes the end of an element.
  mutating func end(_ node: SVGTree.Node) { append("</\(node.name)>") }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  private mutating func escape(_ text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case 0x26: append("&amp;")
      case 0x3C: append("&lt;")
      case 0x3E: append("&gt;")
      case 0x22: append("&quot;")
      case 0x09, 0x0A, 0x0D: append("&#\(byte);")
      default: bytes.append(byte)
      }
    }
  }
}
