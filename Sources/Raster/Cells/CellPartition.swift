internal import Typography

/// Divides the pixels of a cell into ink and ground so that two colours show them with the least
/// squared error in encoded sRGB.
///
/// With S the sum of all n pixels and d = n * pixel - S, a part A of a pixels in its mean colour, and
/// the rest in theirs, leave the less error the larger |sum of d over A|² / (a (n - a)) is: what two
/// means explain of the variance, times n. All is done in whole numbers, and among equals the lowest
/// pattern wins, so that the same pixels give the same cell everywhere.
struct CellPartition: ~Copyable {
  /// A cell in two colours.
  struct Colors {
    /// The pixels that are ink; see `Mosaic`.
    var pattern: UInt8
    /// The mean of the ink.
    var ink: RGBA
    /// The mean of the ground.
    var ground: RGBA
  }

  /// Red, green and blue, or what they add up to.
  private typealias Channels = SIMD4<Int32>

  /// The ground of the page, to which the ground of a cell is nearer than its ink.
  let pageGround: RGBA

  private let count: Int
  private let pixels: UnsafeMutablePointer<RGBA>
  /// For each pattern without the last pixel, the sum of d over its pixels.
  private let sums: UnsafeMutablePointer<Channels>
  /// For each pattern without the last pixel, a common multiple of all a (n - a), divided by it.
  private let weights: UnsafeMutablePointer<Int>

  /// A multiple of a (n - a) for every n up to 8 and a below n.
  private static let commonMultiple = 5040

  /// Makes room for cells of a number of pixels, at most 8.
  init(pixelCount: Int, ground: RGBA) {
    precondition((2...8).contains(pixelCount), "A cell has 2 to 8 pixels.")
    count = pixelCount
    pageGround = ground
    pixels = .allocate(capacity: count)
    pixels.initialize(repeating: ground, count: count)
    let patterns = 1 << (count - 1)
    sums = .allocate(capacity: patterns)
    sums.initialize(repeating: .zero, count: patterns)
    weights = .allocate(capacity: patterns)
    for pattern in 0..<patterns {
      let inked = pattern.nonzeroBitCount
      let weight = inked == 0 ? 0 : Self.commonMultiple / (inked * (count - inked))
      (weights + pattern).initialize(to: weight)
    }
  }

  deinit {
    pixels.deallocate()
    sums.deallocate()
    weights.deallocate()
  }

  /// Sets one pixel of the cell.
  @inline(__always)
  mutating func setPixel(_ index: Int, to color: RGBA) { pixels[index] = color }

  /// Divides the pixels that were set.
  @inline(__always)
  mutating func divide() -> Colors {
    let first = pixels[0].packed
    var isUniform = true
    for index in 1..<count where pixels[index].packed != first { isUniform = false }
    if isUniform { return Colors(pattern: 0, ink: pixels[0], ground: pixels[0]) }
    let total = sum(of: Int.max)
    return colors(of: bestPart(total: total), total: total)
  }
}

// MARK: - The parts

extension CellPartition {
  /// The part, without the last pixel, that leaves the least error.
  private mutating func bestPart(total: Channels) -> Int {
    var best = 0
    var bestScore = -1
    var pattern = 0
    for index in 0..<(count - 1) {
      let deviation = Self.channels(pixels[index]) &* Int32(truncatingIfNeeded: count) &- total
      for rest in 0..<(1 << index) {
        let sum = sums[rest] &+ deviation
        pattern = 1 << index | rest
        sums[pattern] = sum
        // At most 3 * (4 * 4 * 255)², since sums are of no more than half the pixels or the like.
        let score = Int((sum &* sum).wrappedSum()) &* weights[pattern]
        if score > bestScore { (best, bestScore) = (pattern, score) }
      }
    }
    return best
  }

  /// The two means, the one nearer to the page's ground as the ground.
  private func colors(of part: Int, total: Channels) -> Colors {
    let all = 1 << count - 1
    let inked = Part(sum: sum(of: part), count: part.nonzeroBitCount)
    let rest = Part(sum: total &- inked.sum, count: count - inked.count)
    let isInk = distance(of: inked) >= distance(of: rest)
    let (ink, ground) = isInk ? (inked, rest) : (rest, inked)
    let means = Self.means(ink, ground)
    return Colors(
      pattern: UInt8(isInk ? part : all ^ part), ink: means.ink, ground: means.ground)
  }

  /// The sum of the pixels of a pattern.
  private func sum(of pattern: Int) -> Channels {
    var sum = Channels.zero
    for index in 0..<count where pattern >> index & 1 == 1 { sum &+= Self.channels(pixels[index]) }
    return sum
  }

  /// The squared distance of a mean from the page's ground, times a number that all parts share.
  private func distance(of part: Part) -> Int {
    let count = Int32(truncatingIfNeeded: part.count)
    let distance = part.sum &- Self.channels(pageGround) &* count
    let scale = Self.commonMultiple / part.count
    return Int((distance &* distance).wrappedSum()) &* scale &* scale
  }

  @inline(__always)
  private static func channels(_ color: RGBA) -> Channels {
    Channels(Int32(color.red), Int32(color.green), Int32(color.blue), 0)
  }
}

// MARK: - Means

extension CellPartition {
  /// Some pixels of a cell.
  private struct Part {
    var sum: Channels
    var count: Int
  }

  /// The means rounded to the nearest; where both are as near, so that the whole cell keeps its sum.
  private static func means(_ ink: Part, _ ground: Part) -> (ink: RGBA, ground: RGBA) {
    var inkMean = Channels.zero
    var groundMean = Channels.zero
    for channel in 0..<3 {
      let mean = roundedMean(Int(ink.sum[channel]), ink.count, excess: 0)
      let excess = mean * ink.count - Int(ink.sum[channel])
      inkMean[channel] = Int32(mean)
      groundMean[channel] = Int32(
        roundedMean(Int(ground.sum[channel]), ground.count, excess: excess))
    }
    return (color(inkMean), color(groundMean))
  }

  /// A mean rounded to the nearest; a half goes against an excess, and without one to even.
  private static func roundedMean(_ sum: Int, _ count: Int, excess: Int) -> Int {
    let (mean, remainder) = sum.quotientAndRemainder(dividingBy: count)
    guard remainder * 2 == count else { return remainder * 2 > count ? mean + 1 : mean }
    guard excess == 0 else { return excess > 0 ? mean : mean + 1 }
    return mean + mean & 1
  }

  private static func color(_ channels: Channels) -> RGBA {
    RGBA(
      red: UInt8(truncatingIfNeeded: channels[0]), green: UInt8(truncatingIfNeeded: channels[1]),
      blue: UInt8(truncatingIfNeeded: channels[2]))
  }
}
