@testable import Raster

/// One line of Unicode's tests of directions.
struct BidiTestCase {
  /// The level of a character that rule X9 removes: written as `x`, and no place in the order.
  static let removed = UInt8.max

  /// The text.
  var scalars: [Unicode.Scalar] = []
  /// The level of each character behind rule L1, or `removed`.
  var levels: [UInt8] = []
  /// The characters from left to right without the removed ones.
  var order: [Int] = []
}

extension BidiTestCase {
  /// Whether `BidiParagraph` gives the text other levels or another order than these.
  func differs(base: BidiParagraph.Base) -> Bool {
    guard let paragraph = BidiParagraph(scalars, base: base) else { return true }
    var actual = BidiTestCase(scalars: scalars)
    actual.levels = [UInt8](repeating: Self.removed, count: scalars.count)
    actual.order.reserveCapacity(order.count)
    for run in paragraph.visualRuns(in: 0..<scalars.count) {
      actual.append(run, without: levels)
    }
    return actual.order != order || actual.levels != levels
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
}
