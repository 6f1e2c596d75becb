extension FontFile {
  /// The number of bytes that the file's own directories say it has; nil when it is of no format whose
  /// directory is known, or when the directory itself is cut off or makes no sense.
  ///
  /// A file that is shorter was cut short on its way. FreeType opens such a file when the tables that
  /// it asks for first are there, and draws nothing for the rest.
  var declaredSize: Int? {
    switch tag(at: 0) {
    case "\u{0}\u{1}\u{0}\u{0}", "OTTO", "true": return endOfTables(directory: 0)
    case "ttcf":
      guard let count = number(at: 8), count <= 1 << 16 else { return nil }
      return (0..<count).compactMap { index in
        number(at: 12 + 4 * index).flatMap(endOfTables)
      }.max()
    case "wOFF", "wOF2": return number(at: 8)
    default: return nil
    }
  }

  /// The end of the last table of a directory, as an offset into the file (OpenType, "otff").
  private func endOfTables(directory: Int) -> Int? {
    guard let count = number(at: directory + 4, size: 2) else { return nil }
    return (0..<count).compactMap { index in
      let record = directory + 12 + 16 * index
      guard let offset = number(at: record + 8), let length = number(at: record + 12) else {
        // The directory itself is cut off: the file has fewer bytes than its next record needs.
        return record + 16
      }
      return offset + length
    }.max()
  }

  /// A big-endian number of two or four bytes; nil beyond the file's end.
  private func number(at offset: Int, size: Int = 4) -> Int? {
    guard offset >= 0, offset + size <= bytes.count else { return nil }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
  }

  private func tag(at offset: Int) -> String {
    String(decoding: bytes.dropFirst(offset).prefix(4), as: UTF8.self)
  }
}
