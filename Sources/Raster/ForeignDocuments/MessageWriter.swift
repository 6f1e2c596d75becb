/// A message to or from the child: its length in four bytes, then numbers and bytes, the lowest byte
/// first.
struct MessageWriter {
  /// The message with its length before it.
  var bytes: [UInt8] {
    var bytes = content
    let length = UInt32(content.count - 4)
    for place in 0..<4 { bytes[place] = UInt8(truncatingIfNeeded: length >> UInt32(8 * place)) }
    return bytes
  }

  private var content: [UInt8] = [0, 0, 0, 0]

  /// Appends one byte.
  mutating func append(_ byte: UInt8) { content.append(byte) }

  /// Appends a number as four bytes.
  mutating func append(_ number: UInt32) { append(number, size: 4) }

  /// Appends a number as eight bytes.
  mutating func append(_ number: UInt64) { append(number, size: 8) }

  /// Appends a number with its sign as eight bytes.
  mutating func append(_ number: Int) { append(UInt64(bitPattern: Int64(number)), size: 8) }

  /// Appends bytes, their count before them.
  mutating func append(_ bytes: some Collection<UInt8>) {
    append(UInt32(bytes.count))
    content.append(contentsOf: bytes)
  }

  private mutating func append(_ number: some FixedWidthInteger & UnsignedInteger, size: Int) {
    for place in 0..<size { content.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}
