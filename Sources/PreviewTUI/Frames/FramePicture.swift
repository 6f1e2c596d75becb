import Raster
import Typography

/// The pictures of one page in the forms that can be written; cells are made once for all forms.
struct FramePicture {
  private let page: Page
  private let scale: FrameScale
  private let renderer: FrameRenderer
  private var painted: CellGrid?

  /// Nothing is painted before a form is asked for.
  init(of page: Page, scale: FrameScale, renderer: FrameRenderer) {
    self.page = page
    self.scale = scale
    self.renderer = renderer
  }

  /// The picture in a form, as a file's bytes. A PNG has as many pixels per point down as across.
  ///
  /// - Parameters:
  ///   - format: The form; JSON is not one of a picture.
  ///   - color: The colours of ANSI text.
  /// - Throws: `CanvasError` for a picture that is too large, `PNGError`.
  mutating func bytes(as format: Options.Format, color: ColorDepth) throws -> [UInt8] {
    switch format {
    case .png:
      let canvas = try renderer.canvas(of: page, pixelsPerPoint: scale.pixelsPerPoint)
      return try renderer.clock.measure(.encode) { () throws(PNGError) in
        try PNGEncoder().encode(canvas)
      }
    case .ansi:
      let cells = try cells()
      return renderer.clock.measure(.encode) {
        ANSIEncoder(depth: color, ground: page.background).encode(cells)
      }
    case .txt:
      let cells = try cells()
      return renderer.clock.measure(.encode) {
        PlainTextEncoder(ground: page.background).encode(cells)
      }
    case .json:
      return []
    }
  }

  private mutating func cells() throws(CanvasError) -> CellGrid {
    if let painted { return painted }
    let cells = try renderer.cells(of: page, scale: scale)
    painted = cells
    return cells
  }
}
