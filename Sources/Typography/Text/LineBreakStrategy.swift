/// How a text chooses among the places where its lines may end.
///
/// The names and their numbers are those of UIKit's `NSParagraphStyle.LineBreakStrategy`.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The strategies as bits.
  public var rawValue: Int

  /// Makes a set of strategies from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The last line of a paragraph takes a word from the line before instead of standing with a single
  /// one; see `PushOut`.
  public static let pushOut = LineBreakStrategy(rawValue: 1)

  /// Words of Hangul stay whole instead of breaking between any two syllables; see `HangulWords`.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)

  /// What the platform's own labels do: everything. SwiftUI's `Text` does the same unless its
  /// surroundings say otherwise (facts.md 6).
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
}
