/// A named text style of a design system, as its document says it.
public struct DesignStyle: Hashable, Sendable {
  /// The name: the keys that lead to it, joined by dots, such as `type.body`.
  public var name: String
  /// The line of the name in the document, from 1; nil when no document names the style.
  public var line: Int?
  /// The families in order of preference, as written; a generic word such as `sans-serif` stands
  /// for one of the platform's fonts. Empty when the document names none.
  public var families: [String] = []
  /// The weight, 1 to 1000; nil when the document names none.
  public var weight: Int?
  /// Whether the style is italic.
  public var isItalic = false
  /// Values of variation axes that are pinned, by tag, in the axis's own units.
  public var axes: [String: Double] = [:]
  /// OpenType features switched on (1 or the number of an alternate) or off (0), by tag.
  public var features: [String: Int] = [:]
  /// The size at the default Dynamic Type size, in points; nil when unknown, or decided by
  /// `Sizing.textStyle`.
  public var size: Double?
  /// The distance of the lines; nil for the font's own.
  public var lineHeight: LineHeight?
  /// The space added after each character, in points; nil when the document names none.
  public var tracking: Double?
  /// The part of the size that `tracking` is, where the document says it so (`2%` is 0.02); nil for a
  /// measure in points.
  public var trackingOfSize: Double?
  /// The most lines that a text takes, at least 1; nil is without limit.
  public var lineLimit: Int?
  /// The least share of its size that a text may shrink to before it is cut short, above 0 to 1; nil
  /// where it does not shrink.
  public var minimumScaleFactor: Double?
  /// The height that a text is given at every Dynamic Type size, in points; nil for what it needs.
  public var height: Double?
  /// How the size follows the Dynamic Type size.
  public var sizing = Sizing.relativeTo(.body)
  /// The colour; nil for the platform's label colour.
  public var color: Color?
  /// Texts to show the style with, in the order of the document.
  public var samples: [Sample] = []
  /// Why not to use the style any more; empty when the document gives no reason, nil when the style
  /// is not deprecated.
  public var deprecation: String?
  /// What the document says about the style.
  public var description: String?
  /// What could not be made out about the style, one sentence each.
  public var unresolvedReasons: [String] = []

  /// Makes a style of which only the name is known.
  public init(name: String, line: Int? = nil) {
    self.name = name
    self.line = line
  }

  /// The size at the default Dynamic Type size, in points, also of a style of the platform's own
  /// sizes; nil when unknown.
  public var baseSize: Double? {
    if case .textStyle(let textStyle) = sizing { return textStyle.pointSize(at: .large) }
    return size
  }

  /// Whether something about the style could not be made out, so that no picture of it is true.
  public var isUnresolved: Bool { !unresolvedReasons.isEmpty }
}

// MARK: - Parts

extension DesignStyle {
  /// How a size follows the Dynamic Type size.
  public enum Sizing: Hashable, Sendable {
    /// It grows with a text style.
    case relativeTo(Font.TextStyle)
    /// It never changes.
    case fixed
    /// It is the platform's own size for a text style.
    case textStyle(Font.TextStyle)
  }

  /// A text to show a style with.
  public struct Sample: Hashable, Sendable {
    /// The language of the text, such as `ar`; nil for any.
    public var locale: String?
    /// The text.
    public var text: String

    /// Makes a sample.
    public init(locale: String?, text: String) {
      self.locale = locale
      self.text = text
    }
  }
}
