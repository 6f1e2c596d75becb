internal import CDeflate
internal import Typography

/// Writes a canvas as PNG with the fewest bits per pixel that lose nothing.
///
/// Greys of 1, 2, 4 or 8 bits, a palette of as many, else 24-bit colour; marked as sRGB. No times
/// or texts: the same canvas gives the same bytes. The chunks are those of the PNG specification,
/// third edition; libdeflate compresses what is in them.
public struct PNGEncoder: Sendable {
  /// How hard libdeflate tries, 1 to 12. The first level takes half the time of the sixth, and text on
  /// a flat ground is at most a fifth larger.
  private static let level: Int32 = 1

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
    guard let data = compressed(format.scanlines(of: canvas)) else {
      throw .notEncodable(columns: canvas.columns, rows: canvas.rows)
    }
    var writer = PNGChunkWriter(capacity: data.count + 1024)
    let size = PNGChunkWriter.bigEndian([UInt32(canvas.columns), UInt32(canvas.rows)])
    writer.append("IHDR", size + [UInt8(format.bits), format.colorType, 0, 0, 0])
    writer.append("sRGB", [0])
    if !format.palette.isEmpty {
      writer.append("PLTE", format.palette.flatMap { [$0.red, $0.green, $0.blue] })
    }
    writer.append("IDAT", data)
    writer.append("IEND", [])
    return writer.bytes
  }

  /// The bytes as a zlib stream; nil when there is no memory for it.
  private func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    guard let compressor = libdeflate_alloc_compressor(Self.level) else { return nil }
    defer { libdeflate_free_compressor(compressor) }
    let capacity = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let data = [UInt8](unsafeUninitializedCapacity: capacity) { data, count in
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, data.baseAddress, data.count)
    }
    return data.isEmpty ? nil : data
  }
}
