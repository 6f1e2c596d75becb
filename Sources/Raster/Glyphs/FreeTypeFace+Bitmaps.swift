internal import CFreeType

extension FreeTypeFace {
  /// The bitmap of a glyph from the smallest strike that is not below a size, else from the largest.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's number.
  ///   - size: Pixels per em.
  ///   - last: The large bitmap that was read last: unpacking it takes longer than drawing it.
  /// - Returns: Nil when the strike has no bitmap for the glyph, or one that is damaged, too large, or
  ///   of a kind other than PNG and OpenType's own.
  func bitmap(
    of glyph: UInt32, size: PixelsPerEm, last: LargeBitmap = LargeBitmap()
  ) -> StrikeBitmap? {
    guard let strike = strike(for: size) else { return nil }
    if let known = last.bitmap(of: glyph, strike: strike.position, in: self) {
      return known
    }
    guard let bitmap = read(glyph, strike: strike) else { return nil }
    last.keep(bitmap, of: glyph, strike: strike.position, in: self)
    return bitmap
  }

  private func read(
    _ glyph: UInt32, strike: (position: Int, size: PixelsPerEm)
  ) -> StrikeBitmap? {
    guard selectStrike(strike.position), !hasHugePicture(glyph) else { return nil }
    let flags = FT_Int32(FT_LOAD_COLOR | FT_LOAD_NO_HINTING | FT_LOAD_SBITS_ONLY)
    guard FT_Load_Glyph(handle, FT_UInt(glyph), flags) == 0, let slot = handle.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
    else { return nil }
    return StrikeBitmap(
      copying: slot.pointee.bitmap, left: Int(slot.pointee.bitmap_left),
      top: -Int(slot.pointee.bitmap_top), size: strike.size)
  }

  /// Where the strike for a size is, and its own size.
  private func strike(for size: PixelsPerEm) -> (position: Int, size: PixelsPerEm)? {
    let strikes = (0..<Int(handle.pointee.num_fixed_sizes)).compactMap { position in
      let strike = handle.pointee.available_sizes[position]
      guard strike.x_ppem > 0, strike.y_ppem > 0 else { return nil as (Int, PixelsPerEm)? }
      return (
        position, PixelsPerEm(horizontal: Int(strike.x_ppem), vertical: Int(strike.y_ppem))
      )
    }
    let large = strikes.filter {
      $0.1.horizontal >= size.horizontal && $0.1.vertical >= size.vertical
    }
    return large.min { $0.1.vertical < $1.1.vertical }
      ?? strikes.max { $0.1.vertical < $1.1.vertical }
  }
}
