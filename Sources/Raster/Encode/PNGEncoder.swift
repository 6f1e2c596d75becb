internal import CPNG
internal import Typography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Writes a canvas as PNG with the fewest bits per pixel that lose nothing.
///
/// Greys of 1, 2, 4 or 8 bits, a palette of as many, else 24-bit colour; marked as sRGB. No times
/// or texts: the same canvas gives the same bytes.
public struct PNGEncoder: Sendable {
  /// Makes an encoder.
  public init() {}

  /// The bytes of a PNG file.
  ///
  /// - Throws: `PNGError.notEncodable`.
  public func encode(_ canvas: Canvas) throws(PNGError) -> [UInt8] {
    guard canvas.columns > 0, canvas.rows > 0 else {
      throw .notEncodable(columns: canvas.columns, rows: canvas.rows)
    }
    return try encode(canvas, as: PNGPixelFormat(of: canvas))
  }

  /// The bytes of a PNG file that stores its pixels in a way that holds them all.
  func encode(_ canvas: Canvas, as format: PNGPixelFormat) throws(PNGError) -> [UInt8] {
    let failure = PNGError.notEncodable(columns: canvas.columns, rows: canvas.rows)
    let palette = format.palette.map { png_color(red: $0.red, green: $0.green, blue: $0.blue) }
    let packed = format.pack(canvas)
    var bytes = typo_png_bytes()
    let isWritten = typo_png_write(
      &bytes, packed, format.stride(columns: canvas.columns), UInt32(canvas.columns),
      UInt32(canvas.rows), Int32(format.bits), Int32(format.colorType), palette,
      Int32(palette.count), 6, Int32(format.filters))
    guard isWritten != 0, let start = bytes.start else { throw failure }
    defer { free(start) }
    return Array(UnsafeBufferPointer(start: start, count: bytes.count))
  }
}
