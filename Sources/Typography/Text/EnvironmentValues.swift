/// What a view inherits from its surroundings.
public struct EnvironmentValues: Hashable, Sendable {
  /// The font of text that names none; nil is the system's body.
  public var font: Font?
  /// The Dynamic Type size.
  public var dynamicTypeSize: DynamicTypeSize = .large
  /// Light or dark.
  public var colorScheme: ColorScheme = .light
  /// The language.
  public var locale = Locale(identifier: "en")
  /// Whether a line of views runs to the right or to the left.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// The pixels per point of the device: what measures are rounded to.
  public var displayScale: Double = 2
  /// The number of lines a text may take; nil is without limit.
  public var lineLimit: Int?
  /// Which part of a text gives way to an ellipsis when it is cut short.
  public var truncationMode: Text.TruncationMode = .tail
  /// The share of its size, above 0 to 1, that a text may shrink to before it is cut short.
  public var minimumScaleFactor: Double = 1
  /// Whether a text may be set tighter before it is cut short.
  public var allowsTightening = false
  /// The case that texts are written in; nil leaves them as they are.
  public var textCase: Text.Case?
  /// How texts choose among the places where their lines may end.
  public var lineBreakStrategy: LineBreakStrategy = .standard
  /// Space between two lines beyond the font's own, in points.
  public var lineSpacing: Double = 0
  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment = .leading

  /// The number of lines that a text takes room for, even when it has fewer.
  var reservedLines = 0
  /// The line height of text; nil is the font's own.
  var lineHeight: LineHeight?
  /// Space added after each character, in points; ligatures come apart.
  var tracking: Double = 0
  /// Space added after each character, as a part of the font's size; other than 0 it takes the place
  /// of `tracking`.
  var trackingOfSize: Double = 0
  /// Space added after each character, in points; ligatures stay.
  var kerning: Double = 0
  /// How far text stands above its baseline, in points; negative is below.
  var baselineOffset: Double = 0
  /// The line below text.
  var underline: Text.LineStyle?
  /// The line through text.
  var strikethrough: Text.LineStyle?
  /// Changes to every font below, in the order in which they apply.
  var fontModifiers: [Font.Modifier] = []
  /// The colour of text and shapes; nil is the primary colour.
  var foregroundColor: Color?
  /// The colour of links; nil is the accent colour.
  var tint: Color?
  /// The name of the design's style that texts below belong to.
  var textStyleName: String?
  /// Whether texts below explain others and have no record of their own.
  var isAnnotation = false

  /// Makes the surroundings that hold where nothing else is said.
  public init() {}
}

extension EnvironmentValues {
  /// The Dynamic Type size in its older spelling.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}

extension EnvironmentValues {
  /// Whether the last line of a paragraph takes a word from the line before instead of standing with a
  /// single one: the strategy `pushOut`, by the name that SwiftUI gives it.
  public var avoidsOrphans: Bool {
    get { lineBreakStrategy.contains(.pushOut) }
    set {
      if newValue {
        lineBreakStrategy.insert(.pushOut)
      } else {
        lineBreakStrategy.remove(.pushOut)
      }
    }
  }
}

extension EnvironmentValues {
  /// Sets the space after each character, in points.
  mutating func setTracking(_ points: Double) {
    tracking = points
    trackingOfSize = 0
  }

  /// The tracking of a font of a size, in points.
  func tracking(for pointSize: Double) -> Double {
    trackingOfSize == 0 ? tracking : trackingOfSize * pointSize
  }

  /// Sets how many lines a text takes room for and how many it may take.
  mutating func setLineLimit(lowest: Int?, highest: Int?) {
    reservedLines = max(lowest ?? 0, 0)
    lineLimit = highest
  }

  /// Sets the weight of every font below; nil takes back the weights set so far.
  mutating func setFontWeight(_ weight: Font.Weight?) {
    fontModifiers.removeAll { if case .weight = $0 { true } else { false } }
    if let weight { fontModifiers.append(.weight(weight)) }
  }

  /// Sets the width of every font below; nil takes back the widths set so far.
  mutating func setFontWidth(_ width: Font.Width?) {
    fontModifiers.removeAll { if case .width = $0 { true } else { false } }
    if let width { fontModifiers.append(.width(width)) }
  }
}
