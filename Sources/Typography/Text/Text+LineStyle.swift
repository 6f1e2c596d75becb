extension Text {
  /// A line below text or through it.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    ///
    /// The strokes are counted in thicknesses of the line; Apple does not publish its own counts.
    public enum Pattern: CaseIterable, Hashable, Sendable {
      /// One stroke.
      case solid
      /// Strokes as long as the line is thick.
      case dot
      /// Long strokes.
      case dash
      /// Long strokes and dots.
      case dashDot
      /// A long stroke and two dots in turn.
      case dashDotDot
    }

    /// The pattern.
    public var pattern: Pattern
    /// The colour; nil is that of the text.
    public var color: Color?

    /// Makes a style of a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line in the colour of the text.
    public static let single = LineStyle()
  }
}

extension Text.LineStyle.Pattern {
  /// Strokes and gaps in turn, in thicknesses of the line; empty for one stroke.
  var lengths: [Double] {
    switch self {
    case .solid: []
    case .dot: [1, 1]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}
