import Testing
import Typography

@testable import Raster

/// A font that is cut short anywhere gives an error; a damaged one an error, or a face that can be
/// used as far as it goes.
@Suite struct DamagedFontTests {
  @Test(arguments: [TestFonts.sans, .variable])
  func fontsCutAtEvery64thByteNeverCrash(font: TestFonts) throws {
    try cutAtEvery64thByte(font)
  }

  /// Outlines in PostScript's format, which the project's own fonts do not have.
  @Test func postScriptOutlinesOfDebianInterCutAtEvery64thByteNeverCrash() throws {
    try cutAtEvery64thByte(.inter)
  }

  @Test(arguments: [TestFonts.sans, .variable])
  func fontsWithDamagedBytesNeverCrash(font: TestFonts) throws {
    try damageBytes(of: font)
  }

  @Test func postScriptOutlinesOfDebianInterWithDamagedBytesNeverCrash() throws {
    try damageBytes(of: .inter)
  }

  private func cutAtEvery64thByte(_ font: TestFonts) throws {
    let whole = try TestFonts.bytes(of: font.path)
    var opened = 0
    for count in stride(from: 0, to: whole.count, by: 64) {
      opened += try use(Array(whole.prefix(count))) ? 1 : 0
    }
    // FreeType alone would open some of them: the tables of the outlines come late in the file.
    #expect(opened == 0)
  }

  private func damageBytes(of font: TestFonts) throws {
    let whole = try TestFonts.bytes(of: font.path)
    var state: UInt64 = 20_240_229
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // Half of the damage goes into the directory and the tables at the front.
        let reach = state & 1 == 0 ? 4096 : bytes.count
        bytes[Int(state >> 33) % reach] = UInt8(truncatingIfNeeded: state >> 24)
      }
      _ = try use(bytes)
    }
  }

  /// Registers, shapes and paints; whether the bytes gave a face.
  private func use(_ bytes: [UInt8]) throws -> Bool {
    var fonts = RegisteredFonts()
    let file = FontFile(path: "cut.otf", bytes: bytes)
    guard let faces = try? fonts.register(file, label: "cut.otf", origin: .design) else {
      return false
    }
    let store = FaceStore(fonts: fonts)
    for face in faces {
      let instance = FaceInstance(face: face.id)
      _ = HarfBuzzShaper(faces: store).metrics(of: instance, pointSize: 17)
      let line = Pages.glyphs("Ag fi é", in: store, instance: instance, size: 12, ink: .black)
      let page = Page(
        size: Size(width: 64, height: 24), background: .white, items: [.glyphs(line)], texts: [])
      _ = try PagePainter(faces: store).paint(page, pixelsPerPoint: 1)
    }
    return true
  }
}
