import Typography

@testable import Raster

/// A line of `BidiCharacterTest.txt`: characters; direction; paragraph level; levels; order.
struct BidiCharacterTestLine {
  var `case` = BidiTestCase()
  /// The direction that the paragraph is set in.
  var base = BidiParagraph.Base.level(0)
  /// The level that the paragraph gets.
  var paragraphLevel: UInt8

  /// The text and its direction as the file writes them.
  var name: String

  /// Reads a line.
  init(_ line: UnsafeBufferPointer<UInt8>) {
    let fields = line.split(separator: UInt8(ascii: ";"))
    name =
      String(decoding: fields[0], as: UTF8.self) + ";" + String(decoding: fields[1], as: UTF8.self)
    `case`.units = Self.numbers(fields[0], radix: 16).map { UInt16($0) }
    `case`.levels = Self.numbers(fields[3], radix: 10).map { UInt8($0) }
    `case`.order = fields.count > 4 ? Self.numbers(fields[4], radix: 10) : []
    paragraphLevel = UInt8(Self.numbers(fields[2], radix: 10)[0])
    let direction = UInt8(Self.numbers(fields[1], radix: 10)[0])
    base = direction == 2 ? .natural(.leftToRight) : .level(direction)
  }

  /// Whether the text or its paragraph gets another level, or the text another order.
  ///
  /// A space at the end of a line has the level of its paragraph (rule L1).
  var differs: Bool {
    let text = `case`.units + [0x20]
    let runs = BidiParagraph(text, base: base)?.visualRuns(in: 0..<text.count)
    let level = runs?.first { $0.range.contains(text.count - 1) }?.level
    return level != paragraphLevel || `case`.differs(base: base)
  }

  /// The numbers of a list; `x` is the mark of a removed character.
  private static func numbers(_ field: UnsafeBufferPointer<UInt8>.SubSequence, radix: Int) -> [Int]
  {
    var numbers: [Int] = []
    var isInside = false
    for byte in field {
      guard byte != UInt8(ascii: " ") else {
        isInside = false
        continue
      }
      if !isInside { numbers.append(0) }
      isInside = true
      let last = numbers.count - 1
      numbers[last] =
        byte == UInt8(ascii: "x")
        ? Int(BidiTestCase.removed) : numbers[last] * radix + digit(byte)
    }
    return numbers
  }

  private static func digit(_ byte: UInt8) -> Int {
    byte < UInt8(ascii: "A") ? Int(byte & 0x0F) : Int(byte & 0x0F) + 9
  }
}
