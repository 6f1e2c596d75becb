/// The faces that may draw a text: the one that was picked, and those that stand in for grapheme
/// clusters that it lacks.
///
/// A cluster gets the first face of the list that has all its characters. Where none has, the
/// machine's fonts are asked; where those have none either, the first face draws its `.notdef`.
public struct FontCascade: Hashable, Sendable {
  /// The face that was picked, with its axes and features.
  public var primary: FaceInstance
  /// The faces that are tried next, in order.
  public var fallbacks: [FaceInstance]
  /// The style that is asked of the machine's fonts.
  public var style: FallbackStyle

  /// Makes a cascade.
  public init(
    _ primary: FaceInstance, fallbacks: [FaceInstance] = [],
    style: FallbackStyle = FallbackStyle()
  ) {
    self.primary = primary
    self.fallbacks = fallbacks
    self.style = style
  }
}

extension FontCascade {
  /// Hashes what tells cascades apart in practice; the list of fallbacks may be long.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(primary)
    hasher.combine(style)
    hasher.combine(fallbacks.count)
  }
}

/// The style that a face should have that stands in for another.
public struct FallbackStyle: Hashable, Sendable {
  /// The weight on OpenType's scale, 1 to 1000.
  public var weight: Int
  /// Whether it is italic.
  public var isItalic: Bool
  /// The size in points, for faces with an axis of optical size.
  public var pointSize: Double

  /// Makes a style.
  public init(weight: Int = 400, isItalic: Bool = false, pointSize: Double = 17) {
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
  }
}
