internal import Typography

/// The drawn glyphs, so that each is drawn once for a size and quarter of a pixel.
///
/// Bounded by bytes; when full it forgets everything, which never shows in a picture.
final class GlyphCache {
  /// The glyphs of one face instance at one size.
  final class Strike {
    fileprivate var pictures: [GlyphKey: GlyphPicture?] = [:]
  }

  /// What decides a glyph's picture within a strike.
  struct GlyphKey: Hashable {
    /// The glyph's number.
    var glyph: UInt32
    /// Quarters of a pixel to the right, 0 to 3.
    var quarter: Int
    /// The colour of the text, for faces whose pictures depend on it.
    var ink: RGBA?

    /// Hashes what nearly always tells glyphs apart.
    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt64(glyph) << 2 | UInt64(quarter))
    }
  }

  private struct Key: Hashable {
    var face: FaceDescription.ID
    var axes: [String: Double]
    var palette: Int
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
  ///   - instance: The face, its axes and its palette; features do not change a glyph's outline.
  ///   - size: Pixels per em in both directions.
  ///   - generation: The generation of the store that the face is opened from.
  func strike(of instance: FaceInstance, size: PixelsPerEm, generation: Int) -> Strike {
    let key = Key(
      face: instance.face, axes: instance.axes, palette: instance.palette, size: size,
      generation: generation)
    if let strike = strikes[key] { return strike }
    let strike = Strike()
    strikes[key] = strike
    bytes += Self.overhead
    return strike
  }

  /// The picture of a glyph, drawn now when it is not at hand; nil when it has no ink.
  func picture(
    _ key: GlyphKey, in strike: Strike, draw: () -> GlyphPicture?
  ) -> GlyphPicture? {
    if let picture = strike.pictures[key] { return picture }
    let picture = draw()
    if bytes > byteLimit {
      strikes.removeAll()
      strike.pictures.removeAll()
      bytes = 0
    }
    strike.pictures[key] = .some(picture)
    bytes += Self.overhead + (picture?.byteCount ?? 0)
    return picture
  }
}
