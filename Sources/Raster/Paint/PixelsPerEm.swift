/// How large a glyph is drawn: pixels per em in both directions, in 26.6 (64 = one pixel).
struct PixelsPerEm: Hashable {
  /// Across, in 64ths of a pixel, at least 1.
  let horizontal: Int
  /// Down, in 64ths of a pixel, at least 1.
  let vertical: Int

  /// The largest size that is drawn, in pixels per em.
  private static let limit = 1e6

  /// The size of a font at a scale; nil when it is nothing, or beyond what is drawn.
  init?(pointSize: Double, scale: PixelScale) {
    let horizontal = pointSize * scale.horizontal
    let vertical = pointSize * scale.vertical
    guard horizontal > 0, vertical > 0, max(horizontal, vertical) < Self.limit else { return nil }
    self.horizontal = max(Int((horizontal * 64).rounded()), 1)
    self.vertical = max(Int((vertical * 64).rounded()), 1)
  }

  /// A size in 26.6.
  init(horizontal: Int, vertical: Int) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same size in both directions, in 26.6.
  init(square size: Int) {
    self.init(horizontal: size, vertical: size)
  }

  /// The larger of both sizes, in pixels.
  var largest: Double { Double(max(horizontal, vertical)) / 64 }
}
