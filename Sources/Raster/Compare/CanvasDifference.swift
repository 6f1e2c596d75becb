internal import Typography

/// Where and how far two pictures differ beyond a tolerance.
public struct CanvasDifference: Hashable, Sendable {
  /// A connected area of pixels that differ.
  public struct Region: Hashable, Sendable {
    /// The smallest box that holds the pixels.
    public var box: PixelBox
    /// The number of pixels that differ.
    public var count: Int
    /// The largest difference of a channel, 1 to 255.
    public var largestDelta: Int
  }

  /// The areas from top to bottom; pixels less than about four pixels apart are in one.
  public var regions: [Region]
  /// Whether the pictures have different sizes; what only one of them covers differs as a whole.
  public var sizesDiffer: Bool

  /// The number of pixels that differ.
  public var count: Int { whole?.count ?? 0 }
  /// The largest difference of a channel, 0 to 255: also the smallest difference that would have to
  /// pass everywhere for the pictures to count as the same.
  public var largestDelta: Int { whole?.largestDelta ?? 0 }
  /// The smallest box that holds all pixels that differ; nil when none does.
  public var box: PixelBox? { whole?.box }

  /// All areas as one; nil when no pixel differs.
  public var whole: Region? {
    regions.dropFirst().reduce(regions.first) { $0?.merged(with: $1) }
  }

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - reference: What the picture should be.
  ///   - new: What it is.
  ///   - tolerance: What passes.
  public init(
    of reference: Canvas, and new: Canvas, tolerance: PixelTolerance = .noise
  ) {
    sizesDiffer = reference.columns != new.columns || reference.rows != new.rows
    guard reference != new else {
      regions = []
      return
    }
    let deltas = CanvasDeltas(of: reference, and: new, tolerance: tolerance)
    regions = DifferenceRegions.find(in: deltas)
  }
}
