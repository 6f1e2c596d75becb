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
