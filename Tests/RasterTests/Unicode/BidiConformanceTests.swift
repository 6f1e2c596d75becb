import Testing
import Typography

@testable import Raster

/// Directions against Unicode's own tests (UAX 9): every level and every order, behind rules L1 and
/// L2. Each test is cut into slices that run side by side.
@Suite struct BidiConformanceTests {
  private static let slices = 4

  /// Two characters for each class, so that no class is known by one character only.
  private static let characters: [String: [UInt16]] = [
    "L": [0x61, 0x4E2D], "R": [0x5D0, 0x7CA], "AL": [0x627, 0x710], "EN": [0x31, 0x6F2],
    "ES": [0x2B, 0x2D], "ET": [0x24, 0x20AC], "AN": [0x661, 0x669], "CS": [0x2C, 0x2F],
    "NSM": [0x300, 0x5B0], "BN": [0xAD, 0x200B], "B": [0x2029, 0x0A], "S": [0x09, 0x1F],
    "WS": [0x20, 0x2003], "ON": [0x26, 0x2192], "LRE": [0x202A], "RLE": [0x202B], "LRO": [0x202D],
    "RLO": [0x202E], "PDF": [0x202C], "LRI": [0x2066], "RLI": [0x2067], "FSI": [0x2068],
    "PDI": [0x2069],
  ]

  @Test(arguments: 0..<slices)
  func classesOfCharactersAreLevelledAndOrdered(slice: Int) throws {
    var reader = BidiTestReader(characters: Self.characters.mapValues { $0[slice % $0.count] })
    var count = 0
    var number = 0
    var differences: [String] = []
    try UnicodeTestFile("BidiTest.txt").forEachLine { line in
      if line[0] == UInt8(ascii: "@") { return reader.readExpectation(line) }
      number += 1
      guard number % Self.slices == slice else { return }
      let text = reader.readText(line)
      count += 1
      guard text.bases.contains(where: text.case.differs) else { return }
      differences.append(String(decoding: line, as: UTF8.self))
    }
    #expect(count > 122_000)
    #expect(differences == [])
  }

  @Test func charactersAreLevelledAndOrderedButForThoseICULevelsDifferently() throws {
    var count = 0
    var differences: Set<String> = []
    try UnicodeTestFile("BidiCharacterTest.txt").forEachLine { line in
      count += 1
      guard BidiCharacterTestLine(line).differs else { return }
      let fields = String(decoding: line, as: UTF8.self).split(separator: ";")
      differences.insert("\(fields[0]);\(fields[1])")
    }
    #expect(count > 91_000)
    #expect(differences.symmetricDifference(BidiDeviations.all) == [])
  }
}
