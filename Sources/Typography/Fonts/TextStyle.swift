extension Font {
  /// The platform's named text styles, from the largest to the smallest, as SwiftUI declares them.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// Large titles; 34 points at the default size.
    case largeTitle
    /// First-level titles; 28 points at the default size.
    case title
    /// Second-level titles; 22 points at the default size.
    case title2
    /// Third-level titles; 20 points at the default size.
    case title3
    /// Headings; 17 points semi-bold at the default size.
    case headline
    /// Sub-headings; 15 points at the default size.
    case subheadline
    /// Body text; 17 points at the default size.
    case body
    /// Callouts; 16 points at the default size.
    case callout
    /// Footnotes; 13 points at the default size.
    case footnote
    /// Captions; 12 points at the default size.
    case caption
    /// Alternate captions; 11 points at the default size.
    case caption2
  }
}

// MARK: - Spelling

extension Font.TextStyle {
  /// Finds the style for a spelling of SwiftUI (`title`), UIKit (`title1`, `UIFont.TextStyle.title1`)
  /// or UIKit's raw value (`UICTFontTextStyleTitle1`), whatever its case.
  public init?(spelling: String) {
    var name = spelling.lowercased()
    if name.hasPrefix("uictfonttextstyle") { name.removeFirst("uictfonttextstyle".count) }
    if let dot = name.lastIndex(of: ".") { name = String(name[name.index(after: dot)...]) }
    guard let match = Font.TextStyle.allCases.first(where: { $0.spellings.contains(name) }) else {
      return nil
    }
    self = match
  }

  /// UIKit's raw value, such as `UICTFontTextStyleTitle1`.
  public var uiKitRawValue: String {
    let suffix =
      switch self {
      case .largeTitle: "Title0"
      case .title: "Title1"
      case .title2: "Title2"
      case .title3: "Title3"
      case .headline: "Headline"
      case .subheadline: "Subhead"
      case .body: "Body"
      case .callout: "Callout"
      case .footnote: "Footnote"
      case .caption: "Caption1"
      case .caption2: "Caption2"
      }
    return "UICTFontTextStyle" + suffix
  }

  /// All spellings in lower case.
  private var spellings: Set<String> {
    let short = uiKitRawValue.dropFirst("UICTFontTextStyle".count).lowercased()
    return [rawValue.lowercased(), short]
  }
}
