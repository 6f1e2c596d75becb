internal import Typography

/// The colours of a canvas in the order in which they appear, when there are no more than 256.
///
/// Hot: every pixel at the edge of a letter is looked up here, so that the slots are read without
/// bounds checks.
final class ColorTable {
  /// The colours.
  private(set) var colors: [RGBA] = []

  private static let slotBits: UInt32 = 10
  /// By hash with open addressing, four times as many as colours at most.
  private let slots: UnsafeMutablePointer<Slot>

  private struct Slot {
    var color: UInt32
    /// The position in the table; -1 is free.
    var position: Int16
  }

  /// Makes an empty table.
  init() {
    slots = .allocate(capacity: 1 << Int(Self.slotBits))
    slots.initialize(repeating: Slot(color: 0, position: -1), count: 1 << Int(Self.slotBits))
  }

  deinit { slots.deallocate() }

  /// Collects the colours of a canvas; nil when there are more than 256.
  convenience init?(of canvas: Canvas) {
    self.init()
    let count = canvas.pixels.count
    let isSmall = canvas.withPackedPixels { pixels in
      var place = 0
      while place < count {
        guard add(pixels[place]) else { return false }
        place = PixelRun.end(of: pixels[place], in: pixels, from: place &+ 1, to: count)
      }
      return true
    }
    if !isSmall { return nil }
  }

  /// Adds a colour unless it is there; false when the table is full.
  @inline(__always)
  private func add(_ color: UInt32) -> Bool {
    let slot = slot(of: color)
    if slots[slot].position >= 0 { return true }
    guard colors.count < 256 else { return false }
    slots[slot] = Slot(color: color, position: Int16(colors.count))
    colors.append(RGBA(packed: color))
    return true
  }

  /// The position of a packed colour in the table; 0 when it is not there.
  @inline(__always)
  func position(of color: UInt32) -> Int { max(Int(slots[slot(of: color)].position), 0) }

  /// The slot that holds a colour, or the free one where it belongs.
  @inline(__always)
  private func slot(of color: UInt32) -> Int {
    let mask = 1 << Int(Self.slotBits) - 1
    var slot = Int((color &* 0x9E37_79B1) >> (32 - Self.slotBits))
    while slots[slot].position >= 0, slots[slot].color != color { slot = (slot &+ 1) & mask }
    return slot
  }
}
