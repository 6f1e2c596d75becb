extension TerminfoEntry {
  /// The entry in the compiled format with 32-bit numbers; nil when it is too long for it.
  var compiled: [UInt8]? {
    let names = self.names + [0]
    let table = StringTable(strings)
    var bytes: [UInt8] = []
    bytes.append(shorts: [
      Self.longMagic, names.count, flags.count, numbers.count, strings.count, table.bytes.count,
    ])
    bytes += names
    bytes += flags
    bytes.align()
    bytes.append(longs: numbers)
    bytes.append(shorts: table.offsets)
    bytes += table.bytes
    bytes.align()
    appendExtensions(to: &bytes)
    let fits = bytes.count <= Self.maximumLength && table.bytes.count <= Int(Int16.max)
    return fits ? bytes : nil
  }

  /// Writes the capabilities that are known by name; nothing when there are none.
  private func appendExtensions(to bytes: inout [UInt8]) {
    let allNames =
      extendedFlags.map(\.name) + extendedNumbers.map(\.name) + extendedStrings.map(\.name)
    guard !allNames.isEmpty else { return }
    let values = StringTable(extendedStrings.map(\.value))
    let names = StringTable(allNames.map(Text.bytes))
    bytes.append(shorts: [
      extendedFlags.count, extendedNumbers.count, extendedStrings.count,
      values.count + names.count, values.bytes.count + names.bytes.count,
    ])
    bytes += extendedFlags.map(\.value)
    bytes.align()
    bytes.append(longs: extendedNumbers.map(\.value))
    bytes.append(shorts: values.offsets)
    bytes.append(shorts: names.offsets)
    bytes += values.bytes
    bytes += names.bytes
  }

  /// Strings one after the other, each with a zero behind it, and where each of them begins.
  private struct StringTable {
    /// The bytes of all strings.
    var bytes: [UInt8] = []
    /// The place of each string; -1 for absent, -2 for cancelled.
    var offsets: [Int] = []
    /// The number of strings that are there.
    var count: Int { offsets.count { $0 >= 0 } }

    init(_ strings: [Text]) {
      for string in strings {
        switch string {
        case .absent: offsets.append(-1)
        case .cancelled: offsets.append(-2)
        case .bytes(let text):
          offsets.append(bytes.count)
          bytes += text + [0]
        }
      }
    }
  }
}

extension [UInt8] {
  /// Adds integers of 16 bits, little-endian.
  fileprivate mutating func append(shorts values: [Int]) {
    for value in values {
      let pattern = UInt16(truncatingIfNeeded: value)
      self += [UInt8(truncatingIfNeeded: pattern), UInt8(truncatingIfNeeded: pattern >> 8)]
    }
  }

  /// Adds integers of 32 bits, little-endian.
  fileprivate mutating func append(longs values: [Int32]) {
    for value in values {
      for shift in stride(from: 0, to: 32, by: 8) {
        append(UInt8(truncatingIfNeeded: value >> Int32(shift)))
      }
    }
  }

  /// Adds the byte that puts what follows at an even place.
  fileprivate mutating func align() {
    if !count.isMultiple(of: 2) { append(0) }
  }
}
