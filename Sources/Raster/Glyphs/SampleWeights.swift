/// Which samples of a line make each pixel of the same line at another size.
///
/// When it shrinks, a pixel is the mean of what it covers; when it grows, it is mixed from its two
/// neighbours. Beyond the ends there is nothing, so edges between pixels are soft.
struct SampleWeights {
  /// The shares of the samples that one pixel is made of.
  struct Pixel {
    /// The first sample.
    var first: Int
    /// The share of it and of those after it, 0 to 1.
    var shares: [Float]
  }

  /// The first pixel.
  let start: Int
  /// Each pixel's samples.
  let weights: [Pixel]

  /// The number of pixels.
  var count: Int { weights.count }
  /// Whether no pixel is left.
  var isEmpty: Bool { weights.isEmpty }

  /// Weighs the samples of a line.
  ///
  /// - Parameters:
  ///   - count: How many samples there are.
  ///   - start: Where the first sample begins, in pixels.
  ///   - scale: How many pixels a sample takes, above 0.
  ///   - limits: The pixels that are wanted.
  init(count: Int, start: Double, scale: Double, limits: Range<Int>) {
    let rim = scale > 1 ? scale / 2 : 0
    let first = (start - rim).rounded(.down)
    let end = (start + Double(count) * scale + rim).rounded(.up)
    let reach = -1e9...1e9
    guard reach.contains(first), reach.contains(end) else {
      self.start = 0
      weights = []
      return
    }
    let pixels = (Int(first)..<max(Int(end), Int(first))).clamped(to: limits)
    self.start = pixels.lowerBound
    weights = pixels.map { pixel in
      scale > 1
        ? Self.mixed(at: (Double(pixel) + 0.5 - start) / scale - 0.5, count: count)
        : Self.mean(
          from: (Double(pixel) - start) / scale, to: (Double(pixel) + 1 - start) / scale,
          count: count, scale: scale)
    }
  }

  private static func mixed(at place: Double, count: Int) -> Pixel {
    let left = Int(place.rounded(.down))
    let share = Float(place - place.rounded(.down))
    let pairs = [(left, 1 - share), (left + 1, share)].filter { (0..<count).contains($0.0) }
    return Pixel(first: pairs.first?.0 ?? 0, shares: pairs.map(\.1))
  }

  private static func mean(
    from start: Double, to end: Double, count: Int, scale: Double
  ) -> Pixel {
    let first = max(Int(start.rounded(.down)), 0)
    let last = min(Int(end.rounded(.up)), count)
    let shares = (first..<max(last, first)).map { sample in
      Float(max(min(end, Double(sample) + 1) - max(start, Double(sample)), 0) * scale)
    }
    return Pixel(first: min(first, count), shares: shares)
  }
}
