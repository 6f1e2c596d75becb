internal import CFreeType

/// A glyph as coverage: how much of each pixel its ink covers.
struct GlyphImage {
  /// The column of the left edge, relative to the glyph's origin, in pixels.
  let left: Int
  /// The row of the top edge, relative to the baseline, in pixels; rows grow downwards.
  let top: Int
  /// The width in pixels.
  let columns: Int
  /// The height in pixels.
  let rows: Int
  /// 0 (no ink) to 255 (full) for each pixel, row by row from the top.
  let coverage: [UInt8]
}

extension GlyphImage {
  /// Copies a bitmap of FreeType; nil when it is empty or not of 256 greys.
  init?(copying bitmap: FT_Bitmap, left: Int, top: Int) {
    let columns = Int(bitmap.width)
    let rows = Int(bitmap.rows)
    guard columns > 0, rows > 0, let buffer = bitmap.buffer, bitmap.pitch >= 0,
      bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_GRAY.rawValue)
    else { return nil }
    self.left = left
    self.top = top
    self.columns = columns
    self.rows = rows
    coverage = [UInt8](unsafeUninitializedCapacity: columns * rows) { pixels, count in
      for row in 0..<rows {
        let source = UnsafeBufferPointer(start: buffer + row * Int(bitmap.pitch), count: columns)
        _ = UnsafeMutableBufferPointer(rebasing: pixels[(row * columns)...]).update(from: source)
      }
      count = columns * rows
    }
  }
}
