import Testing
import Typography

@testable import Raster

/// Directions against Unicode's own tests (UAX 9): every level and every order, behind rules L1 and
/// L2. Each test is cut into slices that run side by side.
@Suite struct BidiConformanceTests {
  private static let slices = 4

  /// Two characters for each class, so that no class is known by one character only.
  private static let characters: [String: [Unicode.Scalar]] = [
    "L": ["\u{61}", "\u{4E2D}"], "R": ["\u{5D0}", "\u{7CA}"], "AL": ["\u{627}", "\u{710}"],
    "EN": ["\u{31}", "\u{6F2}"], "ES": ["\u{2B}", "\u{2D}"], "ET": ["\u{24}", "\u{20AC}"],
    "AN": ["\u{661}", "\u{669}"], "CS": ["\u{2C}", "\u{2F}"], "NSM": ["\u{300}", "\u{5B0}"],
    "BN": ["\u{AD}", "\u{200B}"], "B": ["\u{2029}", "\u{0A}"], "S": ["\u{09}", "\u{1F}"],
    "WS": ["\u{20}", "\u{2003}"], "ON": ["\u{26}", "\u{2192}"], "LRE": ["\u{202A}"],
    "RLE": ["\u{202B}"], "LRO": ["\u{202D}"], "RLO": ["\u{202E}"], "PDF": ["\u{202C}"],
    "LRI": ["\u{2066}"], "RLI": ["\u{2067}"], "FSI": ["\u{2068}"], "PDI": ["\u{2069}"],
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

  @Test func charactersAreLevelledAndOrdered() throws {
    var count = 0
    var differences: [String] = []
    try UnicodeTestFile("BidiCharacterTest.txt").forEachLine { line in
      count += 1
      guard BidiCharacterTestLine(line).differs else { return }
      differences.append(String(decoding: line, as: UTF8.self))
    }
    #expect(count > 91_000)
    #expect(differences == [])
  }
}
