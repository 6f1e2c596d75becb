import RasterSupport
import Support
import Testing
import Typography

@testable import Raster

/// The ink of a text after every step is its true coverage, in light and in dark.
@Suite struct InkTests {
  struct Case: CustomTestStringConvertible {
    var font: TestFonts
    var size: Double
    var ink: RGBA
    var ground: RGBA
    var testDescription: String { "\(font.testDescription) \(size) px \(ink.hex) on \(ground.hex)" }
  }

  private static let light = (ink: RGBA.black, ground: RGBA.white)
  private static let dark = (ink: RGBA.white, ground: RGBA.black)
  private static let tinted = (ink: RGBA(hex: "#1C1C1E")!, ground: RGBA(hex: "#F2F2F7")!)

  private static func cases(_ fonts: [TestFonts]) -> [Case] {
    fonts.flatMap { font in
      [11, 17, 34].flatMap { size in
        [light, dark, tinted].map { Case(font: font, size: size, ink: $0.ink, ground: $0.ground) }
      }
    }
  }

  @Test(arguments: cases(TestFonts.own))
  func inkInTheCellsIsWithin2PercentOfTheTrueCoverage(test: Case) throws {
    try compare(test)
  }

  /// Outlines in PostScript's format, which the project's own fonts do not have.
  @Test(arguments: cases([.inter]))
  func inkOfDebianInterIsWithin2PercentOfTheTrueCoverage(test: Case) throws {
    try compare(test)
  }

  private func compare(_ test: Case) throws {
    let (store, page) = try Pages.line(
      "Hamburgefonstiv AVAWA 0123", font: test.font, size: test.size, ink: test.ink,
      ground: test.ground)
    let canvas = try PagePainter(faces: store).paint(page, pixelsPerPoint: 1)
    let grid = HalfBlocks.cells(of: canvas, ground: test.ground)
    let bytes = ANSIEncoder(depth: .trueColor, ground: test.ground).encode(grid)
    let ink = Self.ink(of: try ANSIDecoder.pixels(of: bytes), test)
    let truth = try Self.coverage(of: page, store: store)
    #expect(abs(ink / truth - 1) < 0.02, "\(ink) instead of \(truth)")
  }

  /// The sum over all pixels of |pixel - ground| / |ink - ground|, mean of the channels, encoded.
  private static func ink(of rows: [[RGBA]], _ test: Case) -> Double {
    func share(_ pixel: UInt8, _ ink: UInt8, _ ground: UInt8) -> Double {
      abs(Double(pixel) - Double(ground)) / abs(Double(ink) - Double(ground))
    }
    return rows.joined().reduce(0) { sum, pixel in
      let red = share(pixel.red, test.ink.red, test.ground.red)
      let green = share(pixel.green, test.ink.green, test.ground.green)
      let blue = share(pixel.blue, test.ink.blue, test.ground.blue)
      return sum + (red + green + blue) / 3
    }
  }

  /// The glyphs' coverage in pixels, drawn at eight times the size.
  private static func coverage(of page: Page, store: FaceStore) throws -> Double {
    var sum = 0.0
    for case .glyphs(let line) in page.items {
      let face = try store.open(line.instance).freeType
      for glyph in line.glyphs {
        let image = face.coverage(
          of: glyph.id, size: Int(line.pointSize * 64) * 8, quarter: 0)
        let total = image?.coverage.reduce(0) { $0 + Int($1) } ?? 0
        sum += Double(total) / 255 / 64
      }
    }
    return sum
  }
}
