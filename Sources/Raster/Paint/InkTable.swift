internal import Typography

/// An ink over one ground by coverage, mixed ahead.
///
/// Hot: nearly every pixel of a glyph lies on the page's ground, and there a look into this table is
/// all that is needed.
final class InkTable {
  /// The ground, packed.
  let ground: UInt32
  private let colors: UnsafeMutablePointer<UInt32>

  /// Mixes an ink with a ground for each coverage.
  init(mixer: PixelMixer, ground: RGBA) {
    self.ground = ground.packed
    colors = .allocate(capacity: 256)
    for coverage in 0...255 {
      var pixel = ground
      mixer.mix(UInt8(coverage), over: &pixel)
      (colors + coverage).initialize(to: pixel.packed)
    }
  }

  deinit { colors.deallocate() }

  /// The packed colour of a pixel that the ink covers by 255ths.
  @inline(__always)
  subscript(coverage: UInt8) -> UInt32 { colors[Int(coverage)] }
}
