/// The Dynamic Type sizes in the spelling that came before `DynamicTypeSize`.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  /// `xSmall`.
  case extraSmall
  /// `small`.
  case small
  /// `medium`.
  case medium
  /// `large`, the default.
  case large
  /// `xLarge`.
  case extraLarge
  /// `xxLarge`.
  case extraExtraLarge
  /// `xxxLarge`.
  case extraExtraExtraLarge
  /// `accessibility1`.
  case accessibilityMedium
  /// `accessibility2`.
  case accessibilityLarge
  /// `accessibility3`.
  case accessibilityExtraLarge
  /// `accessibility4`.
  case accessibilityExtraExtraLarge
  /// `accessibility5`.
  case accessibilityExtraExtraExtraLarge

  /// The category of a size.
  public init(_ size: DynamicTypeSize) {
    self = Self.allCases[size.position]
  }

  /// The size of this category: the two map one to one.
  public var dynamicTypeSize: DynamicTypeSize {
    let position = Self.allCases.firstIndex(of: self)!
    return DynamicTypeSize.allCases[position]
  }
}
