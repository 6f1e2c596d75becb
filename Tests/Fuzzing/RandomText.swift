/// Strings that no one would write: scripts mixed, marks and joiners anywhere, controls, emoji.
enum RandomText {
  /// Blocks that shapers treat in their own ways.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x00...0x1F, 0xA0...0x24F, 0x300...0x36F, 0x370...0x3FF, 0x400...0x4FF,
    0x590...0x5FF, 0x600...0x6FF, 0x700...0x74F, 0x900...0x97F, 0x980...0x9FF, 0xB80...0xBFF,
    0xE00...0xE7F, 0xF00...0xFFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF,
    0x1800...0x18AF, 0x2000...0x206F, 0x20D0...0x20FF, 0x2190...0x23FF, 0x2600...0x27BF,
    0x3000...0x30FF, 0x4E00...0x4EFF, 0xAC00...0xACFF, 0xE000...0xE0FF, 0xFB00...0xFDFF,
    0xFE00...0xFE0F, 0xFE20...0xFEFF, 0xFFF0...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F,
    0x1F3FB...0x1F3FF, 0x1F900...0x1F9FF, 0xE0000...0xE01EF, 0x10FFF0...0x10FFFF,
  ]

  /// A string of up to 64 characters out of one to four blocks, or out of all of Unicode.
  static func make(using random: inout SplitMix64) -> String {
    let chosen = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      blocks.randomElement(using: &random)!
    }
    let isAnything = Int.random(in: 0..<8, using: &random) == 0
    let range: ClosedRange<UInt32> = 0...0x10FFFF
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...64, using: &random) {
      let block = isAnything ? range : chosen.randomElement(using: &random)!
      if let scalar = Unicode.Scalar(UInt32.random(in: block, using: &random)) {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
