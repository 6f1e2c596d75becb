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
    let (store, instance) = try font.open()
    let shaper = HarfBuzzShaper(faces: store)
    let request = HBShapeRequest(font: NotoFont(path: font.path), language: "en")
    for (text, glyphs) in zip(Samples.strings, try request.glyphs(of: Samples.strings)) {
      let shaped = shaper.line(text, in: instance, pointSize: 17)
      #expect(shaped.runs.flatMap(\.glyphs).map { Int($0.id) } == glyphs.map(\.id), "\(text)")
      let advance = glyphs.reduce(0) { $0 + $1.advance }
      let expected = Double(advance) * 17 / font.unitsPerEm
      #expect(abs(shaped.width - expected) < 0.01, "\(text)")
    }
  }
}
