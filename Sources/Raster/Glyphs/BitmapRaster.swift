internal import CFreeType

/// The samples of a picture, row by row from the top.
struct BitmapRaster {
  /// The width in pixels.
  let columns: Int
  /// The height in pixels.
  let rows: Int
  /// How many samples a pixel has: 1 (coverage) or 4 (premultiplied red, green, blue, alpha).
  let channels: Int
  /// `rows * columns * channels` samples.
  let samples: [UInt8]
}

// MARK: - Reading

extension BitmapRaster {
  /// The most pixels of a bitmap that is read. The largest of fonts in use have some 160 on a side,
  /// drawn letters up to 2048.
  static let pixelLimit = 4 << 20

  /// What the limit means for a glyph, as a sentence.
  static let limitInWords = "its picture has more than \(pixelLimit >> 20) megapixels"

  /// Copies a bitmap of FreeType; nil when it is empty, too large, or of a kind for screens only.
  init?(copying bitmap: FT_Bitmap) {
    columns = Int(bitmap.width)
    rows = Int(bitmap.rows)
    guard columns > 0, rows > 0, columns * rows <= Self.pixelLimit, bitmap.pitch >= 0,
      let start = bitmap.buffer, let depth = Self.bits(of: bitmap)
    else { return nil }
    channels = depth == 32 ? 4 : 1
    guard (columns * depth + 7) / 8 <= Int(bitmap.pitch) else { return nil }
    let width = columns * channels
    let count = width * rows
    samples = [UInt8](unsafeUninitializedCapacity: count) { [columns, rows] samples, filled in
      for row in 0..<rows {
        let line = UnsafeBufferPointer(
          start: start + row * Int(bitmap.pitch), count: Int(bitmap.pitch))
        let target = UnsafeMutableBufferPointer(rebasing: samples[row * width..<(row + 1) * width])
        Self.copy(line, columns: columns, depth: depth, to: target)
      }
      filled = count
    }
  }

  /// The bits of a pixel; nil for kinds that only screens have.
  private static func bits(of bitmap: FT_Bitmap) -> Int? {
    switch UInt32(bitmap.pixel_mode) {
    case FT_PIXEL_MODE_MONO.rawValue: 1
    case FT_PIXEL_MODE_GRAY2.rawValue: 2
    case FT_PIXEL_MODE_GRAY4.rawValue: 4
    case FT_PIXEL_MODE_GRAY.rawValue: 8
    case FT_PIXEL_MODE_BGRA.rawValue: 32
    default: nil
    }
  }

  private static func copy(
    _ line: UnsafeBufferPointer<UInt8>, columns: Int, depth: Int,
    to samples: UnsafeMutableBufferPointer<UInt8>
  ) {
    if depth == 32 {
      for first in stride(from: 0, to: columns * 4, by: 4) {
        samples[first] = line[first + 2]
        samples[first + 1] = line[first + 1]
        samples[first + 2] = line[first]
        samples[first + 3] = line[first + 3]
      }
      return
    }
    let full = (1 << depth) - 1
    for column in 0..<columns {
      let bit = column * depth
      let value = Int(line[bit / 8]) >> (8 - depth - bit % 8) & full
      samples[column] = UInt8(value * 255 / full)
    }
  }
}

// MARK: - Scaling

extension BitmapRaster {
  /// The samples at another size, first across, then down.
  func scaled(columns across: SampleWeights, rows down: SampleWeights) -> [UInt8] {
    var lines: [Int: [Float]] = [:]
    var result: [UInt8] = []
    result.reserveCapacity(across.count * down.count * channels)
    for weights in down.weights {
      lines = lines.filter { $0.key >= weights.first }
      var sum = [Float](repeating: 0, count: across.count * channels)
      for (offset, share) in weights.shares.enumerated() {
        let row = weights.first + offset
        let line = lines[row] ?? scaledLine(row, across)
        lines[row] = line
        for position in sum.indices { sum[position] += line[position] * share }
      }
      result += sum.map { UInt8(min(max($0.rounded(), 0), 255)) }
    }
    return result
  }

  private func scaledLine(_ row: Int, _ across: SampleWeights) -> [Float] {
    samples.withUnsafeBufferPointer { samples in
      var line = [Float](repeating: 0, count: across.count * channels)
      for (column, weights) in across.weights.enumerated() {
        let first = (row * columns + weights.first) * channels
        if channels == 4 {
          var sum = SIMD4<Float>()
          for (offset, share) in weights.shares.enumerated() {
            let pixel = first + offset * 4
            sum +=
              share
              * SIMD4(
                Float(samples[pixel]), Float(samples[pixel + 1]), Float(samples[pixel + 2]),
                Float(samples[pixel + 3]))
          }
          for channel in 0..<4 { line[column * 4 + channel] = sum[channel] }
        } else {
          for (offset, share) in weights.shares.enumerated() {
            line[column] += Float(samples[first + offset]) * share
          }
        }
      }
      return line
    }
  }
}
