internal import Typography

/// The colours of a canvas in the order in which they appear, when there are no more than 256.
struct ColorTable {
  /// The colours.
  private(set) var colors: [RGBA] = []

  /// Positions by hash with open addressing; -1 is free. Four times as many as colours at most.
  private var slots = [Int16](repeating: -1, count: 1024)

  /// Makes an empty table.
  init() {}

  /// Collects the colours of a canvas; nil when there are more than 256.
  init?(of canvas: Canvas) {
    var last: UInt32?
    for pixel in canvas.pixels where pixel.packed != last {
      last = pixel.packed
      let slot = slot(of: pixel)
      if slots[slot] < 0 {
        guard colors.count < 256 else { return nil }
        slots[slot] = Int16(colors.count)
        colors.append(pixel)
      }
    }
  }

  /// The position of a colour in the table, or nil when it is not there.
  func position(of color: RGBA) -> Int? {
    let position = slots[slot(of: color)]
    return position < 0 ? nil : Int(position)
  }

  /// The slot that holds a colour, or the free one where it belongs.
  private func slot(of color: RGBA) -> Int {
    let key = UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    var slot = Int((key &* 0x9E37_79B1) >> 22)
    while slots[slot] >= 0, colors[Int(slots[slot])].packed != color.packed {
      slot = (slot + 1) & 1023
    }
    return slot
  }
}
