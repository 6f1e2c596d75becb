internal import CSixel
internal import Typography

/// Writes a picture as sixels, the graphics of DEC's terminals and of many that came after them.
///
/// Sixels have at most 256 colours, each told in hundredths of red, green and blue. A picture that has
/// no more keeps them; any other gets the 256 that libsixel finds, without dots, which would change
/// from frame to frame.
public struct SixelEncoder {
  private let sixel: SixelFunctions

  /// Makes an encoder.
  ///
  /// - Throws: Why libsixel cannot be used.
  public init() throws(LibraryError) { try self.init(library: .sixel) }

  init(library: OptionalLibrary) throws(LibraryError) {
    sixel = try SharedLibrary(library).functions(SixelFunctions_look_up)
  }

  /// The bytes that show a picture where the cursor is; nil without memory and for a picture without
  /// pixels.
  public func encode(_ canvas: Canvas) -> [UInt8]? {
    guard canvas.columns > 0, canvas.rows > 0 else { return nil }
    if let table = ColorTable(of: canvas) { return encode(canvas, table) }
    return encodeReduced(canvas)
  }

  /// A picture of at most 256 colours.
  private func encode(_ canvas: Canvas, _ table: ColorTable) -> [UInt8]? {
    let indices = canvas.withPackedPixels { pixels in
      (0..<canvas.pixels.count).map { UInt8(table.position(of: pixels[$0])) }
    }
    var palette = table.colors.flatMap { [$0.red, $0.green, $0.blue] }
    return withDither(colors: table.colors.count) { dither in
      sixel.dither_set_palette(dither, &palette)
      sixel.dither_set_pixelformat(dither, Int32(SIXEL_PIXELFORMAT_PAL8))
      return write(indices, canvas, dither)
    }
  }

  /// A picture of more colours.
  private func encodeReduced(_ canvas: Canvas) -> [UInt8]? {
    var channels = canvas.pixels.flatMap { [$0.red, $0.green, $0.blue] }
    return withDither(colors: Int(SIXEL_PALETTE_MAX)) { dither in
      let status = sixel.dither_initialize(
        dither, &channels, Int32(canvas.columns), Int32(canvas.rows),
        Int32(SIXEL_PIXELFORMAT_RGB888), Int32(SIXEL_LARGE_AUTO), Int32(SIXEL_REP_AUTO),
        Int32(SIXEL_QUALITY_HIGH))
      guard status == SIXEL_OK else { return nil }
      return write(channels, canvas, dither)
    }
  }

  /// Does something with an object of libsixel that turns pixels into positions in a palette.
  private func withDither(colors: Int, _ body: (OpaquePointer) -> [UInt8]?) -> [UInt8]? {
    var dither: OpaquePointer?
    guard sixel.dither_new(&dither, Int32(colors), nil) == SIXEL_OK, let dither else { return nil }
    defer { sixel.dither_unref(dither) }
    sixel.dither_set_diffusion_type(dither, Int32(SIXEL_DIFFUSE_NONE))
    return body(dither)
  }

  private func write(_ pixels: [UInt8], _ canvas: Canvas, _ dither: OpaquePointer) -> [UInt8]? {
    var bytes: [UInt8] = []
    var pixels = pixels
    let isWritten = withUnsafeMutablePointer(to: &bytes) { bytes in
      var output: OpaquePointer?
      let take: sixel_write_function = { data, count, bytes in
        guard let data, let bytes else { return 0 }
        let start = UnsafeRawPointer(data).assumingMemoryBound(to: UInt8.self)
        bytes.assumingMemoryBound(to: [UInt8].self).pointee
          .append(contentsOf: UnsafeBufferPointer(start: start, count: Int(count)))
        return count
      }
      guard sixel.output_new(&output, take, bytes, nil) == SIXEL_OK, let output else {
        return false
      }
      defer { sixel.output_unref(output) }
      return sixel.encode(
        &pixels, Int32(canvas.columns), Int32(canvas.rows), 0, dither, output) == SIXEL_OK
    }
    return isWritten && !bytes.isEmpty ? bytes : nil
  }
}
