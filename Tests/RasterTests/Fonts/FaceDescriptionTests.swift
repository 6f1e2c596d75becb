import Raster
import Testing
import Typography

@Suite struct FaceDescriptionTests {
  private func faces(_ path: String) throws -> [FaceDescription] {
    try FaceStore().register(path: path, label: "Fonts/x.otf", origin: .design)
  }

  @Test func namesAndStyleOfAStaticFace() throws {
    let face = try faces("/usr/share/fonts/opentype/inter/Inter-SemiBoldItalic.otf")[0]
    #expect(face.id == FaceDescription.ID(file: "Fonts/x.otf", index: 0))
    #expect(face.postScriptName == "Inter-SemiBoldItalic")
    #expect(face.fullName == "Inter Semi Bold Italic")
    #expect(face.family == "Inter")
    #expect(face.legacyFamily == "Inter Semi Bold")
    #expect(face.styleName == "Semi Bold Italic")
    #expect(face.weight == 600)
    #expect(face.width == 1)
    #expect(face.isItalic)
    #expect(!face.isMonospaced)
    #expect(face.axes.isEmpty)
    #expect(face.namedInstances.isEmpty)
  }

  @Test func uprightRegular() throws {
    let face = try faces(TestFonts.openSans.path)[0]
    #expect(face.postScriptName == "OpenSans-Regular" || face.postScriptName == "OpenSans")
    #expect(face.weight == 400)
    #expect(!face.isItalic)
  }

  @Test func condensedWidthClass() throws {
    let face = try faces("/usr/share/fonts/truetype/open-sans/OpenSans-CondLight.ttf")[0]
    #expect(face.width < 1)
    #expect(face.weight == 300)
  }

  @Test func workersShareTheFiles() throws {
    let first = FaceStore()
    let face = try first.register(path: TestFonts.lato.path, label: "lato", origin: .design)[0]
    let second = FaceStore(fonts: first.fonts)
    #expect(second.fonts.faces == [face])
    #expect(
      HarfBuzzShaper(faces: second)
        .metrics(of: FaceInstance(face: face.id), pointSize: 10).ascent > 0)
  }
}
