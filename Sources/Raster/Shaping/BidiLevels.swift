internal import CICU

/// The bidirectional algorithm (UAX 9): levels from ICU, order within a line by rule L2.
enum BidiLevels {
  /// The embedding level of each character.
  ///
  /// - Parameters:
  ///   - scalars: The paragraph.
  ///   - base: The paragraph's own level, 0 or 1.
  static func levels(of scalars: [Unicode.Scalar], base: UInt8) -> [UInt8] {
    guard base != 0 || scalars.contains(where: mayTurnDirection), let bidi = typo_ubidi_open()
    else { return Array(repeating: base, count: scalars.count) }
    defer { typo_ubidi_close(bidi) }

    var units: [UInt16] = []
    units.reserveCapacity(scalars.count)
    for scalar in scalars { units.append(contentsOf: UTF16.encode(scalar)!) }
    return units.withUnsafeBufferPointer { units in
      // ICU keeps the pointer to the text until the levels are read.
      var status = U_ZERO_ERROR
      typo_ubidi_setPara(bidi, units.baseAddress, Int32(units.count), base, &status)
      let levels = typo_ubidi_getLevels(bidi, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let levels else {
        return Array(repeating: base, count: scalars.count)
      }
      var unit = 0
      return scalars.map { scalar in
        defer { unit += UTF16.width(scalar) }
        return levels[unit]
      }
    }
  }

  /// Orders the runs of a line from left to right: from the highest level down to the lowest odd
  /// one, every row of neighbours at that level or above is turned round.
  static func visualOrder<Run>(of runs: [Run], level: (Run) -> UInt8) -> [Run] {
    let levels = runs.map(level)
    guard let highest = levels.max(), highest > 0 else { return runs }
    var order = Array(runs.indices)
    for level in (1...highest).reversed() where levels.contains(where: { $0 >= level }) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order.map { runs[$0] }
  }

  /// Whether a character may make a paragraph bidirectional: right-to-left scripts, their digits,
  /// and the controls of direction. All of them stand in a few blocks.
  private static func mayTurnDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x58F: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    case 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
    default: false
    }
  }
}
