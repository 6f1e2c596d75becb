/// A bitmap of a glyph that is kept because it took long to unpack: the last of all faces.
final class LargeBitmap {
  private weak var face: FreeTypeFace?
  private var glyph: UInt32 = 0
  private var strike = 0
  private var bitmap: StrikeBitmap?

  /// From how many samples on a bitmap is kept.
  private static let sampleCount = 1 << 18

  /// The bitmap of a glyph in a strike, if it is the one that is kept.
  func bitmap(of glyph: UInt32, strike: Int, in face: FreeTypeFace) -> StrikeBitmap? {
    self.face === face && self.glyph == glyph && self.strike == strike ? bitmap : nil
  }

  /// Keeps a bitmap if it is large, in place of the one before.
  func keep(
    _ bitmap: StrikeBitmap, of glyph: UInt32, strike: Int, in face: FreeTypeFace
  ) {
    guard bitmap.raster.samples.count >= Self.sampleCount else { return }
    (self.face, self.glyph, self.strike, self.bitmap) = (face, glyph, strike, bitmap)
  }
}
