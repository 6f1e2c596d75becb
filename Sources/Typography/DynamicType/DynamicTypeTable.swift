/// The platform's type ramp: the size and leading of each text style at each Dynamic Type size.
///
/// Sizes and leadings are those of Apple's Human Interface Guidelines (Typography, iOS); the sizes
/// were measured alike on iOS 13, 26 and 27. The leadings that the platform scales custom fonts by
/// differ from the printed ones in eight cells; they were solved from measured
/// `UIFontMetrics.scaledValue` results on iOS 26 and 27.
enum DynamicTypeTable {
  /// Values in points in the order of `DynamicTypeSize.allCases`.
  struct Row {
    /// The system font's sizes.
    var size: [Double]
    /// The line heights that the guidelines print for the system font.
    var leading: [Double]
    /// The line heights whose ratio scales a custom font.
    var scalingLeading: [Double]
  }

  static func row(_ style: Font.TextStyle) -> Row {
    switch style {
    case .largeTitle: largeTitle
    case .title: title
    case .title2: title2
    case .title3: title3
    case .headline: headline
    case .subheadline: subheadline
    case .body: body
    case .callout: callout
    case .footnote: footnote
    case .caption: caption
    case .caption2: caption2
    }
  }

  private static let largeTitle = Row(
    size: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    leading: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    scalingLeading: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
  private static let title = Row(
    size: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    leading: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    scalingLeading: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68])
  private static let title2 = Row(
    size: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    leading: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    scalingLeading: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
  private static let title3 = Row(
    size: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    leading: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    scalingLeading: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
  private static let headline = Row(
    size: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leading: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    scalingLeading: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62])
  private static let subheadline = Row(
    size: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    leading: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    scalingLeading: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58])
  private static let body = Row(
    size: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leading: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    scalingLeading: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  private static let callout = Row(
    size: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    leading: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    scalingLeading: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
  private static let footnote = Row(
    size: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    leading: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    scalingLeading: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
  private static let caption = Row(
    size: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    leading: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    scalingLeading: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51])
  private static let caption2 = Row(
    size: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    leading: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
    scalingLeading: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48])
}
