public import Typography

/// Sizes in points for a custom font declared at its style's default size, in the order of
/// `DynamicTypeSize.allCases`: worked out by hand from the published rule and confirmed to a third of
/// a point by measurements of `UIFontMetrics` on iOS 26 and 27.
public let expectedCustomSizes: [(style: Font.TextStyle, sizes: [Double])] = [
  (.largeTitle, [32, 32, 33, 34, 36, 38, 40, 43, 47, 51, 55, 58]),
  (.title, [26, 26, 27, 28, 30, 31, 34, 38, 42, 47, 50, 56]),
  (.title2, [19, 20, 20, 22, 24, 25, 27, 32, 37, 41, 46, 52]),
  (.title3, [18, 18, 19, 20, 22, 24, 26, 30, 35, 41, 46, 52]),
  (.headline, [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 39, 48]),
  (.body, [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]),
  (.callout, [14, 14, 15, 16, 18, 19, 21, 24, 30, 35, 40, 46]),
  (.subheadline, [12, 14, 14, 15, 17, 18, 20, 23, 27, 32, 38, 44]),
  (.footnote, [12, 12, 12, 13, 14, 16, 17, 21, 24, 29, 33, 38]),
  (.caption, [10, 10, 10, 12, 14, 16, 17, 20, 24, 29, 33, 38]),
  (.caption2, [11, 11, 11, 11, 15, 17, 19, 21, 25, 30, 35, 41]),
]

/// The system font's sizes in points, as Apple's Human Interface Guidelines print them.
public let expectedSystemSizes: [(style: Font.TextStyle, sizes: [Double])] = [
  (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
  (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
  (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
  (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
  (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
  (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
  (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
  (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
  (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
  (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
  (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
]
