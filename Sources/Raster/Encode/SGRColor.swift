internal import Typography

/// A colour as the parameters of an escape sequence `ESC [ … m` (SGR, ECMA-48).
protocol SGRColor: Equatable {
  /// Equal for equal colours, and below 2^24.
  var key: UInt32 { get }
  /// Appends the parameters that make it the ink.
  func writeForeground(to bytes: inout ByteWriter)
  /// Appends the parameters that make it the ground.
  func writeBackground(to bytes: inout ByteWriter)
}

/// A 24-bit colour: `38;2;r;g;b`, `48;2;r;g;b`.
struct TrueColor: SGRColor {
  private let packed: UInt32

  var key: UInt32 { packed }

  /// Packs the channels into one number, which compares fast.
  @inline(__always)
  init(packing color: RGBA) {
    packed = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }

  @inline(__always)
  func writeForeground(to bytes: inout ByteWriter) { write(0x33, to: &bytes) }

  @inline(__always)
  func writeBackground(to bytes: inout ByteWriter) { write(0x34, to: &bytes) }

  @inline(__always)
  private func write(_ kind: UInt8, to bytes: inout ByteWriter) {
    bytes.append(kind)
    bytes.append("8;2")
    for shift: UInt32 in [16, 8, 0] {
      bytes.append(0x3B)
      bytes.append(decimal: UInt8(truncatingIfNeeded: packed >> shift))
    }
  }
}

/// An entry of the 256-colour palette: `38;5;n`, `48;5;n`.
struct PaletteColor256: SGRColor {
  /// The entry.
  let index: UInt8

  var key: UInt32 { UInt32(index) }

  func writeForeground(to bytes: inout ByteWriter) {
    bytes.append("38;5;")
    bytes.append(decimal: index)
  }

  func writeBackground(to bytes: inout ByteWriter) {
    bytes.append("48;5;")
    bytes.append(decimal: index)
  }
}

/// One of the 16 ANSI colours: 30-37 and 90-97 as ink, 40-47 and 100-107 as ground.
struct PaletteColor16: SGRColor {
  /// The colour, 0 to 15.
  let index: UInt8

  var key: UInt32 { UInt32(index) }

  func writeForeground(to bytes: inout ByteWriter) {
    bytes.append(decimal: index < 8 ? 30 + index : 82 + index)
  }

  func writeBackground(to bytes: inout ByteWriter) {
    bytes.append(decimal: index < 8 ? 40 + index : 92 + index)
  }
}
