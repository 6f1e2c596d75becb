@testable import Raster

/// One line of Unicode's tests of directions.
struct BidiTestCase {
  /// The level of a character that rule X9 removes: written as `x`, and no place in the order.
  static let removed = UInt8.max

  /// The text; every character is one unit of UTF-16.
  var units: [UInt16] = []
  /// The level of each character behind rule L1, or `removed`.
  var levels: [UInt8] = []
  /// The characters from left to right without the removed ones.
  var order: [Int] = []
}

extension BidiTestCase {
  /// Whether `BidiParagraph` gives the text other levels or another order than these.
  func differs(base: BidiParagraph.Base) -> Bool {
    guard let paragraph = BidiParagraph(units, base: base) else { return true }
    var actual = BidiTestCase(units: units)
    actual.levels = [UInt8](repeating: Self.removed, count: units.count)
    actual.order.reserveCapacity(order.count)
    for run in paragraph.visualRuns(in: 0..<units.count) {
      actual.append(run, without: levels)
    }
    return actual.order != order || !actual.hasLevels(like: levels)
  }

  /// Adds a run of a line behind those on its left.
  private mutating func append(_ run: BidiParagraph.Run, without removed: [UInt8]) {
    let isReversed = run.level & 1 == 1
    var index = isReversed ? run.range.upperBound - 1 : run.range.lowerBound
    for _ in 0..<run.range.count {
      if removed[index] != Self.removed {
        levels[index] = run.level
        order.append(index)
      }
      index += isReversed ? -1 : 1
    }
  }

  /// Whether levels are the expected ones.
  ///
  /// In a line of one direction ICU keeps one level for all, the lowest one, where the rules may give
  /// a higher one to a number or an embedding: the order and each character's direction are the same.
  private func hasLevels(like expected: [UInt8]) -> Bool {
    if levels == expected { return true }
    let shown = levels.filter { $0 != Self.removed }
    guard let level = shown.first, shown.allSatisfy({ $0 == level }) else { return false }
    return expected.allSatisfy { $0 == Self.removed || $0 & 1 == level & 1 }
  }
}
