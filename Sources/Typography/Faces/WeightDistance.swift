/// How far a weight is from the one that was asked for.
///
/// The smaller difference wins. Apple does not publish how it decides a tie; here the direction in
/// which CSS Fonts 4 searches decides: upwards from 400, downwards below (facts.md 3).
struct WeightDistance: Comparable {
  private let weight: Int
  private let target: Int
  private let difference: Int
  private let isAgainstDirection: Bool

  init(of weight: Int, to target: Int) {
    self.weight = weight
    self.target = target
    difference = abs(weight - target)
    isAgainstDirection = target < 400 ? weight > target : weight < target
  }

  static func < (closer: WeightDistance, farther: WeightDistance) -> Bool {
    if closer.difference != farther.difference { return closer.difference < farther.difference }
    return !closer.isAgainstDirection && farther.isAgainstDirection
  }
}

// MARK: - Words

extension WeightDistance {
  /// The distance in words: `weight 400, 100 from 500`.
  var words: String {
    difference == 0
      ? "weight \(weight) as asked for" : "weight \(weight), \(difference) from \(target)"
  }

  /// The distance in words for one that was not taken, beside the one that was.
  func words(beside nearest: WeightDistance) -> String {
    if difference != nearest.difference { return words }
    let reason =
      nearest < self
      ? "as near, but ties go \(target < 400 ? "down" : "up")" : "as near, and comes later"
    return "\(words): \(reason)"
  }
}
