/// How views of different width stand to each other.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At the side where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
}

/// How views of different height stand to each other.
public enum VerticalAlignment: Hashable, Sendable {
  /// At their tops.
  case top
  /// In the middle.
  case center
  /// At their bottoms.
  case bottom
  /// At the baseline of their first lines.
  case firstTextBaseline
  /// At the baseline of their last lines.
  case lastTextBaseline
}

/// Where a view stands in a larger frame.
public struct Alignment: Hashable, Sendable {
  /// Where it stands across.
  public var horizontal: HorizontalAlignment
  /// Where it stands up and down.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the side where reading begins.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the side where reading ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the top where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the bottom where reading begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The edges of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The edge where reading begins.
  case leading
  /// The bottom edge.
  case bottom
  /// The edge where reading ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The edge where reading begins.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge where reading ends.
    public static let trailing = Set(rawValue: 8)
    /// The edges left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// The edges above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the edge where reading begins.
  public var leading: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the edge where reading ends.
  public var trailing: Double

  /// Makes insets from distances in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
