internal import CPNG
internal import Typography

/// How the pixels of a canvas are stored in a PNG file: the smallest way that loses nothing.
struct PNGPixelFormat {
  /// Bits per sample: 1, 2, 4 or 8.
  let bits: Int
  /// The entries of the palette; empty for greys and 24-bit colour.
  let palette: [RGBA]

  private let kind: Kind
  private let colors: ColorTable

  private enum Kind { case grey, palette, rgb }

  /// Looks at every pixel of a canvas.
  init(of canvas: Canvas) {
    guard let colors = ColorTable(of: canvas) else {
      self.init(bits: 8, kind: .rgb, palette: [], colors: ColorTable())
      return
    }
    let greyBits = Self.greyBits(of: colors.colors)
    let paletteBits = Self.paletteBits(of: colors.colors)
    if let greyBits, greyBits <= paletteBits {
      self.init(bits: greyBits, kind: .grey, palette: [], colors: colors)
    } else {
      self.init(bits: paletteBits, kind: .palette, palette: colors.colors, colors: colors)
    }
  }

  private init(bits: Int, kind: Kind, palette: [RGBA], colors: ColorTable) {
    self.bits = bits
    self.kind = kind
    self.palette = palette
    self.colors = colors
  }

  /// The number of bytes of a row.
  func stride(columns: Int) -> Int {
    kind == .rgb ? columns * 3 : (columns * bits + 7) / 8
  }

  /// libpng's number of the colour type.
  var colorType: Int {
    switch kind {
    case .grey: Int(PNG_COLOR_TYPE_GRAY)
    case .palette: Int(typo_PNG_COLOR_TYPE_PALETTE())
    case .rgb: Int(PNG_COLOR_TYPE_RGB)
    }
  }

  /// libpng's number of the filters to try: text on a flat ground packs best as it is.
  var filters: Int { Int(PNG_FILTER_NONE) }
}

// MARK: - Choosing

extension PNGPixelFormat {
  /// The fewest bits that hold all greys exactly; nil when a colour is no grey.
  private static func greyBits(of colors: [RGBA]) -> Int? {
    guard colors.allSatisfy({ $0.red == $0.green && $0.green == $0.blue }) else { return nil }
    return [(1, 255), (2, 85), (4, 17), (8, 1)]
      .first { step in colors.allSatisfy { Int($0.red) % step.1 == 0 } }?.0
  }

  private static func paletteBits(of colors: [RGBA]) -> Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }
}

// MARK: - Packing

extension PNGPixelFormat {
  /// The samples of all pixels, packed into rows of whole bytes, the leftmost pixel highest.
  func pack(_ canvas: Canvas) -> [UInt8] {
    kind == .rgb ? Self.packRGB(canvas) : packSamples(canvas)
  }

  private func packSamples(_ canvas: Canvas) -> [UInt8] {
    let stride = stride(columns: canvas.columns)
    let samples = self.samples
    var bytes = [UInt8](repeating: 0, count: stride * canvas.rows)
    var lastColor = canvas.pixels[0]
    var lastSample = samples[colors.position(of: lastColor) ?? 0]
    bytes.withUnsafeMutableBufferPointer { bytes in
      canvas.pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<canvas.rows {
          for column in 0..<canvas.columns {
            let color = pixels[row * canvas.columns + column]
            if color.packed != lastColor.packed {
              lastColor = color
              lastSample = samples[colors.position(of: color) ?? 0]
            }
            let bit = column * bits
            let shift = 8 - bits - (bit & 7)
            bytes[row * stride + (bit >> 3)] |= lastSample << UInt8(shift)
          }
        }
      }
    }
    return bytes
  }

  /// The sample that stands for each colour of the table.
  private var samples: [UInt8] {
    switch kind {
    case .palette, .rgb: colors.colors.indices.map { UInt8(truncatingIfNeeded: $0) }
    case .grey: colors.colors.map { $0.red >> UInt8(8 - bits) }
    }
  }

  private static func packRGB(_ canvas: Canvas) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: canvas.pixels.count * 3) { bytes, count in
      canvas.pixels.withUnsafeBufferPointer { pixels in
        for (position, pixel) in pixels.enumerated() {
          bytes[position * 3] = pixel.red
          bytes[position * 3 + 1] = pixel.green
          bytes[position * 3 + 2] = pixel.blue
        }
      }
      count = canvas.pixels.count * 3
    }
  }
}
