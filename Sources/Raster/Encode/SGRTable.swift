internal import Typography

/// Escape sequences of the colours that were written last.
///
/// Hot: at the edge of a letter every cell changes both colours, so that their parameters are kept as
/// text of at most sixteen bytes, which is stored at once.
struct SGRTable<Color: SGRColor>: ~Copyable {
  /// The parameters of one escape sequence.
  struct Parameters {
    var bytes: SIMD16<UInt8>
    var count: Int
  }

  /// A colour, what is written for it, and how.
  struct Entry {
    fileprivate var packed: UInt32
    /// Equal for colours for which the same is written.
    var key: UInt32
    var ink: Parameters
    var ground: Parameters
  }

  private static var slotBits: UInt32 { 9 }
  private let slots: UnsafeMutablePointer<Entry>
  private let quantize: (RGBA) -> Color
  private var writer = ByteWriter(capacity: 16)

  /// Makes a table for colours as `quantize` makes them.
  init(_ quantize: @escaping (RGBA) -> Color) {
    self.quantize = quantize
    slots = .allocate(capacity: 1 << Int(Self.slotBits))
    // No canvas has a pixel without alpha, so that this colour is none of its own.
    let nothing = Parameters(bytes: SIMD16(repeating: 0), count: 0)
    slots.initialize(
      repeating: Entry(packed: 0, key: 0, ink: nothing, ground: nothing),
      count: 1 << Int(Self.slotBits))
  }

  deinit { slots.deallocate() }

  /// What is written for a packed colour.
  @inline(__always)
  mutating func entry(of packed: UInt32) -> UnsafePointer<Entry> {
    let slot = slots + Int((packed &* 0x9E37_79B1) >> (32 - Self.slotBits))
    if slot.pointee.packed != packed { slot.pointee = make(packed) }
    return UnsafePointer(slot)
  }

  @inline(never)
  private mutating func make(_ packed: UInt32) -> Entry {
    let color = quantize(RGBA(packed: packed))
    writer.removeAll()
    color.writeForeground(to: &writer)
    let ink = Parameters(bytes: writer.sixteenBytes, count: writer.count)
    writer.removeAll()
    color.writeBackground(to: &writer)
    let ground = Parameters(bytes: writer.sixteenBytes, count: writer.count)
    return Entry(packed: packed, key: color.key, ink: ink, ground: ground)
  }
}
