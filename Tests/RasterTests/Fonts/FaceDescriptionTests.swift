import Raster
import Support
import Testing
import Typography

@Suite struct FaceDescriptionTests {
  private func faces(_ path: String) throws -> [FaceDescription] {
    try FaceStore().register(path: path, label: "Fonts/x.otf", origin: .design)
  }

  @Test func namesAndStyleOfAStaticFace() throws {
    let face = try faces(Repository.path("Fonts/TypoPreviewSans-SemiBoldItalic.ttf"))[0]
    #expect(face.id == FaceDescription.ID(file: "Fonts/x.otf", index: 0))
    #expect(face.postScriptName == "TypoPreviewSans-SemiBoldItalic")
    #expect(face.fullName == "Typo Preview Sans SemiBold Italic")
    #expect(face.family == "Typo Preview Sans")
    #expect(face.legacyFamily == "Typo Preview Sans SemiBold")
    #expect(face.styleName == "SemiBold Italic")
    #expect(face.weight == 600)
    #expect(face.width == 1)
    #expect(face.isItalic)
    #expect(!face.isMonospaced)
    #expect(face.axes.isEmpty)
    #expect(face.namedInstances.isEmpty)
  }

  @Test func uprightRegular() throws {
    let face = try faces(TestFonts.sans.path)[0]
    #expect(face.postScriptName == "TypoPreviewSans-Regular")
    #expect(face.styleName == "Regular")
    #expect(face.weight == 400)
    #expect(!face.isItalic)
  }

  @Test func condensedWidthClassOfDebianOpenSans() throws {
    let face = try faces("/usr/share/fonts/truetype/open-sans/OpenSans-CondLight.ttf")[0]
    #expect(face.width < 1)
    #expect(face.weight == 300)
  }

  @Test func workersShareTheFiles() throws {
    let first = FaceStore()
    let face = try first.register(path: TestFonts.sans.path, label: "sans", origin: .design)[0]
    let second = FaceStore(fonts: first.fonts)
    #expect(second.fonts.faces == [face])
    #expect(
      HarfBuzzShaper(faces: second)
        .metrics(of: FaceInstance(face: face.id), pointSize: 10).ascent == 9.5)
  }
}
