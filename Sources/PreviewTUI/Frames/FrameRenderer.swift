import Raster
import Typography

/// Makes frames: from a preview to a page, from a page to pixels.
final class FrameRenderer {
  private let layout: PageLayout
  private let painter: PagePainter
  private let background: Color

  /// Makes a renderer for a design with its own faces and caches; one for each thread.
  init(design: LoadedDesign, blending: Blending) {
    let faces = FaceStore(fonts: design.fonts)
    let shaper = HarfBuzzShaper(faces: faces, system: SystemFallback())
    layout = PageLayout(matcher: design.matcher, shaper: shaper)
    painter = PagePainter(faces: faces, blending: blending)
    background = design.system.background
  }

  /// The finished layout of a preview.
  func page(of preview: Preview) -> Page {
    layout.page(of: preview, background: background)
  }

  /// The pixels of a page.
  ///
  /// - Throws: When the picture would be larger than any that is painted.
  func canvas(of page: Page, scale: MosaicScale) throws(CanvasError) -> Canvas {
    try painter.paint(page, pixelsPerPoint: scale.horizontal)
  }
}
