/// What is different about a style from the design as it was read.
///
/// Every value is meant as it stands, not as a distance from the style's own: an edit says the same
/// when the design is read again. What is nil, or empty, stays as the design has it.
public struct StyleEdit: Hashable, Sendable {
  /// The family that takes the place of the first one; those behind it stay, as fallbacks.
  public var family: String?
  /// The weight, 1 to 1000 on OpenType's scale.
  public var weight: Int?
  /// Whether the style is italic.
  public var isItalic: Bool?
  /// The size at the default Dynamic Type size, in points. A style of the platform's own sizes then
  /// grows with its text style by the rule of custom fonts.
  public var size: Double?
  /// Texts to show the style with; each takes the place of that for its language, and one without a
  /// language the place of all.
  public var samples: [DesignStyle.Sample] = []

  /// Makes an edit that changes nothing.
  public init() {}

  /// Whether the edit changes nothing.
  public var isEmpty: Bool { self == StyleEdit() }

  /// This edit where it says something, another one where it does not.
  func over(_ other: StyleEdit) -> StyleEdit {
    var edit = self
    edit.family = family ?? other.family
    edit.weight = weight ?? other.weight
    edit.isItalic = isItalic ?? other.isItalic
    edit.size = size ?? other.size
    edit.samples = samples.isEmpty ? other.samples : samples
    return edit
  }
}
