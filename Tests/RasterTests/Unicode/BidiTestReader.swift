import Typography

@testable import Raster

/// Reads `BidiTest.txt`, whose lines name classes of characters instead of characters.
///
/// The expected levels and the expected order stand on lines of their own before the texts.
struct BidiTestReader {
  /// The bases that a text is tested with, by the number at the end of its line.
  ///
  /// Its bits are: from the text, left to right, right to left.
  private static let bases: [[BidiParagraph.Base]] = (0..<8).map { bits in
    [(1, .natural(.leftToRight)), (2, .level(0)), (4, .level(1))]
      .compactMap { (bit, base) in bits & bit == 0 ? nil : base }
  }

  /// The characters that stand for the classes.
  let characters: [UInt32: Unicode.Scalar]
  private var expected = BidiTestCase()

  /// Makes a reader that takes these characters for the classes.
  init(characters: [String: Unicode.Scalar]) {
    self.characters = Dictionary(
      uniqueKeysWithValues: characters.map { (Self.key(of: Array($0.key.utf8)), $0.value) })
  }

  /// Reads a line that begins with `@`: expectations for the texts behind it.
  mutating func readExpectation(_ line: UnsafeBufferPointer<UInt8>) {
    let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" }
    switch words.first {
    case "@Levels:": expected.levels = words.dropFirst().map { UInt8($0) ?? BidiTestCase.removed }
    case "@Reorder:": expected.order = words.dropFirst().compactMap { Int($0) }
    default: break
    }
  }

  /// Reads a text, `R AL EN; 7`.
  func readText(_ line: UnsafeBufferPointer<UInt8>) -> (
    case: BidiTestCase, bases: [BidiParagraph.Base]
  ) {
    var result = expected
    var key: UInt32 = 0
    var index = 0
    while index < line.count, line[index] != UInt8(ascii: ";") {
      if line[index] == UInt8(ascii: " ") {
        if let scalar = characters[key] { result.scalars.append(scalar) }
        key = 0
      } else {
        key = key << 8 | UInt32(line[index])
      }
      index += 1
    }
    if let scalar = characters[key] { result.scalars.append(scalar) }
    return (result, Self.bases[Int(line[line.count - 1] & 0x07)])
  }

  private static func key(of name: [UInt8]) -> UInt32 {
    name.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
