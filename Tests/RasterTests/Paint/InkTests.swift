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
    var testDescription: String { "\(font.testDescription) \(size) px" }
  }

  /// An ink and what it lies on.
  private struct Tone {
    var ink: RGBA
    var ground: RGBA
  }

  private static let tones = [
    Tone(ink: .black, ground: .white), Tone(ink: .white, ground: .black),
    Tone(ink: RGBA(hex: "#1C1C1E")!, ground: RGBA(hex: "#F2F2F7")!),
  ]

  private static func cases(_ fonts: [TestFonts]) -> [Case] {
    fonts.flatMap { font in [11, 17, 34].map { Case(font: font, size: $0) } }
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
    var truth: Double?
    for tone in Self.tones {
      let (store, page) = try Pages.line(
        "Hamburgefonstiv AVAWA 0123", font: test.font, size: test.size, ink: tone.ink,
        ground: tone.ground)
      let canvas = try PagePainter(faces: store).paint(page, pixelsPerPoint: 1)
      let grid = HalfBlocks.cells(of: canvas, ground: tone.ground)
      let bytes = ANSIEncoder(depth: .trueColor, ground: tone.ground).encode(grid)
      let ink = Self.ink(of: try ANSIDecoder.pixels(of: bytes), tone)
      // The same glyphs in every tone.
      let known = try truth ?? Self.coverage(of: page, store: store)
      truth = known
      #expect(
        abs(ink / known - 1) < 0.02,
        "\(ink) instead of \(known), \(tone.ink.hex) on \(tone.ground.hex)")
    }
  }

  /// The sum over all pixels of |pixel - ground| / |ink - ground|, mean of the channels, encoded.
  private static func ink(of rows: [[RGBA]], _ tone: Tone) -> Double {
    func share(_ pixel: UInt8, _ ink: UInt8, _ ground: UInt8) -> Double {
      abs(Double(pixel) - Double(ground)) / abs(Double(ink) - Double(ground))
    }
    return rows.joined().reduce(0) { sum, pixel in
      let red = share(pixel.red, tone.ink.red, tone.ground.red)
      let green = share(pixel.green, tone.ink.green, tone.ground.green)
      let blue = share(pixel.blue, tone.ink.blue, tone.ground.blue)
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
        sum += Double(Self.total(image?.coverage ?? [])) / 255 / 64
      }
    }
    return sum
  }

  /// The sum of many bytes, eight at a time: one by one it took most of the time of all tests.
  private static func total(_ bytes: [UInt8]) -> UInt64 {
    let (even, low): (UInt64, UInt64) = (0x00FF_00FF_00FF_00FF, 0x0000_FFFF_0000_FFFF)
    var sum: UInt64 = 0
    bytes.withUnsafeBytes { bytes in
      var place = 0
      while place &+ 8 <= bytes.count {
        let eight = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let four = (eight & even) &+ (eight &>> 8 & even)
        let two = (four & low) &+ (four &>> 16 & low)
        sum &+= (two & 0xFFFF_FFFF) &+ (two &>> 32)
        place &+= 8
      }
      while place < bytes.count {
        sum &+= UInt64(bytes[place])
        place &+= 1
      }
    }
    return sum
  }
}
