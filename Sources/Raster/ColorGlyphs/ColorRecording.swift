internal import CCairo
internal import Typography

/// What cairo is told to draw for a glyph, kept so that its extent is known before any pixel is made.
///
/// The drawing is in em units around the glyph's origin; the place of the glyph maps them to pixels.
final class ColorRecording {
  /// cairo.
  let cairo: CairoFunctions
  /// cairo's own handle to draw with; it lives as long as this object.
  let context: OpaquePointer

  private let surface: OpaquePointer
  private let bounds: GlyphClip

  /// Starts an empty drawing.
  ///
  /// - Parameters:
  ///   - cairo: cairo.
  ///   - place: Where and how large.
  ///   - unitsPerEm: How many units of the drawing an em has, above 0.
  ///   - isYUp: Whether its y grows upwards, as in font units; else downwards, as in SVG.
  init?(cairo: CairoFunctions, place: GlyphPlace, unitsPerEm: Double, isYUp: Bool) {
    bounds = place.bounds
    guard !bounds.isEmpty,
      let surface = cairo.recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil),
      let context = cairo.create(surface)
    else { return nil }
    self.cairo = cairo
    self.surface = surface
    self.context = context
    let across = Double(place.size.horizontal) / 64 / unitsPerEm
    let down = Double(place.size.vertical) / 64 / unitsPerEm
    cairo.rectangle(
      context, Double(bounds.columns.lowerBound), Double(bounds.rows.lowerBound),
      Double(bounds.columns.count), Double(bounds.rows.count))
    cairo.clip(context)
    cairo.translate(context, Double(place.quarter) / 4, 0)
    cairo.scale(context, across, isYUp ? -down : down)
  }

  deinit {
    cairo.destroy(context)
    cairo.surface_destroy(surface)
  }

  /// Draws the recording; nil when it has no ink, or cairo failed.
  func image() -> ColorImage? {
    guard let part = inkedPart(),
      let picture = cairo.image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(part.columns.count), Int32(part.rows.count))
    else { return nil }
    defer { cairo.surface_destroy(picture) }
    let brush = cairo.create(picture)
    defer { cairo.destroy(brush) }
    cairo.set_source_surface(
      brush, surface, -Double(part.columns.lowerBound), -Double(part.rows.lowerBound))
    cairo.paint(brush)
    guard cairo.status(brush) == CAIRO_STATUS_SUCCESS, let pixels = pixels(of: picture)
    else { return nil }
    return ColorImage(
      left: part.columns.lowerBound, top: part.rows.lowerBound, columns: part.columns.count,
      rows: part.rows.count, pixels: pixels)
  }

  /// The whole pixels that the drawing touches, within the bounds.
  private func inkedPart() -> GlyphClip? {
    guard cairo.status(context) == CAIRO_STATUS_SUCCESS else { return nil }
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo.recording_surface_ink_extents(surface, &x, &y, &width, &height)
    guard width > 0, height > 0, [x, y, x + width, y + height].allSatisfy({ abs($0) < 1e9 })
    else { return nil }
    let ink = GlyphClip(
      columns: Int(x.rounded(.down))..<Int((x + width).rounded(.up)),
      rows: Int(y.rounded(.down))..<Int((y + height).rounded(.up)))
    let part = bounds.intersection(ink)
    return part.isEmpty || max(part.columns.count, part.rows.count) > 0x7FFF ? nil : part
  }

  /// Copies cairo's pixels: 32-bit numbers, alpha highest, premultiplied.
  private func pixels(of picture: OpaquePointer) -> [RGBA]? {
    cairo.surface_flush(picture)
    guard let start = cairo.image_surface_get_data(picture) else { return nil }
    let columns = Int(cairo.image_surface_get_width(picture))
    let rows = Int(cairo.image_surface_get_height(picture))
    let stride = Int(cairo.image_surface_get_stride(picture))
    var samples: [UInt8] = []
    samples.reserveCapacity(columns * rows * 4)
    for row in 0..<rows {
      let line = UnsafeRawPointer(start + row * stride)
      for column in 0..<columns {
        let pixel = line.load(fromByteOffset: column * 4, as: UInt32.self)
        for shift: UInt32 in [16, 8, 0, 24] {
          samples.append(UInt8(truncatingIfNeeded: pixel >> shift))
        }
      }
    }
    return RGBA.straight(fromPremultiplied: samples)
  }
}
