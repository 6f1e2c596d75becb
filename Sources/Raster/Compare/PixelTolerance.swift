/// How far a pixel may differ before two pictures count as different.
///
/// Machines round the edges of glyphs differently, by at most 2 of 255 per channel; what is flat in
/// both pictures is the same everywhere. So a slip of a colour cannot hide behind the noise of edges,
/// however small its share of the picture.
public struct PixelTolerance: Hashable, Sendable {
  /// The largest difference per channel that passes on edges, 0 to 255.
  public var onEdges: UInt8
  /// The largest difference per channel that passes in flat areas, 0 to 255: where the pixel and its
  /// eight neighbours are one colour in the one picture, and one colour in the other.
  public var inFlatAreas: UInt8

  /// The noise between machines: 2 on edges, none in flat areas.
  public static let noise = PixelTolerance(onEdges: 2, inFlatAreas: 0)

  /// Makes a tolerance.
  public init(onEdges: UInt8, inFlatAreas: UInt8) {
    self.onEdges = onEdges
    self.inFlatAreas = inFlatAreas
  }

  /// The noise between machines, and a difference that passes everywhere.
  ///
  /// - Parameter everywhere: A difference per channel, 0 to 255.
  public init(everywhere: UInt8) {
    self.init(onEdges: max(Self.noise.onEdges, everywhere), inFlatAreas: everywhere)
  }
}
