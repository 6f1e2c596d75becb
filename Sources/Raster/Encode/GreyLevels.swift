/// The greys of a canvas that has no other colour.
///
/// Hot: text in black on white or the other way round is greys alone, and one look at each pixel settles
/// how they are stored.
struct GreyLevels {
  /// Whether a level of red, green and blue occurs, by level.
  private var occurs = [Bool](repeating: false, count: 256)

  /// Collects the greys of a canvas; nil when it has a colour.
  init?(of canvas: Canvas) {
    let count = canvas.pixels.count
    let isGrey = canvas.withPackedPixels { pixels in
      occurs.withUnsafeMutableBufferPointer { Self.collect(pixels, count: count, in: $0) }
    }
    if !isGrey { return nil }
  }

  /// The number of greys.
  var count: Int { occurs.count { $0 } }

  /// The fewest bits that hold all greys exactly: 1, 2, 4 or 8.
  var bits: Int {
    [1, 2, 4].first { bits in
      let step = 255 / (1 << bits - 1)
      return occurs.indices.allSatisfy { !occurs[$0] || $0 % step == 0 }
    } ?? 8
  }

  /// Marks the levels that occur; false when a pixel is no grey. Whole strides of the last colour are
  /// stepped over, which most of a page is.
  private static func collect(
    _ pixels: UnsafePointer<UInt32>, count: Int, in occurs: UnsafeMutableBufferPointer<Bool>
  ) -> Bool {
    var place = 0
    var last: UInt32 = 0
    while place < count {
      let end = min(place &+ PixelRun.width, count)
      if end &- place < PixelRun.width || !PixelRun.isUniform(pixels + place, last) {
        var difference: UInt32 = 0
        for pixel in place..<end {
          // The channels from the lowest byte on: red, green, blue, alpha.
          let color = pixels[pixel].littleEndian
          difference |= (color ^ color >> 8) & 0xFFFF
          occurs[Int(color & 0xFF)] = true
        }
        guard difference == 0 else { return false }
        last = pixels[end &- 1]
      }
      place = end
    }
    return true
  }
}
