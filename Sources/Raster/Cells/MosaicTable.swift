/// The symbols of a mosaic by their patterns, and the other way round.
///
/// Patterns are numbered as `Mosaic` says. The order of the symbols is that of the Unicode Standard,
/// version 16: in its blocks of sextants and octants, symbols follow in the order of their patterns
/// and those are left out that Unicode had before.
struct MosaicTable: Sendable {
  /// The symbol of each pattern.
  let symbols: [Unicode.Scalar]
  /// The pattern of each symbol.
  let patterns: [Unicode.Scalar: UInt8]

  private init(_ symbols: [Unicode.Scalar]) {
    self.symbols = symbols
    patterns = Dictionary(
      uniqueKeysWithValues: symbols.enumerated().map { ($1, UInt8($0)) })
  }

  static let half = MosaicTable([" ", "▀", "▄", "█"])

  static let quadrant = MosaicTable(Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars))

  static let sextant = MosaicTable(
    symbols(
      count: 64, first: 0x1FB00,
      others: [0: " ", 0b01_01_01: "▌", 0b10_10_10: "▐", 0b11_11_11: "█"]))

  static let octant = MosaicTable(symbols(count: 256, first: 0x1CD00, others: octantsElsewhere))

  static let braille = MosaicTable((0..<256).map { $0 == 0 ? " " : brailleSymbol(for: $0) })
}

extension MosaicTable {
  /// Symbols that follow each other from one on, but for those that are somewhere else.
  private static func symbols(
    count: Int, first: UInt32, others: [Int: Unicode.Scalar]
  ) -> [Unicode.Scalar] {
    var next = first
    return (0..<count).map { pattern in
      if let other = others[pattern] { return other }
      defer { next += 1 }
      return Unicode.Scalar(next)!
    }
  }

  /// The octants that are quadrants, halves or quarters. Read from right to left, each pair of digits
  /// is a row from the top.
  private static let octantsElsewhere: [Int: Unicode.Scalar] = {
    var others: [Int: Unicode.Scalar] = [
      0b00_00_00_01: "\u{1CEA8}", 0b00_00_00_10: "\u{1CEAB}", 0b00_00_00_11: "\u{1FB82}",
      0b00_01_01_00: "\u{1FBE6}", 0b00_10_10_00: "\u{1FBE7}", 0b00_11_11_11: "\u{1FB85}",
      0b01_00_00_00: "\u{1CEA3}", 0b10_00_00_00: "\u{1CEA0}", 0b11_00_00_00: "▂",
      0b11_11_11_00: "▆",
    ]
    for (pattern, symbol) in quadrant.symbols.enumerated() {
      let (upper, lower) = (pattern & 0b11, pattern >> 2)
      others[upper * 0b01_01 | (lower * 0b01_01) << 4] = symbol
    }
    return others
  }()

  /// The braille pattern with a dot for each pixel. Unicode numbers the first three dots down the
  /// left, the next three down the right, and the last row last.
  private static func brailleSymbol(for pattern: Int) -> Unicode.Scalar {
    let dots = [0, 3, 1, 4, 2, 5, 6, 7]
    let bits = dots.indices.reduce(0) { bits, pixel in
      bits | (pattern >> pixel & 1) << dots[pixel]
    }
    return Unicode.Scalar(UInt32(0x2800 + bits))!
  }
}
