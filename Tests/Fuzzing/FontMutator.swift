/// Damages fonts: flips bytes, cuts tables, edits the directory, puts extreme numbers into tables.
struct FontMutator {
  var random: SplitMix64

  /// The numbers that break bounds most often.
  static let extremes: [UInt8] = [0x00, 0x01, 0x7F, 0x80, 0xFF]

  /// Makes a mutator whose damage depends on the seed alone.
  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// A damaged copy of a font: one to three kinds of damage.
  mutating func mutate(_ font: [UInt8]) -> [UInt8] {
    var bytes = font
    for _ in 0..<Int.random(in: 1...3, using: &random) where bytes.count > 64 {
      let tables = Self.tables(of: bytes)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: flip(&bytes, within: 0..<bytes.count)
      case 1: flip(&bytes, within: 0..<min(bytes.count, 512))
      case 2: cut(&bytes, tables)
      case 3: editDirectory(&bytes, tables)
      case 4: putExtremes(&bytes, tables)
      case 5: blank(&bytes, tables)
      default: swap(&bytes, tables)
      }
    }
    return bytes
  }

  /// Where the directory's records and the tables of a plain font are; empty for a web font.
  static func tables(of bytes: [UInt8]) -> [(record: Int, content: Range<Int>)] {
    func number(_ offset: Int, _ size: Int) -> Int {
      guard offset + size <= bytes.count else { return 0 }
      return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
    }
    let start = bytes.starts(with: "ttcf".utf8) ? number(12, 4) : 0
    guard !bytes.starts(with: "wOF".utf8), start < bytes.count else { return [] }
    return (0..<min(number(start + 4, 2), 64)).map { index in
      let record = start + 12 + 16 * index
      let first = min(number(record + 8, 4), bytes.count)
      return (record, first..<min(first + number(record + 12, 4), bytes.count))
    }
  }
}

// MARK: - Damage

extension FontMutator {
  private typealias Table = (record: Int, content: Range<Int>)

  private mutating func flip(_ bytes: inout [UInt8], within range: Range<Int>) {
    for _ in 0..<Int.random(in: 1...16, using: &random) {
      bytes[Int.random(in: range, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
  }

  /// Makes a table end anywhere, by its length in the directory.
  private mutating func cut(_ bytes: inout [UInt8], _ tables: [Table]) {
    guard let table = tables.randomElement(using: &random) else { return }
    let length = Int.random(in: 0...table.content.count, using: &random)
    write(UInt32(length), at: table.record + 12, of: &bytes)
  }

  private mutating func editDirectory(_ bytes: inout [UInt8], _ tables: [Table]) {
    guard let table = tables.randomElement(using: &random) else { return }
    let field = table.record + [0, 8, 12].randomElement(using: &random)!
    let value =
      Bool.random(using: &random)
      ? UInt32.random(in: 0...UInt32(bytes.count), using: &random)
      : UInt32.random(in: 0...UInt32.max, using: &random)
    write(value, at: field, of: &bytes)
  }

  /// Puts numbers at the ends of their ranges into one table, most often near its start.
  private mutating func putExtremes(_ bytes: inout [UInt8], _ tables: [Table]) {
    guard let table = tables.filter({ !$0.content.isEmpty }).randomElement(using: &random) else {
      return flip(&bytes, within: 0..<bytes.count)
    }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let reach = Bool.random(using: &random) ? min(64, table.content.count) : table.content.count
      let place = table.content.lowerBound + Int.random(in: 0..<reach, using: &random)
      let value = Self.extremes.randomElement(using: &random)!
      for offset in place..<min(place + Int.random(in: 1...4, using: &random), bytes.count) {
        bytes[offset] = value
      }
    }
  }

  private mutating func blank(_ bytes: inout [UInt8], _ tables: [Table]) {
    guard let table = tables.filter({ !$0.content.isEmpty }).randomElement(using: &random) else {
      return flip(&bytes, within: 0..<bytes.count)
    }
    let start = Int.random(in: table.content, using: &random)
    let value = Self.extremes.randomElement(using: &random)!
    for offset in start..<table.content.upperBound { bytes[offset] = value }
  }

  /// Gives one table the place and length of another.
  private mutating func swap(_ bytes: inout [UInt8], _ tables: [Table]) {
    guard let one = tables.randomElement(using: &random),
      let other = tables.randomElement(using: &random),
      max(one.record, other.record) + 16 <= bytes.count
    else { return }
    for offset in 8..<16 { bytes[one.record + offset] = bytes[other.record + offset] }
  }

  private func write(_ value: UInt32, at place: Int, of bytes: inout [UInt8]) {
    guard place + 4 <= bytes.count else { return }
    for offset in 0..<4 {
      bytes[place + offset] = UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * offset))
    }
  }
}
