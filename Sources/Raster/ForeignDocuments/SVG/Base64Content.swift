/// Bytes that are written in base 64 (RFC 4648), with blanks anywhere; others end them.
struct Base64Content {
  /// The bytes.
  let bytes: [UInt8]

  /// Reads no more than a number of bytes.
  init(_ text: some Sequence<UInt8>, limit: Int) {
    var bytes: [UInt8] = []
    var bits = 0
    var count = 0
    for character in text where bytes.count < limit {
      guard let value = Self.value(of: character) else {
        if Self.blanks.contains(character) { continue }
        break
      }
      bits = (bits << 6 | value) & 0xFFFFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    self.bytes = bytes
  }

  private static let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0C, 0x0D]

  private static func value(of character: UInt8) -> Int? {
    switch character {
    case 0x41...0x5A: Int(character) - 0x41
    case 0x61...0x7A: Int(character) - 0x61 + 26
    case 0x30...0x39: Int(character) - 0x30 + 52
    case 0x2B: 62
    case 0x2F: 63
    default: nil
    }
  }
}
