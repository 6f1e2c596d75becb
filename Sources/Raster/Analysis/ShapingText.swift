/// A paragraph's UTF-8 as HarfBuzz gets it: control characters are replaced by harmless ones of the
/// same length, so that offsets stay true and none of them ever shows as a missing glyph.
///
/// Tabs become spaces. Line ends and other controls take no room: what they turn into is left with
/// no advance after shaping.
struct ShapingText {
  /// The bytes; as many as the original has.
  let bytes: [UInt8]
  /// The offsets of one-byte controls, whose stand-in is a space that must not move the pen.
  private let widthless: Set<Int>

  /// Copies a text and replaces its controls.
  init(_ string: String) {
    var bytes = Array(string.utf8)
    var widthless: Set<Int> = []
    for offset in bytes.indices {
      switch bytes[offset] {
      case 0x09:
        bytes[offset] = 0x20
      case 0..<0x20, 0x7F:
        bytes[offset] = 0x20
        widthless.insert(offset)
      case 0xC2 where offset + 1 < bytes.count && bytes[offset + 1] < 0xA0:
        bytes[offset + 1] = 0xAD  // U+0080...U+009F -> U+00AD, the soft hyphen: ignorable.
      case 0xE2 where offset + 2 < bytes.count && bytes[offset + 1] == 0x80:
        // U+2028, U+2029 -> U+200B, the zero width space: ignorable.
        if bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 { bytes[offset + 2] = 0x8B }
      default: break
      }
    }
    self.bytes = bytes
    self.widthless = widthless
  }

  /// Whether the character at an offset was a control that takes no room.
  func isWidthless(at offset: Int) -> Bool { !widthless.isEmpty && widthless.contains(offset) }
}
