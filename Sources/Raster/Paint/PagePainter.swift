public import Typography

/// Paints pages: points become pixels here and nowhere else.
///
/// Pixels = points * pixels per point, in each direction by its own scale. A pen position is rounded to
/// a quarter of a pixel across and to a whole pixel down; the edges of rectangles are rounded to whole
/// pixels. Glyphs are unhinted. Glyphs in colours are laid over the canvas as they are, as opaque as
/// the text's colour.
/// A glyph that cannot be drawn leaves no ink; whether its face can be opened is settled when it is
/// registered.
///
///     let painter = PagePainter(faces: store)
///     let canvas = try painter.paint(page, pixelsPerPoint: 2)
///
/// Not `Sendable`: a painter and its store belong to one thread at a time.
public final class PagePainter {
  /// How ink is mixed with its ground.
  public let blending: Blending

  private let faces: FaceStore
  private let cache: GlyphCache
  private let linear: LinearLight?
  private let libraries: ColorLibraries
  private let bitmaps = LargeBitmap()
  private var inks = BoundedCache<InkKey, InkTable>(limit: 64)
  /// What draws each open face; it holds the face, so no other face gets its identity.
  private var drawers = BoundedCache<ObjectIdentifier, GlyphDrawer>(limit: 128)

  private struct InkKey: Hashable {
    var ink: RGBA
    var ground: RGBA
  }

  /// From this many pixels per em on, glyphs are drawn anew each time, and only where they show.
  private static let cachedSizeLimit = 256.0

  /// Makes a painter for the faces of a store.
  public convenience init(faces: FaceStore, blending: Blending = .encoded) {
    self.init(faces: faces, blending: blending, cache: GlyphCache())
  }

  init(
    faces: FaceStore, blending: Blending, cache: GlyphCache,
    libraries: ColorLibraries = ColorLibraries()
  ) {
    self.faces = faces
    self.blending = blending
    self.cache = cache
    self.libraries = libraries
    linear = blending == .linear ? LinearLight() : nil
  }

  /// Why glyphs in colours were drawn otherwise than their font says: the libraries that they needed.
  public var libraryErrors: [LibraryError] { libraries.errors }

  /// Paints a page with square pixels; see `paint(_:scale:)`.
  ///
  /// - Parameters:
  ///   - page: The page; a background that is not opaque lies over white.
  ///   - pixelsPerPoint: The scale, above 0.
  /// - Throws: A `CanvasError` when the scale or the size is out of reach.
  public func paint(_ page: Page, pixelsPerPoint: Double) throws(CanvasError) -> Canvas {
    try paint(page, scale: PixelScale(pixelsPerPoint))
  }

  /// Paints a page.
  ///
  /// - Parameters:
  ///   - page: The page; a background that is not opaque lies over white.
  ///   - scale: Pixels per point in each direction, above 0.
  /// - Returns: A canvas of the page's size, rounded up to whole pixels, at least 1 x 1.
  /// - Throws: A `CanvasError` when the scale or the size is out of reach.
  public func paint(_ page: Page, scale: PixelScale) throws(CanvasError) -> Canvas {
    var canvas = try Self.emptyCanvas(for: page, scale: scale)
    for item in page.items {
      switch item {
      case .rectangle(let rect, let color):
        if let rect = PixelRect(rect, scale: scale) {
          canvas.fill(rect, mixer: PixelMixer(ink: color, linear: linear))
        }
      case .imagePlaceholder(let rect, let color):
        if let rect = PixelRect(rect, scale: scale) {
          canvas.stroke(
            rect, thickness: LineThickness(points: 1, scale: scale),
            mixer: PixelMixer(ink: color, linear: linear))
        }
      case .glyphs(let line):
        paint(line, on: &canvas, ground: page.background, scale: scale)
      }
    }
    return canvas
  }

  private static func emptyCanvas(
    for page: Page, scale: PixelScale
  ) throws(CanvasError) -> Canvas {
    if let invalid = scale.invalid { throw .invalidScale(invalid) }
    let (width, height) = (page.size.width, page.size.height)
    guard width >= 0, height >= 0, width.isFinite, height.isFinite else {
      throw .invalidSize(width: width, height: height)
    }
    func pixels(_ points: Double, _ pixelsPerPoint: Double) -> Int {
      // A hair above a whole number is rounding noise of the layout, not another pixel.
      max(Int(min((points * pixelsPerPoint - 1e-6).rounded(.up), 1e12)), 1)
    }
    return try Canvas(
      columns: pixels(width, scale.horizontal), rows: pixels(height, scale.vertical),
      filledWith: page.background)
  }
}

// MARK: - Glyphs

extension PagePainter {
  private func paint(
    _ line: Page.GlyphLine, on canvas: inout Canvas, ground: RGBA, scale: PixelScale
  ) {
    let mixer = PixelMixer(ink: line.color, linear: linear)
    let table = inks.value(for: InkKey(ink: line.color, ground: ground)) {
      InkTable(mixer: mixer, ground: ground)
    }
    guard !mixer.isInvisible, let size = PixelsPerEm(pointSize: line.pointSize, scale: scale),
      let face = try? faces.open(line.instance)
    else { return }
    let drawer = drawers.value(for: ObjectIdentifier(face)) {
      GlyphDrawer(
        pictures: faces.pictures(of: face), libraries: libraries, bitmaps: bitmaps)
    }
    let strike =
      size.largest < Self.cachedSizeLimit
      ? cache.strike(of: line.instance, size: size, generation: faces.generation) : nil
    for glyph in line.glyphs {
      guard let pen = Pen(at: glyph.origin, scale: scale) else { continue }
      let picture: GlyphPicture?
      if let strike {
        let key = GlyphCache.GlyphKey(
          glyph: glyph.id, quarter: pen.quarter,
          ink: face.hasGlyphsThatMixInk ? line.color : nil)
        picture = cache.picture(key, in: strike) {
          drawer.picture(
            of: glyph.id, at: GlyphPlace(size: size, quarter: pen.quarter), ink: line.color)
        }
      } else {
        let clip = GlyphClip(
          columns: -pen.column..<(canvas.columns - pen.column),
          rows: -pen.row..<(canvas.rows - pen.row))
        picture = drawer.picture(
          of: glyph.id, at: GlyphPlace(size: size, quarter: pen.quarter, clip: clip),
          ink: line.color)
      }
      switch picture {
      case .coverage(let image)?:
        canvas.lay(
          image, column: pen.column, baseline: pen.row, mixer: mixer, table: table)
      case .color(let image)?:
        canvas.lay(
          image, column: pen.column, baseline: pen.row, opacity: line.color.alpha, linear: linear)
      case nil: break
      }
    }
  }
}
