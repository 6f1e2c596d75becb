/// The text sizes that a person can choose, from the smallest to the largest.
public enum DynamicTypeSize: String, CaseIterable, Hashable, Sendable {
  /// Extra small.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large, the default.
  case large
  /// Extra large.
  case xLarge
  /// Extra extra large.
  case xxLarge
  /// The largest size outside the accessibility range.
  case xxxLarge
  /// The first accessibility size, `accessibilityMedium` in UIKit.
  case accessibility1
  /// The second accessibility size, `accessibilityLarge` in UIKit.
  case accessibility2
  /// The third accessibility size, `accessibilityExtraLarge` in UIKit.
  case accessibility3
  /// The fourth accessibility size, `accessibilityExtraExtraLarge` in UIKit.
  case accessibility4
  /// The largest size, `accessibilityExtraExtraExtraLarge` in UIKit.
  case accessibility5
}

extension DynamicTypeSize: Comparable {
  /// Whether one size is smaller than another.
  public static func < (smaller: DynamicTypeSize, larger: DynamicTypeSize) -> Bool {
    smaller.position < larger.position
  }

  /// Whether the size belongs to the accessibility range.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The place of the size in the row of twelve, 0 to 11.
  public var position: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}
