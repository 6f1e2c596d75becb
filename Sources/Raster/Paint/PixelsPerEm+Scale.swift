extension PixelsPerEm {
  /// The largest size that is drawn, in pixels per em.
  private static let limit = 1e6

  /// The size of a font at a scale; nil when it is nothing, or beyond what is drawn.
  init?(pointSize: Double, scale: PixelScale) {
    let horizontal = pointSize * scale.horizontal
    let vertical = pointSize * scale.vertical
    guard horizontal > 0, vertical > 0, max(horizontal, vertical) < Self.limit else { return nil }
    self.init(
      horizontal: max(Int((horizontal * 64).rounded()), 1),
      vertical: max(Int((vertical * 64).rounded()), 1))
  }
}
