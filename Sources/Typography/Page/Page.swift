/// A finished layout: items at fixed places, in points, in painting order.
///
/// Painting, the frame record, the audit and the comparison read it; none of them looks back at the
/// views that it came from.
public struct Page: Hashable, Sendable {
  /// One thing to paint.
  public enum Item: Hashable, Sendable {
    /// A filled rectangle.
    case rectangle(Rect, RGBA)
    /// The outline of an image that is not at hand, with its diagonals.
    case imagePlaceholder(Rect, RGBA)
    /// Glyphs of one run on a baseline.
    case glyphs(GlyphLine)
  }

  /// Glyphs at fixed places on one baseline.
  public struct GlyphLine: Hashable, Sendable {
    /// The face, its axes and its features.
    public var instance: FaceInstance
    /// The size in points.
    public var pointSize: Double
    /// The colour of the ink.
    public var color: RGBA
    /// The glyphs, each with the place of its origin on the page.
    public var glyphs: [PlacedGlyph]

    /// Makes a line of placed glyphs.
    public init(
      instance: FaceInstance, pointSize: Double, color: RGBA, glyphs: [PlacedGlyph]
    ) {
      self.instance = instance
      self.pointSize = pointSize
      self.color = color
      self.glyphs = glyphs
    }
  }

  /// A glyph and the place of its origin on the page, in points.
  public struct PlacedGlyph: Hashable, Sendable {
    /// The glyph's number in its face.
    public var id: UInt32
    /// The place of the glyph's origin: its pen position on the baseline.
    public var origin: Point

    /// Makes a placed glyph.
    public init(id: UInt32, origin: Point) {
      self.id = id
      self.origin = origin
    }
  }

  /// The extent of the page.
  public var size: Size
  /// The opaque colour of the page behind all items.
  public var background: RGBA
  /// What to paint, from back to front.
  public var items: [Item]
  /// What was picked for each text, in reading order.
  public var texts: [TextRecord]

  /// Makes a page.
  public init(size: Size, background: RGBA, items: [Item], texts: [TextRecord]) {
    self.size = size
    self.background = background
    self.items = items
    self.texts = texts
  }
}
