internal import Typography

/// The colours of a canvas in the order in which they appear, when there are no more than 256.
///
/// Hot: every pixel at the edge of a letter is looked up here, so that the slots are read without
/// bounds checks.
final class ColorTable {
  /// The colours.
  private(set) var colors: [RGBA] = []

  private static let slotBits: UInt32 = 10
  private static let mask = 1 << Int(slotBits) - 1
  /// By hash with open addressing, four times as many as colours at most.
  private let slots: UnsafeMutablePointer<Slot>

  /// No canvas has a pixel without alpha: such a colour marks a free slot.
  private struct Slot {
    var color: UInt32 = 0
    /// The position in the table.
    var position: UInt32 = 0
  }

  /// Makes an empty table.
  init() {
    slots = .allocate(capacity: Self.mask + 1)
    slots.initialize(repeating: Slot(), count: Self.mask + 1)
  }

  deinit { slots.deallocate() }

  /// Collects the colours of a canvas; nil when there are more than 256.
  convenience init?(of canvas: Canvas) {
    self.init()
    let count = canvas.pixels.count
    if !canvas.withPackedPixels({ add($0, count: count) }) { return nil }
  }

  /// Adds the colours of pixels; false when the table is full.
  ///
  /// Runs are stepped over in whole strides only: where they end elsewhere cannot be foreseen, and
  /// looking a few pixels up costs less than guessing wrong.
  private func add(_ pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
    var place = 0
    var last: UInt32 = 0
    while place < count {
      let end = min(place &+ PixelRun.width, count)
      if end &- place < PixelRun.width || !PixelRun.isUniform(pixels + place, last) {
        for pixel in place..<end where !add(pixels[pixel]) { return false }
        last = pixels[end &- 1]
      }
      place = end
    }
    return true
  }

  /// Adds a colour unless it is there; false when the table is full.
  @inline(__always)
  private func add(_ color: UInt32) -> Bool {
    let slot = slot(of: color)
    return slots[slot].color == color || add(color, at: slot)
  }

  @inline(never)
  private func add(_ color: UInt32, at slot: Int) -> Bool {
    guard colors.count < 256 else { return false }
    slots[slot] = Slot(color: color, position: UInt32(colors.count))
    colors.append(RGBA(packed: color))
    return true
  }

  /// The position of a packed colour in the table; 0 when it is not there.
  @inline(__always)
  func position(of color: UInt32) -> Int { Int(slots[slot(of: color)].position) }

  /// The slot that holds a colour, or the free one where it belongs.
  @inline(__always)
  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> (32 - Self.slotBits))
    while slots[slot].color != color, slots[slot].color != 0 { slot = (slot &+ 1) & Self.mask }
    return slot
  }
}
