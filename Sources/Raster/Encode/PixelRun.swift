/// Finds where runs of one colour end.
///
/// Hot: most of a page is its ground, and every encoder steps over it with this, eight pixels at a
/// time. Two pixels are compared as one number, since the standard library compares its vectors one
/// element at a time.
enum PixelRun {
  /// How many pixels are compared at once.
  static let width = 8

  /// The end of the run of a colour that begins at a place.
  ///
  /// - Parameters:
  ///   - color: The packed colour.
  ///   - start: Where to begin.
  ///   - end: Where the pixels end.
  @inline(__always)
  static func end(
    of color: UInt32, in pixels: UnsafePointer<UInt32>, from start: Int, to end: Int
  ) -> Int {
    var place = start
    guard place < end, pixels[place] == color else { return place }
    let pair = UInt64(color) << 32 | UInt64(color)
    while place &+ width <= end, difference(pixels, place, pair) == 0 { place &+= width }
    while place < end, pixels[place] == color { place &+= 1 }
    return place
  }

  /// The end of the run of a colour in two rows at once.
  @inline(__always)
  static func end(
    of color: UInt32, in upper: UnsafePointer<UInt32>, and lower: UnsafePointer<UInt32>,
    from start: Int, to end: Int
  ) -> Int {
    var place = start
    guard place < end, upper[place] == color, lower[place] == color else { return place }
    let pair = UInt64(color) << 32 | UInt64(color)
    while place &+ width <= end,
      difference(upper, place, pair) | difference(lower, place, pair) == 0
    {
      place &+= width
    }
    while place < end, upper[place] == color, lower[place] == color { place &+= 1 }
    return place
  }

  /// Whether `width` pixels are all of one colour.
  @inline(__always)
  static func isUniform(_ pixels: UnsafePointer<UInt32>, _ color: UInt32) -> Bool {
    difference(pixels, 0, UInt64(color) << 32 | UInt64(color)) == 0
  }

  /// Zero when eight pixels from a place on are all of one colour, which comes as a pair.
  @inline(__always)
  private static func difference(
    _ pixels: UnsafePointer<UInt32>, _ place: Int, _ pair: UInt64
  ) -> UInt64 {
    let start = UnsafeRawPointer(pixels + place)
    let first = start.loadUnaligned(as: UInt64.self) ^ pair
    let second = start.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ pair
    let third = start.loadUnaligned(fromByteOffset: 16, as: UInt64.self) ^ pair
    let fourth = start.loadUnaligned(fromByteOffset: 24, as: UInt64.self) ^ pair
    return first | second | third | fourth
  }
}
