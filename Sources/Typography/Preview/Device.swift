/// A device, or a bare width, that a preview is laid out for.
public struct Device: Hashable, Sendable {
  /// The name as the simulator and `previewDevice(_:)` spell it, or the width in points with `pt`.
  public var name: String
  /// The width in portrait, in points.
  public var width: Double
  /// The height in portrait, in points; nil for a bare width.
  public var height: Double?
  /// The pixels per point of the device's screen; nil for a bare width.
  public var displayScale: Double?

  /// Makes a device.
  public init(name: String, width: Double, height: Double?, displayScale: Double?) {
    self.name = name
    self.width = width
    self.height = height
    self.displayScale = displayScale
  }
}
