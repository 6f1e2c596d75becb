internal import Typography

/// The drawn glyphs, so that each is drawn once for a size and quarter of a pixel.
///
/// Bounded by bytes; when full it forgets everything, which never shows in a picture.
final class GlyphCache {
  /// The glyphs of one face instance at one size.
  final class Strike {
    fileprivate var images: [UInt64: GlyphImage?] = [:]
  }

  private struct Key: Hashable {
    var face: FaceDescription.ID
    var axes: [String: Double]
    var size: PixelsPerEm
    var generation: Int
  }

  private var strikes: [Key: Strike] = [:]
  private var bytes = 0
  private let byteLimit: Int

  /// What a glyph costs beside its pixels, about.
  private static let overhead = 96

  /// Makes a cache that holds about a number of bytes.
  init(byteLimit: Int = 32 << 20) {
    self.byteLimit = byteLimit
  }

  /// The glyphs of an instance at a size.
  ///
  /// - Parameters:
  ///   - instance: The face and its axes; features do not change a glyph's outline.
  ///   - size: Pixels per em in both directions.
  ///   - generation: The generation of the store that the face is opened from.
  func strike(of instance: FaceInstance, size: PixelsPerEm, generation: Int) -> Strike {
    let key = Key(
      face: instance.face, axes: instance.axes, size: size, generation: generation)
    if let strike = strikes[key] { return strike }
    let strike = Strike()
    strikes[key] = strike
    bytes += Self.overhead
    return strike
  }

  /// The picture of a glyph, drawn now when it is not at hand; nil when it has no ink.
  func image(
    of glyph: UInt32, quarter: Int, in strike: Strike, draw: () -> GlyphImage?
  ) -> GlyphImage? {
    let key = UInt64(glyph) << 2 | UInt64(quarter)
    if let image = strike.images[key] { return image }
    let image = draw()
    if bytes > byteLimit {
      strikes.removeAll()
      strike.images.removeAll()
      bytes = 0
    }
    strike.images[key] = .some(image)
    bytes += Self.overhead + (image?.coverage.count ?? 0)
    return image
  }
}
