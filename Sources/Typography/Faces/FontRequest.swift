/// A font that met an environment: what is asked of the faces, with the size settled.
public struct FontRequest: Hashable, Sendable {
  /// What the glyphs shall come from.
  public enum Source: Hashable, Sendable {
    /// A font by one of its names; the first that is there wins.
    case named([String])
    /// The platform's own font.
    case system(Font.Design)
  }

  /// What the glyphs shall come from.
  public var source: Source
  /// The size that the author wrote, in points at the default Dynamic Type size.
  public var size: Double
  /// The text style that the size follows, or nil when it is fixed.
  public var relativeTo: Font.TextStyle?
  /// The weight asked for, or nil when the name decides.
  public var weight: Font.Weight?
  /// The width asked for, or nil when the name decides.
  public var width: Font.Width?
  /// Whether bold was asked for by trait: a family without a bold face keeps its face.
  public var isBold: Bool
  /// Whether italic was asked for.
  public var isItalic: Bool
  /// Whether a monospaced design was asked of a named font, which keeps its face.
  public var isMonospaced: Bool
  /// Whether digits of equal width were asked for.
  public var hasMonospacedDigits: Bool
  /// Values of variation axes that the author pins, by tag, in the axis's own units.
  public var axes: [String: Double] = [:]
  /// OpenType features that the author switches on (1 or the number of an alternate) or off (0).
  public var features: [String: Int] = [:]
  /// The size that text is set at, in points: scaled and rounded by the platform's rule.
  public var pointSize: Double

  /// Makes a request.
  public init(
    source: Source, size: Double, relativeTo: Font.TextStyle? = nil, weight: Font.Weight? = nil,
    width: Font.Width? = nil, isBold: Bool = false, isItalic: Bool = false,
    isMonospaced: Bool = false, hasMonospacedDigits: Bool = false, pointSize: Double
  ) {
    self.source = source
    self.size = size
    self.relativeTo = relativeTo
    self.weight = weight
    self.width = width
    self.isBold = isBold
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasMonospacedDigits = hasMonospacedDigits
    self.pointSize = pointSize
  }
}
