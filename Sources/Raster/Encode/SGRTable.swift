internal import Typography

/// Escape sequences of colours, by colour.
///
/// Hot: at the edge of a letter every cell changes both colours, so that their parameters are kept as
/// text of at most sixteen bytes, which is stored at once.
struct SGRTable: ~Copyable {
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

  private static let slotBits: UInt32 = 10
  private static let mask = 1 << Int(slotBits) - 1
  /// A quarter of the slots stays free, so that searches are short.
  private static let limit = 3 << Int(slotBits - 2)

  /// By hash with open addressing. No canvas has a pixel without alpha: such a colour marks a free slot.
  private let slots: UnsafeMutablePointer<Entry>
  private let make: (UInt32) -> Entry
  private var count = 0

  /// Makes a table for colours as `quantize` makes them.
  init<Color: SGRColor>(_ quantize: @escaping (RGBA) -> Color) {
    make = { Entry($0, as: quantize(RGBA(packed: $0))) }
    slots = .allocate(capacity: Self.mask + 1)
    slots.initialize(repeating: .free, count: Self.mask + 1)
  }

  deinit { slots.deallocate() }

  /// Makes room for two more colours: what was found before may move.
  @inline(__always)
  mutating func makeRoomForPair() {
    if count &+ 2 > Self.limit { removeAll() }
  }

  /// What is written for a packed colour; stays where it is until room is made.
  @inline(__always)
  mutating func entry(of packed: UInt32) -> UnsafePointer<Entry> {
    let slot = Int((packed &* 0x9E37_79B1) >> (32 - Self.slotBits))
    if slots[slot].packed == packed { return UnsafePointer(slots + slot) }
    return find(packed, from: slot)
  }

  @inline(never)
  private mutating func find(_ packed: UInt32, from start: Int) -> UnsafePointer<Entry> {
    var slot = start
    while slots[slot].packed != 0, slots[slot].packed != packed { slot = (slot &+ 1) & Self.mask }
    if slots[slot].packed == 0 {
      slots[slot] = make(packed)
      count += 1
    }
    return UnsafePointer(slots + slot)
  }

  private mutating func removeAll() {
    slots.update(repeating: .free, count: Self.mask + 1)
    count = 0
  }
}

extension SGRTable.Entry {
  fileprivate static var free: Self {
    let nothing = SGRTable.Parameters(bytes: SIMD16(repeating: 0), count: 0)
    return Self(packed: 0, key: 0, ink: nothing, ground: nothing)
  }

  fileprivate init(_ packed: UInt32, as color: some SGRColor) {
    var writer = ByteWriter(capacity: 16)
    color.writeForeground(to: &writer)
    let ink = SGRTable.Parameters(bytes: writer.sixteenBytes, count: writer.count)
    writer.removeAll()
    color.writeBackground(to: &writer)
    let ground = SGRTable.Parameters(bytes: writer.sixteenBytes, count: writer.count)
    self.init(packed: packed, key: color.key, ink: ink, ground: ground)
  }
}
