import Typography

@testable import Raster

/// A line of `BidiCharacterTest.txt`: characters; direction; paragraph level; levels; order.
struct BidiCharacterTestLine {
  /// The text with what is expected of it.
  var text = BidiTestCase()
  /// The direction that the paragraph is set in.
  var base = BidiParagraph.Base.natural(.leftToRight)
  /// The level that the paragraph gets.
  var paragraphLevel: UInt8

  /// Reads a line.
  init(_ line: UnsafeBufferPointer<UInt8>) {
    let fields = Self.fields(of: line)
    text.scalars = fields[0].compactMap { Unicode.Scalar(UInt32($0)) }
    text.levels = fields[3].map { UInt8($0) }
    text.order = fields[4]
    paragraphLevel = UInt8(fields[2][0])
    if fields[1][0] < 2 { base = .level(UInt8(fields[1][0])) }
  }

  /// Whether the text or its paragraph gets another level, or the text another order.
  ///
  /// A space at the end of a line has the level of its paragraph (rule L1).
  var differs: Bool {
    let scalars = text.scalars + [" "]
    let runs = BidiParagraph(scalars, base: base)?.visualRuns(in: 0..<scalars.count)
    let level = runs?.first { $0.range.contains(scalars.count - 1) }?.level
    return level != paragraphLevel || text.differs(base: base)
  }

  /// The numbers of the five fields; `x` is the mark of a removed character.
  private static func fields(of line: UnsafeBufferPointer<UInt8>) -> [[Int]] {
    var fields: [[Int]] = [[], [], [], [], []]
    var field = 0
    var number: Int?
    var index = 0
    while index <= line.count {
      let byte = index < line.count ? line[index] : UInt8(ascii: ";")
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: ";"):
        if let number { fields[field].append(number) }
        number = nil
        if byte == UInt8(ascii: ";") { field += 1 }
      case UInt8(ascii: "x"): number = Int(BidiTestCase.removed)
      default: number = (number ?? 0) * (field == 0 ? 16 : 10) + digit(byte)
      }
      index += 1
    }
    return fields
  }

  private static func digit(_ byte: UInt8) -> Int {
    byte < UInt8(ascii: "A") ? Int(byte & 0x0F) : Int(byte & 0x0F) + 9
  }
}
