/// A face with its axes set and its OpenType features chosen: everything that decides glyphs and
/// advances except the size.
public struct FaceInstance: Hashable, Sendable {
  /// The face.
  public var face: FaceDescription.ID
  /// The axis values that differ from the font's defaults, by tag, in the axis's own units.
  public var axes: [String: Double]
  /// OpenType features switched on (1) or off (0) beyond the defaults, by tag.
  public var features: [String: Int]
  /// Which of the font's palettes (the `CPAL` table) its colour glyphs take, from 0; one that the
  /// font does not have counts as 0.
  public var palette: Int

  /// Makes an instance of a face.
  public init(
    face: FaceDescription.ID, axes: [String: Double] = [:], features: [String: Int] = [:],
    palette: Int = 0
  ) {
    self.face = face
    self.axes = axes
    self.features = features
    self.palette = palette
  }
}

extension FaceInstance {
  /// A face as near to a style as its axes allow.
  public init(_ face: FaceDescription, nearest style: FallbackStyle) {
    self.init(face: face.id)
    var targets = ["wght": Double(style.weight), "opsz": style.pointSize]
    if style.isItalic, let slant = face.slantByAxis { targets[slant.tag] = slant.value }
    for (tag, target) in targets {
      guard let axis = face.axis(tag) else { continue }
      let value = axis.clamped(target)
      if value != axis.defaultValue { axes[tag] = value }
    }
  }
}
