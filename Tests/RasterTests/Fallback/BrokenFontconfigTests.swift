import Support
import Testing

/// What fontconfig keeps between runs may be cut short, empty or of something else: the fonts of the
/// machine are then read anew, and the same ones stand in.
@Suite struct BrokenFontconfigTests {
  private let folder: ScratchFolder
  private let environment: [String: String]

  /// A machine with two fonts, one of which has the Arabic that the project's own fonts lack.
  init() throws {
    folder = try ScratchFolder()
    for font in ["noto/NotoNaskhArabic-Regular.ttf", "dejavu/DejaVuSans.ttf"] {
      let name = String(font.split(separator: "/")[1])
      try folder.copy("/usr/share/fonts/truetype/\(font)", to: "fonts/\(name)")
    }
    let configuration = """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(folder.path("fonts"))</dir><cachedir>\(folder.path("cache"))</cachedir></fontconfig>

      """
    environment = ["FONTCONFIG_FILE": try folder.write(configuration, to: "fonts.conf")]
    try folder.makeFolder("cache")
    try folder.makeFolder("empty")
  }

  private func record(_ variables: [String: String] = [:]) throws -> BuiltProgram.Result {
    try BuiltProgram.run(
      ["show", "--text", "سلام", "--format", "json"], in: folder.path("empty"),
      environment: environment.merging(variables) { $1 })
  }

  private func cache() throws -> String {
    "cache/" + (try #require(folder.files(below: "cache").first { $0.contains(".cache-") }))
  }

  @Test func debianACacheThatIsCutShortIsReadAnew() throws {
    let whole = try record()
    #expect(whole.code == 0, "\(whole.words)")
    #expect(whole.text.contains("DejaVuSans"))
    let file = try cache()
    let bytes = try folder.bytes(of: file)
    for count in stride(from: 0, to: bytes.count, by: max(bytes.count / 12, 1)) {
      try folder.write(Array(bytes.prefix(count)), to: file)
      let again = try record()
      #expect(again.code == 0, "\(again.words)")
      #expect(again.output == whole.output)
    }
  }

  @Test func debianACacheOfSomethingElseIsReadAnew() throws {
    let whole = try record()
    let file = try cache()
    for content in [Array("<html>".utf8), [UInt8](repeating: 0xFF, count: 5000)] {
      try folder.write(content, to: file)
      #expect(try record().output == whole.output)
    }
  }

  @Test(arguments: ["", "<fontconfig><dir>", "\u{0}\u{1}\u{2}", "<html/>"])
  func aBrokenConfigurationEndsNothing(text: String) throws {
    let path = try folder.write(text, to: "broken.conf")
    for path in [path, "/nowhere/fonts.conf", folder.path("fonts")] {
      let run = try record(["FONTCONFIG_FILE": path])
      #expect(run.code == 0, "\(run.words)")
    }
  }
}
