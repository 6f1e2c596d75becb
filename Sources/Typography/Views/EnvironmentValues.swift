/// What a view inherits from its surroundings.
public struct EnvironmentValues: Sendable {
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
  /// Space between two lines beyond the font's own, in points.
  public var lineSpacing: Double = 0
  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment = .leading

  /// The line height of text; nil is the font's own.
  var lineHeight: LineHeight?
  /// Space added after each character, in points.
  var tracking: Double = 0
  /// Changes to every font below, in the order in which they apply.
  var fontModifiers: [Font.Modifier] = []
  /// The colour of text and shapes; nil is the primary colour.
  var foregroundColor: Color?
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
  /// Sets the weight of every font below; nil takes back the weights set so far.
  mutating func setFontWeight(_ weight: Font.Weight?) {
    fontModifiers.removeAll { if case .weight = $0 { true } else { false } }
    if let weight { fontModifiers.append(.weight(weight)) }
  }
}

/// Whether a line of views and text runs to the right or to the left.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// How the lines of a text stand to each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the side where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
}

/// A language and region.
public struct Locale: Hashable, Sendable {
  /// The BCP 47 tag, such as `en` or `pt-BR`.
  public var identifier: String

  /// Makes a locale from a BCP 47 tag.
  public init(identifier: String) {
    self.identifier = identifier
  }
}

/// The distance from the top of one line of text to the top of the next.
public enum LineHeight: Hashable, Sendable {
  /// A multiple of the font's point size.
  case multiple(factor: Double)
  /// A number of points.
  case exact(points: Double)

  /// The height in points for a font size in points.
  public func points(for pointSize: Double) -> Double {
    switch self {
    case .multiple(let factor): factor * pointSize
    case .exact(let points): points
    }
  }
}
