/// Damage to the tables that say how glyphs change: along axes (`fvar`, `avar`, `gvar`, `HVAR`, `MVAR`)
/// and behind a variation selector (`cmap`, format 14).
extension FontMutator {
  private static let tags = ["fvar", "avar", "gvar", "HVAR", "MVAR"]

  /// Whether a font has one of the tables.
  static func hasVariations(_ font: [UInt8]) -> Bool { !places(in: font).isEmpty }

  /// A damaged copy of a font: numbers of two and four bytes in one to three places of one to three
  /// tables, most often near their starts, where the counts and offsets are.
  mutating func mutateVariations(_ font: [UInt8]) -> [UInt8] {
    var bytes = font
    let places = Self.places(in: font)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard let table = places.randomElement(using: &random) else { return bytes }
      for _ in 0..<Int.random(in: 1...3, using: &random) { putNumber(&bytes, in: table) }
    }
    return bytes
  }

  private mutating func putNumber(_ bytes: inout [UInt8], in table: Range<Int>) {
    let size = Bool.random(using: &random) ? 2 : 4
    let reach = Bool.random(using: &random) ? min(48, table.count) : table.count
    let place = table.lowerBound + Int.random(in: 0..<reach, using: &random) / 2 * 2
    guard place + size <= bytes.count else { return }
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let value = Self.extremes.randomElement(using: &random)!
      for offset in 0..<size { bytes[place + offset] = value }
    case 1:
      // A little more or less: a count or an offset that is just wrong.
      bytes[place + size - 1] &+= [1, 2, 4, 0xFF, 0xFE, 0xFC].randomElement(using: &random)!
    default:
      for offset in 0..<size {
        bytes[place + offset] = UInt8.random(in: 0...255, using: &random)
      }
    }
  }

  /// Where the tables and the subtable are.
  private static func places(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for table in tables(of: bytes) where table.record + 4 <= bytes.count {
      let tag = String(decoding: bytes[table.record..<(table.record + 4)], as: UTF8.self)
      if tags.contains(tag), !table.content.isEmpty { found.append(table.content) }
      if tag == "cmap", let selectors = selectors(in: bytes, cmap: table.content) {
        found.append(selectors)
      }
    }
    return found
  }

  /// The subtable of format 14 within a `cmap` table.
  private static func selectors(in bytes: [UInt8], cmap: Range<Int>) -> Range<Int>? {
    func number(_ offset: Int, _ size: Int) -> Int {
      guard offset + size <= cmap.upperBound else { return 0 }
      return bytes[offset..<(offset + size)].reduce(0) { $0 << 8 | Int($1) }
    }
    let start = cmap.lowerBound
    for record in 0..<min(number(start + 2, 2), 64) {
      let subtable = start + number(start + 8 + 8 * record, 4)
      if number(subtable, 2) == 14, subtable < cmap.upperBound {
        return subtable..<cmap.upperBound
      }
    }
    return nil
  }
}
