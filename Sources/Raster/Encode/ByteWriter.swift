/// Bytes under construction with room that is made ahead, so that appending needs no check.
struct ByteWriter: ~Copyable {
  private let start: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private(set) var count = 0

  /// Makes room for a number of bytes.
  init(capacity: Int) {
    start = .allocate(capacity: max(capacity, 1))
    self.capacity = max(capacity, 1)
  }

  deinit { start.deallocate() }

  /// Appends one byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    precondition(count < capacity, "A line is longer than the room made for it.")
    start[count] = byte
    count &+= 1
  }

  /// Appends the bytes of a literal.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    for offset in 0..<text.utf8CodeUnitCount { append(text.utf8Start[offset]) }
  }

  /// Appends a scalar in UTF-8.
  @inline(__always)
  mutating func append(symbol scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar)! { append(byte) }
  }

  /// Appends a number in decimal digits.
  @inline(__always)
  mutating func append(decimal value: UInt8) {
    if value >= 100 { append(0x30 &+ value / 100) }
    if value >= 10 { append(0x30 &+ value / 10 % 10) }
    append(0x30 &+ value % 10)
  }

  /// Forgets all bytes and keeps the room.
  mutating func removeAll() { count = 0 }

  /// The bytes, sixteen of them at most, and zeros behind them.
  var sixteenBytes: SIMD16<UInt8> {
    var bytes = SIMD16<UInt8>(repeating: 0)
    for place in 0..<min(count, 16) { bytes[place] = start[place] }
    return bytes
  }

  /// Appends all bytes to an array.
  func copy(into bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
  }
}
