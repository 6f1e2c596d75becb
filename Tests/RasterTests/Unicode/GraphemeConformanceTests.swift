import Testing

@testable import Raster

/// Grapheme clusters against Unicode's own test (UAX 29).
@Suite struct GraphemeConformanceTests {
  /// One text differs: Swift's `Character` does not join pictographs that are no emoji, such as ✁.
  ///
  /// ICU would join them, but layout counts characters as Swift does, no font draws such a sequence
  /// as one, and every sequence that users can type is one cluster, as the test below shows.
  @Test func clustersAreUnicodesButForJoinedPictographs() throws {
    var count = 0
    var differences: Set<String> = []
    try UnicodeTestFile("auxiliary/GraphemeBreakTest.txt").forEachLine { line in
      let expected = BreakTestLine(line)
      let breaks = GraphemeCluster.clusters(of: expected.text).map(\.range.upperBound)
      count += 1
      if breaks != expected.breaks { differences.insert(expected.notation(breaks: breaks)) }
    }
    #expect(count > 600)
    #expect(differences == ["2701 × 200D ÷ 2701"])
  }

  /// Everything that Unicode recommends for keyboards: joined sequences, flags, keycaps, skin tones.
  @Test func everyEmojiIsOneCluster() throws {
    var count = 0
    var differences: Set<String> = []
    try UnicodeTestFile("emoji/emoji-test.txt").forEachLine { line in
      let field = String(decoding: line.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
      let scalars = field.split(separator: " ")
        .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let text = String(String.UnicodeScalarView(scalars))
      count += 1
      if GraphemeCluster.clusters(of: text).count != 1 { differences.insert(field) }
    }
    #expect(count > 4_500)
    #expect(differences == [])
  }
}
