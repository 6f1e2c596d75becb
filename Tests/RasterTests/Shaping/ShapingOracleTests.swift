import Raster
import Support
import Testing
import Typography

/// HarfBuzz's own program is the oracle for glyphs and advances.
@Suite struct ShapingOracleTests {
  @Test(arguments: TestFonts.own)
  func glyphsAndAdvancesEqualHBShape(font: TestFonts) throws {
    try compare(font)
  }

  @Test(arguments: [TestFonts.inter, .lato, .openSans])
  func glyphsAndAdvancesInDebianFontsEqualHBShape(font: TestFonts) throws {
    try compare(font)
  }

  private func compare(_ font: TestFonts) throws {
    let program = try #require(
      Command.find("hb-shape"), "hb-shape is not installed: package libharfbuzz-bin")
    let (store, instance) = try font.open()
    let shaper = HarfBuzzShaper(faces: store)
    for text in Samples.strings {
      let shaped = shaper.line(text, in: instance, pointSize: 17)
      let oracle = try Oracle(program: program, font: font, text: text)
      #expect(shaped.runs.flatMap(\.glyphs).map { Int($0.id) } == oracle.glyphs, "\(text)")
      let expected = Double(oracle.advance) * 17 / font.unitsPerEm
      #expect(abs(shaped.width - expected) < 0.01, "\(text)")
    }
  }

  /// What `hb-shape` prints: `[glyph=cluster+advance|…]`.
  private struct Oracle {
    var glyphs: [Int] = []
    var advance = 0

    init(program: String, font: TestFonts, text: String) throws {
      let output = Command.run(
        program,
        ["--no-glyph-names", "--no-positions", "--language=en", font.path, "--text=\(text)"])
      glyphs = Self.items(output).compactMap { Int($0.split(separator: "=")[0]) }
      let advances = Command.run(
        program,
        ["--no-glyph-names", "--no-clusters", "--language=en", font.path, "--text=\(text)"])
      for item in Self.items(advances) {
        let number = item.split(separator: "+").last.map(String.init) ?? ""
        advance += try #require(Int(number), "\(item)")
      }
    }

    private static func items(_ output: String) -> [String] {
      output.filter { $0 != "[" && $0 != "]" && $0 != "\n" }.split(separator: "|").map(String.init)
    }
  }
}
