public import Typography

/// Reads sixels back, as a terminal would.
public struct SixelDecoder {
  /// The pixels by row and column; those that nothing was drawn on are missing.
  public private(set) var pixels: [[Int: RGBA]] = []
  private var colors: [Int: RGBA] = [:]

  /// Reads a whole control string; nil for anything that is none.
  public init?(_ bytes: [UInt8]) {
    guard let end = bytes.lastIndex(of: 0x1B), bytes.starts(with: "\u{1B}P".utf8),
      bytes[end...].elementsEqual("\u{1B}\\".utf8),
      let start = bytes.firstIndex(of: UInt8(ascii: "q"))
    else { return nil }
    var rest = bytes[(start + 1)..<end]
    var band = 0
    var column = 0
    var color = 0
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): _ = Self.numbers(&rest)
      case UInt8(ascii: "#"):
        let numbers = Self.numbers(&rest)
        color = numbers[0]
        if numbers.count == 5, numbers[1] == 2 {
          let channels = numbers[2...].map { UInt8(($0 * 255 + 50) / 100) }
          colors[color] = RGBA(red: channels[0], green: channels[1], blue: channels[2])
        }
      case UInt8(ascii: "$"): column = 0
      case UInt8(ascii: "-"):
        column = 0
        band += 1
      case UInt8(ascii: "!"):
        let count = Self.numbers(&rest)[0]
        guard let sixel = rest.popFirst() else { return nil }
        for _ in 0..<count { draw(sixel, band, &column, color) }
      case 0x3F...0x7E: draw(byte, band, &column, color)
      default: return nil
      }
    }
  }

  private mutating func draw(_ sixel: UInt8, _ band: Int, _ column: inout Int, _ color: Int) {
    for bit in 0..<6 where (sixel - 0x3F) >> UInt8(bit) & 1 == 1 {
      let row = band * 6 + bit
      while pixels.count <= row { pixels.append([:]) }
      pixels[row][column] = colors[color]
    }
    column += 1
  }

  private static func numbers(_ rest: inout ArraySlice<UInt8>) -> [Int] {
    let digits = rest.prefix { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ";") }
    rest = rest.dropFirst(digits.count)
    return digits.split(separator: UInt8(ascii: ";")).compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
  }
}
