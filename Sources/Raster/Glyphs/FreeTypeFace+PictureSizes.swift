internal import CFreeType

extension FreeTypeFace {
  /// Whether a picture of the `sbix` table says in its header that it is too large to be unpacked: a
  /// few bytes can ask for gigabytes. Pictures of other tables have at most 255 pixels on a side.
  func hasHugePicture(_ glyph: UInt32) -> Bool {
    let strikes = min(number(at: 4, size: 4), 64)
    return (0..<strikes).contains { strike in
      let start = number(at: 8 + 4 * strike, size: 4)
      return start > 0 && isHuge(glyph, strike: start, mayRefer: true)
    }
  }

  private func isHuge(_ glyph: UInt32, strike: Int, mayRefer: Bool) -> Bool {
    let entry = strike + 4 + 4 * Int(glyph)
    let start = strike + number(at: entry, size: 4)
    guard number(at: entry + 4, size: 4) > number(at: entry, size: 4) else { return false }
    switch UInt32(number(at: start + 4, size: 4)) {
    case OpenTypeTag.value("dupe"):
      return !mayRefer
        || isHuge(UInt32(number(at: start + 8, size: 2)), strike: strike, mayRefer: false)
    default:
      // The header of a PNG follows its eight letters and the eight bytes of its first chunk's start.
      let (columns, rows) = (number(at: start + 24, size: 4), number(at: start + 28, size: 4))
      return columns > 0x7FFF || rows > 0x7FFF || columns * rows > BitmapRaster.pixelLimit
    }
  }

  /// A big-endian number of the `sbix` table; 0 beyond its end.
  private func number(at offset: Int, size: Int) -> Int {
    var bytes: [UInt8] = [0, 0, 0, 0]
    var length = FT_ULong(size)
    guard
      FT_Load_Sfnt_Table(
        handle, FT_ULong(OpenTypeTag.value("sbix")), FT_Long(offset), &bytes, &length) == 0
    else { return 0 }
    return bytes.prefix(size).reduce(0) { $0 << 8 | Int($1) }
  }
}
