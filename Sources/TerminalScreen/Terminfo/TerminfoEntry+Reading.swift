extension TerminfoEntry {
  /// The longest entry that ncurses reads, in bytes.
  static let maximumLength = 32_768

  /// Marks the format with 16-bit numbers.
  static let shortMagic = 0o432
  /// Marks the format with 32-bit numbers.
  static let longMagic = 0o1036

  /// Reads a compiled entry; nil when the bytes are not one.
  init?(compiled bytes: [UInt8]) {
    guard bytes.count <= Self.maximumLength else { return nil }
    var reader = Reader(bytes: bytes)
    guard let header = reader.unsignedShorts(6), header[1] > 0 else { return nil }
    switch header[0] {
    case Self.shortMagic: reader.numberWidth = 2
    case Self.longMagic: reader.numberWidth = 4
    default: return nil
    }
    guard let names = reader.take(header[1]), let flags = reader.take(header[2]) else { return nil }
    reader.align()
    guard let numbers = reader.numbers(header[3]), let offsets = reader.signedShorts(header[4]),
      let table = reader.take(header[5])
    else { return nil }
    let strings = offsets.map { Self.text(at: $0, in: table) }
    guard !strings.contains(nil) else { return nil }
    self.init(
      names: Array(names.prefix { $0 != 0 }), flags: Array(flags), numbers: numbers,
      strings: strings.compactMap(\.self), extendedFlags: [], extendedNumbers: [],
      extendedStrings: [])
    reader.align()
    guard reader.isAtEnd || readExtensions(&reader) else { return nil }
  }

  /// Reads the capabilities that are known by name; false when they are malformed.
  private mutating func readExtensions(_ reader: inout Reader) -> Bool {
    guard let header = reader.unsignedShorts(5) else { return false }
    let counts = (flags: header[0], numbers: header[1], strings: header[2])
    guard let flagValues = reader.take(counts.flags) else { return false }
    reader.align()
    guard let numberValues = reader.numbers(counts.numbers),
      let valueOffsets = reader.signedShorts(counts.strings),
      let nameOffsets = reader.signedShorts(counts.flags + counts.numbers + counts.strings),
      let table = reader.take(header[4])
    else { return false }

    // The names follow the values in one table, and their places count from the end of the values.
    let values = valueOffsets.compactMap { Self.text(at: $0, in: table) }
    let valuesLength = values.reduce(0) { length, value in
      if case .bytes(let bytes) = value { length + bytes.count + 1 } else { length }
    }
    let names = nameOffsets.compactMap { offset -> [UInt8]? in
      guard offset >= 0, case .bytes(let name) = Self.text(at: offset + valuesLength, in: table),
        !name.isEmpty
      else { return nil }
      return name
    }
    guard values.count == valueOffsets.count, names.count == nameOffsets.count else { return false }

    func named<Value>(_ values: [Value], from first: Int) -> [Extended<Value>] {
      values.enumerated().map { Extended(name: names[first + $0.offset], value: $0.element) }
    }
    extendedFlags = named(Array(flagValues), from: 0)
    extendedNumbers = named(numberValues, from: counts.flags)
    extendedStrings = named(values, from: counts.flags + counts.numbers)
    return true
  }

  /// The string at a place of a table; nil when it does not end inside the table.
  private static func text(at offset: Int, in table: ArraySlice<UInt8>) -> Text? {
    switch offset {
    case -1: return .absent
    case -2: return .cancelled
    case 0..<table.count:
      let rest = table.dropFirst(offset)
      guard let end = rest.firstIndex(of: 0) else { return nil }
      return .bytes(Array(rest[..<end]))
    default: return nil
    }
  }

  /// Walks over the bytes of an entry and never beyond them.
  private struct Reader {
    /// The whole entry.
    let bytes: [UInt8]
    /// The place of the next byte.
    var position = 0
    /// The bytes of a number: 2 or 4.
    var numberWidth = 2

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position >= bytes.count }

    /// Skips the byte that puts what follows at an even place.
    mutating func align() { position += position % 2 }

    /// The next bytes; nil when there are fewer.
    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard count >= 0, position <= bytes.count, count <= bytes.count - position else { return nil }
      defer { position += count }
      return bytes[position..<position + count]
    }

    /// The next numbers of 16 bits, 0 and up.
    mutating func unsignedShorts(_ count: Int) -> [Int]? {
      signedShorts(count).map { $0.map { Int(UInt16(truncatingIfNeeded: $0)) } }
    }

    /// The next numbers of 16 bits.
    mutating func signedShorts(_ count: Int) -> [Int]? {
      integers(count, width: 2).map { $0.map { Int(Int16(truncatingIfNeeded: $0)) } }
    }

    /// The next numbers of the width of the format.
    mutating func numbers(_ count: Int) -> [Int32]? {
      numberWidth == 4
        ? integers(count, width: 4).map { $0.map { Int32(truncatingIfNeeded: $0) } }
        : signedShorts(count).map { $0.map(Int32.init) }
    }

    /// The next little-endian integers, not yet signed.
    private mutating func integers(_ count: Int, width: Int) -> [UInt32]? {
      guard let slice = take(count * width) else { return nil }
      return stride(from: slice.startIndex, to: slice.endIndex, by: width).map { start in
        slice[start..<start + width].reversed().reduce(0) { $0 << 8 | UInt32($1) }
      }
    }
  }
}
