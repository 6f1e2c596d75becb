/// What one edge of a view says about the distance to the next view, by kinds of distances.
///
/// Of two edges that meet, the kinds count that both have; see `gap(to:)`.
struct EdgeSpacing: Hashable {
  /// The platform's distance between two views that say nothing, in points (facts.md 6).
  private static let usual = 8.0

  /// The distance that holds whatever the neighbour is, in points; only spacers and empty stacks have
  /// one, 0.
  var plain: Double?
  /// The part of the distance above a text, in points: what the text wants, 0 from what is above it.
  var aboveText: Double?
  /// The part of the distance below a text, in points: what the text wants, 0 from what is below it.
  var belowText: Double?
  /// The measures of a text, for the distance between two.
  var betweenTexts: TextEdges?

  static let zero = EdgeSpacing(plain: 0)
  static let plainTop = EdgeSpacing(belowText: 0)
  static let plainBottom = EdgeSpacing(aboveText: 0)

  /// The distance from this edge to that of the next view, in points; negative where they overlap.
  ///
  /// It is the largest sum of a kind that both edges have. Where they have none in common it is the
  /// larger plain distance, and 8 where neither has one (OpenSwiftUI's `Spacing`).
  func gap(to next: EdgeSpacing) -> Double {
    let sums = [
      sum(aboveText, next.aboveText), sum(belowText, next.belowText),
      betweenTexts.flatMap { next.betweenTexts?.gap(below: $0) },
    ].compactMap { $0 }
    if let largest = sums.max() { return largest }
    return largest(plain, next.plain) ?? Self.usual
  }

  /// The most that this edge or another asks for.
  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(
      plain: largest(plain, other.plain), aboveText: largest(aboveText, other.aboveText),
      belowText: largest(belowText, other.belowText),
      betweenTexts: betweenTexts.map { $0.union(other.betweenTexts ?? $0) } ?? other.betweenTexts)
  }

  /// This edge with a plain distance.
  func keeping(_ plain: Double?) -> EdgeSpacing {
    var edge = self
    edge.plain = plain
    return edge
  }

  private func sum(_ first: Double?, _ second: Double?) -> Double? {
    first.flatMap { first in second.map { first + $0 } }
  }

  private func largest(_ first: Double?, _ second: Double?) -> Double? {
    first.map { max($0, second ?? $0) } ?? second
  }
}
