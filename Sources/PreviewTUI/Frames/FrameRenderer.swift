import Raster
import Typography

/// Makes frames: from a preview to a page, from a page to pixels, from pixels to a form that can be
/// written.
final class FrameRenderer {
  private let layout: PageLayout
  private let painter: PagePainter
  private let background: Color

  /// Makes a renderer for a design with its own faces and caches; one for each thread.
  init(design: LoadedDesign, blending: Blending) {
    let faces = FaceStore(fonts: design.fonts)
    layout = PageLayout(matcher: design.matcher, shaper: HarfBuzzShaper(faces: faces))
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
  func canvas(of page: Page, pixelsPerPoint: Double) throws(CanvasError) -> Canvas {
    try painter.paint(page, pixelsPerPoint: pixelsPerPoint)
  }

  /// The cells of a picture.
  func cells(of canvas: Canvas, ground: RGBA) -> CellGrid {
    HalfBlocks.cells(of: canvas, ground: ground)
  }
}

extension FrameRenderer {
  /// A picture in a form that can be written.
  ///
  /// - Parameters:
  ///   - canvas: The picture.
  ///   - format: The form; JSON is not one of a picture.
  ///   - ground: The colour of the page behind everything.
  ///   - color: The colours of ANSI text.
  func encode(
    _ canvas: Canvas, as format: Options.Format, ground: RGBA, color: ColorDepth
  ) throws(PNGError) -> [UInt8] {
    switch format {
    case .png:
      try PNGEncoder().encode(canvas)
    case .ansi:
      ANSIEncoder(depth: color, ground: ground).encode(cells(of: canvas, ground: ground))
    case .txt:
      PlainTextEncoder(ground: ground).encode(cells(of: canvas, ground: ground))
    case .json:
      []
    }
  }
}
