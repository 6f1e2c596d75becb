internal import CFreeType
internal import Typography

/// A glyph's bitmap as the font holds it, drawn for one size.
struct StrikeBitmap {
  /// The column of the left edge, relative to the glyph's origin, in its own pixels.
  let left: Int
  /// The row of the top edge, relative to the baseline, in its own pixels; rows grow downwards.
  let top: Int
  /// The size that it is drawn for.
  let size: PixelsPerEm
  /// The samples: four a pixel (red, green, blue, alpha; encoded sRGB, premultiplied) or one
  /// (coverage).
  let raster: BitmapRaster
}

extension StrikeBitmap {
  /// Copies a bitmap of FreeType; nil when it is empty, too large, or of a kind for screens only.
  init?(copying bitmap: FT_Bitmap, left: Int, top: Int, size: PixelsPerEm) {
    guard let raster = BitmapRaster(copying: bitmap) else { return nil }
    self.init(left: left, top: top, size: size, raster: raster)
  }

  /// Scales the bitmap to a size.
  func picture(at place: GlyphPlace) -> GlyphPicture? {
    let across = Double(place.size.horizontal) / Double(size.horizontal)
    let down = Double(place.size.vertical) / Double(size.vertical)
    let bounds = place.bounds
    let columns = SampleWeights(
      count: raster.columns, start: Double(left) * across + Double(place.quarter) / 4,
      scale: across, limits: bounds.columns)
    let rows = SampleWeights(
      count: raster.rows, start: Double(top) * down, scale: down, limits: bounds.rows)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    let samples = raster.scaled(columns: columns, rows: rows)
    return raster.channels == 1
      ? .coverage(
        GlyphImage(
          left: columns.start, top: rows.start, columns: columns.count, rows: rows.count,
          coverage: samples))
      : .color(
        ColorImage(
          left: columns.start, top: rows.start, columns: columns.count, rows: rows.count,
          pixels: RGBA.straight(fromPremultiplied: samples)))
  }
}

extension RGBA {
  /// Pixels with straight alpha from samples with premultiplied alpha: red, green, blue, alpha.
  static func straight(fromPremultiplied samples: [UInt8]) -> [RGBA] {
    stride(from: 0, to: samples.count - 3, by: 4).map { position in
      let alpha = Int(samples[position + 3])
      func straight(_ offset: Int) -> UInt8 {
        alpha == 0
          ? 0 : UInt8(min((Int(samples[position + offset]) * 255 + alpha / 2) / alpha, 255))
      }
      return RGBA(
        red: straight(0), green: straight(1), blue: straight(2), alpha: UInt8(alpha))
    }
  }
}
