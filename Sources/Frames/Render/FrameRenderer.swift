package import Designs
package import Raster
package import Typography

/// Makes frames: from a preview to a page, from a page to pixels.
package final class FrameRenderer {
  /// What measures the phases; nil where nobody asks.
  package let clock: PhaseClock?

  private let shaper: HarfBuzzShaper
  private let layout: PageLayout
  private let painter: PagePainter
  private let mosaicPainter: MosaicPainter
  private let background: Color
  private var halfBlocks: [ColorDepth: HalfBlockEncoder] = [:]

  /// Makes a renderer for a design with its own faces and caches; one for each thread.
  package init(design: LoadedDesign, blending: Blending, clock: PhaseClock? = nil) {
    let faces = FaceStore(fonts: design.fonts, documents: .running)
    let shaper = HarfBuzzShaper(faces: faces, system: SystemFallback())
    layout = PageLayout(
      matcher: design.matcher, shaper: clock.map { TimedShaper(shaper, clock: $0) } ?? shaper)
    self.shaper = shaper
    painter = PagePainter(faces: faces, blending: blending)
    mosaicPainter = MosaicPainter(painter: painter)
    background = design.system.background
    self.clock = clock
  }

  /// The finished layout of a preview.
  package func page(of preview: Preview) -> Page {
    clock.measure(.layOut) { layout.page(of: preview, background: background) }
  }

  /// The measures of a face at a size in points.
  func metrics(of instance: FaceInstance, pointSize: Double) -> FontMetrics {
    shaper.metrics(of: instance, pointSize: pointSize)
  }

  /// A page with the measures of one style's lines drawn over it.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - style: The name of the style.
  ///   - pixelsPerPointDown: The pixels of a point of the picture, from top to bottom.
  package func page(
    _ page: Page, withLineGuidesOf style: String, pixelsPerPointDown: Double
  ) -> Page {
    page.withLineGuides(
      ofStyle: style, pixel: 1 / pixelsPerPointDown, metrics: metrics(of:pointSize:))
  }

  /// The pixels of a page, as many down as across for each point.
  ///
  /// - Throws: When the picture would be larger than any that is painted.
  package func canvas(of page: Page, pixelsPerPoint: Double) throws(CanvasError) -> Canvas {
    try clock.measure(.paint) { () throws(CanvasError) in
      try painter.paint(page, pixelsPerPoint: pixelsPerPoint)
    }
  }

  /// The pixels of a page for a mosaic.
  ///
  /// - Throws: When the picture would be larger than any that is painted.
  package func canvas(
    of page: Page, mosaic: Mosaic, scale: PixelScale
  ) throws(CanvasError) -> Canvas {
    try clock.measure(.paint) { () throws(CanvasError) in
      try mosaicPainter.paint(page, mosaic: mosaic, scale: scale)
    }
  }

  /// What writes half blocks in a depth of colour; nil for no colour.
  func halfBlockEncoder(depth: ColorDepth) -> HalfBlockEncoder? {
    if halfBlocks[depth] == nil { halfBlocks[depth] = HalfBlockEncoder(depth: depth) }
    return halfBlocks[depth]
  }

  /// The cells of a page.
  ///
  /// - Throws: When the picture would be larger than any that is painted.
  package func cells(of page: Page, scale: FrameScale) throws(CanvasError) -> CellGrid {
    let canvas = try canvas(of: page, mosaic: scale.mosaic, scale: scale.pixels)
    return clock.measure(.encode) { scale.mosaic.cells(of: canvas, ground: page.background) }
  }
}
