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

  /// Lays the ink over pixels that it covers by 255ths.
  ///
  /// No coverage is treated by itself: nearly every pixel is the ground, so that one question has
  /// nearly always the same answer.
  ///
  /// - Parameters:
  ///   - coverage: The coverage of each pixel.
  ///   - pixels: The pixels, packed.
  ///   - count: The number of pixels.
  ///   - mixer: The ink, for pixels that something lies on already.
  @inline(__always)
  func lay(
    _ coverage: UnsafePointer<UInt8>, over pixels: UnsafeMutablePointer<UInt32>, count: Int,
    mixer: PixelMixer
  ) {
    for place in 0..<count {
      if pixels[place] == ground {
        pixels[place] = colors[Int(coverage[place])]
      } else {
        var pixel = RGBA(packed: pixels[place])
        mixer.mix(coverage[place], over: &pixel)
        pixels[place] = pixel.packed
      }
    }
  }
}
