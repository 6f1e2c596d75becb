package import Raster
package import Typography

/// The pictures of one page in the forms that can be written; pixels and cells are made once for all.
package struct FramePicture {
  private let page: Page
  private let scale: FrameScale
  private let renderer: FrameRenderer
  private var painted: (canvas: Canvas, scale: PixelScale)?
  private var divided: CellGrid?

  /// Nothing is painted before a form is asked for.
  package init(of page: Page, scale: FrameScale, renderer: FrameRenderer) {
    self.page = page
    self.scale = scale
    self.renderer = renderer
  }

  /// The picture in a form, as a file's bytes; see `content(as:color:)`.
  package mutating func bytes(as format: FrameFormat, color: ColorDepth) throws -> [UInt8] {
    let content = try content(as: format, color: color)
    return renderer.clock.measure(.encode) { content.bytes }
  }

  /// The picture in a form. A PNG has as many pixels per point down as across.
  ///
  /// - Parameters:
  ///   - format: The form; JSON and HTML are not those of one picture.
  ///   - color: The colours of ANSI text.
  /// - Throws: `CanvasError` for a picture that is too large, `PNGError`.
  package mutating func content(as format: FrameFormat, color: ColorDepth) throws -> PictureContent
  {
    switch format {
    case .png:
      let canvas = try canvas(mosaic: .half, scale: PixelScale(scale.pixelsPerPoint))
      return try renderer.clock.measure(.encode) { () throws(PNGError) in
        .bytes(try PNGEncoder().encode(canvas))
      }
    case .ansi:
      if scale.mosaic == .half, let encoder = renderer.halfBlockEncoder(depth: color) {
        let canvas = try canvas(mosaic: .half, scale: scale.pixels)
        return .halfBlocks(canvas, ground: page.background, encoder: encoder)
      }
      let cells = try cells()
      return renderer.clock.measure(.encode) {
        .bytes(ANSIEncoder(depth: color, ground: page.background).encode(cells))
      }
    case .txt:
      let cells = try cells()
      return renderer.clock.measure(.encode) {
        .bytes(PlainTextEncoder(ground: page.background).encode(cells))
      }
    case .json, .html:
      return .bytes([])
    }
  }

  /// The picture as small as a browser can read it, with its media type.
  mutating func small() throws -> (type: String, bytes: [UInt8]) {
    let canvas = try canvas(mosaic: .half, scale: PixelScale(scale.pixelsPerPoint))
    return try renderer.clock.measure(.encode) { () throws in
      if let bytes = try WebPEncoder().encode(canvas) { return ("image/webp", bytes) }
      return ("image/png", try PNGEncoder().encode(canvas))
    }
  }

  private mutating func cells() throws(CanvasError) -> CellGrid {
    if let divided { return divided }
    let canvas = try canvas(mosaic: scale.mosaic, scale: scale.pixels)
    let cells = renderer.clock.measure(.encode) {
      scale.mosaic.cells(of: canvas, ground: page.background)
    }
    divided = cells
    return cells
  }

  /// The pixels; half blocks and PNG have the same where cells have the usual proportions.
  private mutating func canvas(
    mosaic: Mosaic, scale: PixelScale
  ) throws(CanvasError) -> Canvas {
    if let painted, mosaic == .half, painted.scale == scale { return painted.canvas }
    let canvas = try renderer.canvas(of: page, mosaic: mosaic, scale: scale)
    if mosaic == .half { painted = (canvas, scale) }
    return canvas
  }
}
