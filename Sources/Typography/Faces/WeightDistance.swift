/// How far a weight is from the one wished for.
///
/// The smaller difference wins. Apple does not publish how it decides a tie; here the direction in
/// which CSS Fonts 4 searches decides: upwards for wishes from 400, downwards below (facts.md 3).
struct WeightDistance: Comparable {
  private let weight: Int
  private let wish: Int
  private let difference: Int
  private let isAgainstDirection: Bool

  init(of weight: Int, to wish: Int) {
    self.weight = weight
    self.wish = wish
    difference = abs(weight - wish)
    isAgainstDirection = wish < 400 ? weight > wish : weight < wish
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
      ? "weight \(weight) as asked for" : "weight \(weight), \(difference) from \(wish)"
  }

  /// The distance in words for one that was not taken, beside the one that was.
  func words(beside nearest: WeightDistance) -> String {
    if difference != nearest.difference { return words }
    let reason =
      nearest < self
      ? "as near, but ties go \(wish < 400 ? "down" : "up")" : "as near, and comes later"
    return "\(words): \(reason)"
  }
}
