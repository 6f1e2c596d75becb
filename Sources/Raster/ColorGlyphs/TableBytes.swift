/// The numbers of a font table; what lies beyond its end is 0, so that no damage is out of bounds.
struct TableBytes {
  /// The table.
  let bytes: [UInt8]

  /// A big-endian number of up to four bytes.
  func unsigned(_ offset: Int, size: Int = 2) -> Int {
    guard offset >= 0, offset <= bytes.count - size else { return 0 }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A signed number of two bytes: font units.
  func signed(_ offset: Int) -> Double {
    Double(Int16(truncatingIfNeeded: unsigned(offset)))
  }

  /// A number with 14 bits behind the point, -2 to 2 (F2DOT14).
  func fraction(_ offset: Int) -> Double { signed(offset) / 16384 }

  /// A number with 16 bits behind the point (Fixed).
  func fixed(_ offset: Int) -> Double {
    Double(Int32(truncatingIfNeeded: unsigned(offset, size: 4))) / 65536
  }

  /// Two font units.
  func point(_ offset: Int) -> FontPoint {
    FontPoint(x: signed(offset), y: signed(offset + 2))
  }

  /// The place that an offset of three bytes leads to from a node.
  func reference(_ offset: Int, from node: Int) -> Int { node + unsigned(offset, size: 3) }
}
