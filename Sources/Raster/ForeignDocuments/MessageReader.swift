/// Reads a message without its length. Whatever it holds, nothing beyond its end is read.
struct MessageReader {
  private var rest: ArraySlice<UInt8>

  /// Reads from the start.
  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Whether all was read.
  var isAtEnd: Bool { rest.isEmpty }

  /// The next byte.
  mutating func byte() -> UInt8? { rest.popFirst() }

  /// The next four bytes as a number.
  mutating func number() -> UInt32? { next(4).map { UInt32($0) } }

  /// The next eight bytes as a number.
  mutating func wideNumber() -> UInt64? { next(8) }

  /// The next eight bytes as a number with a sign.
  mutating func signed() -> Int? { next(8).map { Int(Int64(bitPattern: $0)) } }

  /// The next bytes that have their count before them.
  mutating func bytes() -> ArraySlice<UInt8>? {
    guard let count = number().map(Int.init), count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private mutating func next(_ size: Int) -> UInt64? {
    guard rest.count >= size else { return nil }
    defer { rest = rest.dropFirst(size) }
    return rest.prefix(size).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
