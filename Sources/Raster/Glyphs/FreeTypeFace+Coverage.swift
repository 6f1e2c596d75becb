internal import CFreeType

extension FreeTypeFace {
  /// The largest glyph that is drawn whole, in square em: the widest ligatures have about 20.
  private static var areaLimit: Int { 64 }
  /// The pixels that may always be drawn, however small an em is.
  private static var pixelFloor: Int { 1 << 16 }

  /// Draws a glyph unhinted, from its outline, in one ink.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's number.
  ///   - place: How large, and what of it.
  /// - Returns: Nil when the glyph has no ink, or cannot be drawn: damaged, or too large.
  func coverage(of glyph: UInt32, at place: GlyphPlace) -> GlyphImage? {
    guard setPixelSize(place.size) else { return nil }
    let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(handle, FT_UInt(glyph), flags) == 0, let slot = handle.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, slot.pointee.outline.n_points > 0
    else { return nil }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(place.quarter * 16), 0)
    if let clip = place.clip { return clippedCoverage(of: &slot.pointee.outline, clip: clip) }
    guard Self.isDrawable(&slot.pointee.outline, size: place.size),
      FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0
    else { return nil }
    return GlyphImage(
      copying: slot.pointee.bitmap, left: Int(slot.pointee.bitmap_left),
      top: -Int(slot.pointee.bitmap_top))
  }

  /// Whether the whole bitmap is worth its memory: a damaged font can ask for a gigabyte.
  private static func isDrawable(_ outline: inout FT_Outline, size: PixelsPerEm) -> Bool {
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let columns = (Int(box.xMax) - Int(box.xMin)) >> 6
    let rows = (Int(box.yMax) - Int(box.yMin)) >> 6
    let limit = max(areaLimit * size.horizontal * size.vertical / 4096, pixelFloor)
    return columns < 0x7FFF && rows < 0x7FFF && columns * rows < limit
  }

  /// Draws only what lies in the clip, so that a huge glyph costs no more than the canvas.
  private func clippedCoverage(of outline: inout FT_Outline, clip: GlyphClip) -> GlyphImage? {
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let left = max(Int(box.xMin) >> 6, clip.columns.lowerBound)
    let right = min((Int(box.xMax) + 63) >> 6, clip.columns.upperBound)
    let top = max(-((Int(box.yMax) + 63) >> 6), clip.rows.lowerBound)
    let bottom = min(-(Int(box.yMin) >> 6), clip.rows.upperBound)
    guard left < right, top < bottom else { return nil }

    FT_Outline_Translate(&outline, FT_Pos(-left * 64), FT_Pos(bottom * 64))
    let columns = right - left
    let rows = bottom - top
    var pixels = [UInt8](repeating: 0, count: columns * rows)
    let status = pixels.withUnsafeMutableBufferPointer { pixels in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(rows)
      bitmap.width = UInt32(columns)
      bitmap.pitch = Int32(columns)
      bitmap.buffer = pixels.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return FT_Outline_Get_Bitmap(library.handle, &outline, &bitmap)
    }
    guard status == 0 else { return nil }
    return GlyphImage(left: left, top: top, columns: columns, rows: rows, coverage: pixels)
  }
}
