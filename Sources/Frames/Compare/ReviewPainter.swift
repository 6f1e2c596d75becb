package import Designs
package import Raster
package import Typography

/// Draws the new side of a comparison as its reference was drawn.
package struct ReviewPainter {
  private let renderer: FrameRenderer
  private let options: FrameOptions

  package init(design: LoadedDesign, options: FrameOptions) {
    renderer = FrameRenderer(design: design, blending: options.inkBlending)
    self.options = options
  }

  /// The record of a preview.
  ///
  /// - Parameters:
  ///   - preview: What to lay out.
  ///   - frame: The recorded frame whose scale and forms it has; nil for one pixel per point and PNG.
  package func record(of preview: Preview, like frame: RecordedFrame?) -> FrameRecord {
    let identity = FrameIdentity(preview: preview.name, traits: preview.traits)
    let formats = frame.map { $0.files.compactMap { FrameFormat(rawValue: $0.format) } }
    return FrameRecord(
      identity: identity, scale: options.scale ?? frame?.scale ?? 1,
      page: renderer.page(of: preview),
      files: (formats ?? [.png]).map { ($0, "\(identity.id).\($0.rawValue)") })
  }

  /// The pixels of a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - scale: Pixels per point.
  package func canvas(of page: Page, scale: Double) throws(CanvasError) -> Canvas {
    try renderer.canvas(of: page, pixelsPerPoint: scale)
  }

  /// A page as a file of a format.
  package func bytes(of page: Page, scale: Double, as format: FrameFormat) throws -> [UInt8] {
    var options = options
    options.scale = scale
    var picture = FramePicture(of: page, scale: options.frameScale(), renderer: renderer)
    return try picture.bytes(as: format, color: options.color ?? .trueColor)
  }
}
