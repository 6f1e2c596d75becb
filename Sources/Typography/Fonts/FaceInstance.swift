/// A face with its axes set and its OpenType features chosen: everything that decides glyphs and
/// advances except the size.
public struct FaceInstance: Hashable, Sendable {
  /// The face.
  public var face: FaceDescription.ID
  /// The axis values that differ from the font's defaults, by tag, in the axis's own units.
  public var axes: [String: Double]
  /// OpenType features switched on (1) or off (0) beyond the defaults, by tag.
  public var features: [String: Int]

  /// Makes an instance of a face.
  public init(
    face: FaceDescription.ID, axes: [String: Double] = [:], features: [String: Int] = [:]
  ) {
    self.face = face
    self.axes = axes
    self.features = features
  }
}
