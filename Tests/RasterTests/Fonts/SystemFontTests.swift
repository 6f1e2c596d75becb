import Raster
import Testing

/// The fonts of the tests are installed, so the machine's list has to know them.
@Suite struct DebianFontListTests {
  private let fonts = SystemFonts()

  @Test func postScriptNameGivesTheOneFile() {
    #expect(fonts.files(named: "Lato-Bold") == ["/usr/share/fonts/truetype/lato/Lato-Bold.ttf"])
  }

  @Test func caseDoesNotMatter() {
    #expect(fonts.files(named: "lato-bold") == fonts.files(named: "Lato-Bold"))
  }

  @Test func familyGivesAllFilesInOrder() {
    let files = fonts.files(ofFamily: "Inter")
    #expect(files.contains(TestFonts.inter.path))
    #expect(files.count > 9)
    #expect(files == files.sorted())
  }

  @Test(arguments: ["Helvetica", "sans-serif", "No Such Font"])
  func nothingIsSubstituted(name: String) {
    #expect(fonts.files(named: name).isEmpty)
  }

  @Test func familiesAreListedInOrder() {
    #expect(fonts.families.contains("Lato"))
    #expect(fonts.families == fonts.families.sorted())
  }
}
