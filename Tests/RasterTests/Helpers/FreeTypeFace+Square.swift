@testable import Raster

extension FreeTypeFace {
  /// A glyph's coverage on square pixels; `size` is in 26.6 pixels per em.
  func coverage(of glyph: UInt32, size: Int, quarter: Int, clip: GlyphClip? = nil) -> GlyphImage? {
    coverage(
      of: glyph,
      at: GlyphPlace(size: PixelsPerEm(square: size), quarter: quarter, clip: clip))
  }
}
