internal import Typography

/// How the pixels of a canvas are stored in a PNG file: the smallest way that loses nothing.
struct PNGPixelFormat {
  /// Bits per sample: 1, 2, 4 or 8.
  let bits: Int
  /// The entries of the palette; empty for greys and 24-bit colour.
  let palette: [RGBA]

  private let kind: Kind
  private let colors: ColorTable

  /// The colour types of the PNG specification (11.2.1) that are used, by their numbers.
  private enum Kind: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
  }

  /// Looks at every pixel of a canvas.
  init(of canvas: Canvas) {
    if let greys = GreyLevels(of: canvas), greys.bits <= Self.paletteBits(greys.count) {
      self.init(bits: greys.bits, kind: .grey, palette: [], colors: ColorTable())
    } else if let colors = ColorTable(of: canvas) {
      self.init(
        bits: Self.paletteBits(colors.colors.count), kind: .palette, palette: colors.colors,
        colors: colors)
    } else {
      self.init(bits: 8, kind: .rgb, palette: [], colors: ColorTable())
    }
  }

  private init(bits: Int, kind: Kind, palette: [RGBA], colors: ColorTable) {
    self.bits = bits
    self.kind = kind
    self.palette = palette
    self.colors = colors
  }

  /// The bits of an entry of a palette with so many colours.
  private static func paletteBits(_ count: Int) -> Int {
    switch count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// The number of bytes of a row, without the number of its filter.
  func stride(columns: Int) -> Int {
    kind == .rgb ? columns * 3 : (columns * bits + 7) / 8
  }

  /// The PNG specification's number of the colour type.
  var colorType: UInt8 { kind.rawValue }
}

// MARK: - Packing

extension PNGPixelFormat {
  /// The samples of all pixels as PNG compresses them: each row behind the number of its filter, in
  /// whole bytes, the leftmost pixel highest.
  ///
  /// The filter is none: text on a flat ground packs best as it is.
  func scanlines(of canvas: Canvas) -> [UInt8] {
    let length = 1 + stride(columns: canvas.columns)
    let count = length * canvas.rows
    return [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      if let start = bytes.baseAddress {
        canvas.withPackedPixels { pixels in
          for row in 0..<canvas.rows {
            let line = start + row * length
            line[0] = 0
            pack(pixels + row * canvas.columns, count: canvas.columns, into: line + 1)
          }
        }
      }
      initialized = count
    }
  }

  private func pack(
    _ pixels: UnsafePointer<UInt32>, count: Int, into bytes: UnsafeMutablePointer<UInt8>
  ) {
    switch (kind, bits) {
    case (.rgb, _):
      for place in 0..<count {
        let color = RGBA(packed: pixels[place])
        bytes[place &* 3] = color.red
        bytes[place &* 3 &+ 1] = color.green
        bytes[place &* 3 &+ 2] = color.blue
      }
    case (.grey, 8):
      // Red comes first in memory.
      for place in 0..<count {
        bytes[place] = UInt8(truncatingIfNeeded: pixels[place].littleEndian)
      }
    case (.palette, 8):
      fill(from: pixels, count: count) { range, sample in
        (bytes + range.lowerBound).update(repeating: sample, count: range.count)
      }
    default:
      bytes.update(repeating: 0, count: (count * bits + 7) / 8)
      fill(from: pixels, count: count) { range, sample in
        for place in range {
          let bit = place &* bits
          bytes[bit >> 3] |= sample << UInt8(8 &- bits &- (bit & 7))
        }
      }
    }
  }

  /// Calls a closure with each run of pixels of one colour, and the sample that stands for it.
  @inline(__always)
  private func fill(
    from pixels: UnsafePointer<UInt32>, count: Int, _ body: (Range<Int>, UInt8) -> Void
  ) {
    var place = 0
    while place < count {
      let color = pixels[place]
      let end = PixelRun.end(of: color, in: pixels, from: place &+ 1, to: count)
      body(
        place..<end,
        kind == .grey
          ? RGBA(packed: color).red >> UInt8(8 &- bits)
          : UInt8(truncatingIfNeeded: colors.position(of: color)))
      place = end
    }
  }
}
