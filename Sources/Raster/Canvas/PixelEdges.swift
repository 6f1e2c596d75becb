/// Where the pixels of a picture begin and end in a finer picture, across or down.
struct PixelEdges {
  /// The parts that a pixel of the finer picture has: an edge lies between two of them.
  static let parts = 16
  /// The most pixels of the finer picture for one: its square and 255 have room in 32 bits.
  static let longest = 128.0

  private let edges: [Int]

  /// Divides a length.
  ///
  /// - Parameters:
  ///   - count: The number of pixels.
  ///   - length: How many pixels of the finer picture each of them takes, 1 to `longest`.
  init(count: Int, length: Double) {
    edges = (0...count).map { Int((Double($0) * length * Double(Self.parts)).rounded()) }
  }

  /// The first and the last part of a pixel, and the one behind it.
  @inline(__always)
  subscript(pixel: Int) -> Range<Int> { edges[pixel]..<edges[pixel + 1] }

  /// The pixels of the finer picture that some pixels touch.
  func pixels(_ range: Range<Int>) -> Range<Int> {
    let end = (edges[range.upperBound] + Self.parts - 1) / Self.parts
    return edges[range.lowerBound] / Self.parts..<end
  }

  /// How many parts of a finer pixel belong to a range of parts.
  @inline(__always)
  static func weight(of pixel: Int, in range: Range<Int>) -> UInt32 {
    let start = max(pixel * parts, range.lowerBound)
    return UInt32(truncatingIfNeeded: min((pixel + 1) * parts, range.upperBound) - start)
  }
}
