/// How large a glyph is drawn: pixels per em in both directions, in 26.6 (64 = one pixel).
struct PixelsPerEm: Hashable {
  /// Across, in 64ths of a pixel, at least 1.
  let horizontal: Int
  /// Down, in 64ths of a pixel, at least 1.
  let vertical: Int

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
