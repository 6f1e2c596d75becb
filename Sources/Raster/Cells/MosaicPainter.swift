public import Typography

/// Paints pages for mosaics: each pixel is the mean of what the page has there.
///
/// The painter places glyphs and edges on whole pixels or quarters of them. Where the pixels are as
/// coarse and as oddly shaped as those of a mosaic, that moves and thickens what a reader compares, so
/// here a page is painted on a finer raster, of at least eight pixels per point, and averaged in
/// encoded sRGB. Half blocks, which show every pixel, keep the painter's own.
///
/// The finer raster is painted a band at a time, so that it never takes much memory.
public struct MosaicPainter {
  private let painter: PagePainter

  /// Pixels per point of the finer raster, in each direction in which the mosaic has fewer.
  private static let finePixelsPerPoint = 8.0
  /// About how many pixels a band of the finer raster has.
  private static let bandSize = 1 << 21
  /// Glyphs reach no further from their baseline than this many times their size.
  private static let glyphReach = 4.0

  /// Makes a painter that uses another one.
  public init(painter: PagePainter) {
    self.painter = painter
  }

  /// Paints a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - mosaic: What its pixels are for.
  ///   - scale: Pixels of the mosaic per point; see `Mosaic.pixelScale(pixelsPerPoint:cell:)`.
  /// - Returns: A canvas of the page's size, rounded up to whole pixels.
  /// - Throws: A `CanvasError` when the scale or the size is out of reach.
  public func paint(
    _ page: Page, mosaic: Mosaic, scale: PixelScale
  ) throws(CanvasError) -> Canvas {
    let fine = Self.fine(scale)
    guard mosaic != .half, fine != scale else { return try painter.paint(page, scale: scale) }
    // An empty page tells the size, and whether there can be one.
    let blank = Page(size: page.size, background: page.background, items: [], texts: [])
    var canvas = try painter.paint(blank, scale: scale)
    let columns = PixelEdges(count: canvas.columns, length: fine.horizontal / scale.horizontal)
    let rows = PixelEdges(count: canvas.rows, length: fine.vertical / scale.vertical)
    let length = Int(fine.vertical / scale.vertical) + 1
    let step = max(1, Self.bandSize / (columns.pixels(0..<canvas.columns).count * length))
    for first in stride(from: 0, to: canvas.rows, by: step) {
      let part = first..<min(first + step, canvas.rows)
      let fineRows = rows.pixels(part)
      let band = page.band(
        top: Double(fineRows.lowerBound) / fine.vertical,
        size: Size(
          width: Double(columns.pixels(0..<canvas.columns).count) / fine.horizontal,
          height: Double(fineRows.count) / fine.vertical), reach: Self.glyphReach)
      let picture = try painter.paint(band, scale: fine)
      canvas.setRows(
        part, toMeansOf: picture, from: fineRows.lowerBound, columns: columns, rows: rows)
    }
    return canvas
  }

  /// The scale of the finer raster.
  private static func fine(_ scale: PixelScale) -> PixelScale {
    func fine(_ scale: Double) -> Double {
      max(scale, min(finePixelsPerPoint, scale * PixelEdges.longest))
    }
    return PixelScale(horizontal: fine(scale.horizontal), vertical: fine(scale.vertical))
  }
}

extension Page {
  /// The part of the page that begins so many points from the top, as a page of its own.
  ///
  /// - Parameters:
  ///   - top: Where it begins, in points.
  ///   - size: How large it is, in points.
  ///   - reach: How many times their size glyphs may reach from their baseline.
  fileprivate func band(top: Double, size: Size, reach: Double) -> Page {
    let items = items.compactMap { item -> Item? in
      switch item {
      case .rectangle(let rect, let color): .rectangle(rect.moved(up: top), color)
      case .imagePlaceholder(let rect, let color): .imagePlaceholder(rect.moved(up: top), color)
      case .glyphs(let line): line.moved(up: top, within: size.height, reach: reach)
      }
    }
    return Page(size: size, background: background, items: items, texts: [])
  }
}

extension Rect {
  fileprivate func moved(up distance: Double) -> Rect {
    Rect(origin: Point(x: origin.x, y: origin.y - distance), size: size)
  }
}

extension Page.GlyphLine {
  /// The line moved up, with the glyphs that may show within a height; nil without any.
  fileprivate func moved(up distance: Double, within height: Double, reach: Double) -> Page.Item? {
    let margin = pointSize * reach
    var moved = self
    moved.glyphs = glyphs.compactMap { glyph in
      let y = glyph.origin.y - distance
      guard y > -margin, y < height + margin else { return nil }
      return Page.PlacedGlyph(id: glyph.id, origin: Point(x: glyph.origin.x, y: y))
    }
    return moved.glyphs.isEmpty ? nil : .glyphs(moved)
  }
}
