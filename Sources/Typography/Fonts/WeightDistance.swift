/// How far a weight is from the one wished for.
///
/// The smaller difference wins. Apple does not publish how it decides a tie; here the direction in
/// which CSS Fonts 4 searches decides: upwards for wishes from 400, downwards below (facts.md 3).
struct WeightDistance: Comparable {
  private let difference: Int
  private let isAgainstDirection: Bool

  init(of weight: Int, to wish: Int) {
    difference = abs(weight - wish)
    isAgainstDirection = wish < 400 ? weight > wish : weight < wish
  }

  static func < (closer: WeightDistance, farther: WeightDistance) -> Bool {
    if closer.difference != farther.difference { return closer.difference < farther.difference }
    return !closer.isAgainstDirection && farther.isAgainstDirection
  }
}
