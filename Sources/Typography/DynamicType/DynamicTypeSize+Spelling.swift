extension DynamicTypeSize {
  /// Finds the size for a spelling in use, whatever its case:
  ///
  /// - SwiftUI's: `xxLarge`, `accessibility3`, also with a leading dot or type name
  /// - `ContentSizeCategory`'s: `extraExtraLarge`, `accessibilityExtraLarge`
  /// - UIKit's raw value: `UICTContentSizeCategoryAccessibilityXL`
  /// - short ones: `XS`, `S`, `M`, `L`, `XL`, `XXL`, `XXXL`, `AX1` to `AX5`, `accessibilityXL`
  public init?(spelling: String) {
    var name = spelling.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    if let dot = name.lastIndex(of: ".") { name = String(name[name.index(after: dot)...]) }
    for prefix in ["uictcontentsizecategory", "uicontentsizecategory"] where name.hasPrefix(prefix)
    {
      name.removeFirst(prefix.count)
    }
    guard let size = Self.bySpelling[name] else { return nil }
    self = size
  }

  /// The name in `ContentSizeCategory` and `UIContentSizeCategory`, such as `accessibilityMedium`.
  public var contentSizeCategoryName: String {
    ContentSizeCategory(self).rawValue
  }

  /// UIKit's raw value, such as `UICTContentSizeCategoryAccessibilityM`.
  public var uiKitRawValue: String {
    "UICTContentSizeCategory" + uiKitSuffix
  }

  /// The short name: `XS` to `XXXL`, `AX1` to `AX5`.
  public var shortName: String {
    isAccessibilitySize ? "AX\(position - 6)" : uiKitSuffix
  }

  private var uiKitSuffix: String {
    let letters = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
    return isAccessibilitySize ? "Accessibility" + letters[position - 5] : letters[position]
  }

  private static let bySpelling: [String: DynamicTypeSize] = allCases.reduce(into: [:]) {
    table, size in
    let names = [
      size.rawValue, size.contentSizeCategoryName, size.uiKitSuffix, size.shortName,
    ]
    for name in names { table[name.lowercased()] = size }
  }
}
