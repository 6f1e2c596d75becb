/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent in points.
  public var width: Double
  /// The vertical extent in points.
  public var height: Double

  /// Makes a size from a width and a height in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent in either direction.
  public static let zero = Size(width: 0, height: 0)
}

/// A place on a page in points; x grows to the right and y grows downwards from the top left corner.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge in points.
  public var x: Double
  /// The distance from the top edge in points.
  public var y: Double

  /// Makes a point from its distances to the left and top edge, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle on a page in points, from its top left corner.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// Makes a rectangle from its top left corner and its extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from the place of its top left corner and its extent, all in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The x of the left edge in points.
  public var minX: Double { origin.x }
  /// The y of the top edge in points.
  public var minY: Double { origin.y }
  /// The x of the right edge in points.
  public var maxX: Double { origin.x + size.width }
  /// The y of the bottom edge in points.
  public var maxY: Double { origin.y + size.height }

  /// The smallest rectangle that holds this one and another.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

/// The size that a container offers to what it contains; nil leaves a side to the content.
struct ProposedSize: Hashable {
  /// The width offered in points.
  var width: Double?
  /// The height offered in points.
  var height: Double?
}
