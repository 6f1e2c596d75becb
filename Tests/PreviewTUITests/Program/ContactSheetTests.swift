import Support
import Testing

@testable import PreviewTUI

/// `index.html`: one file with all frames, which asks for nothing else.
@Suite struct ContactSheetTests {
  private func sheet(_ arguments: [String], in folder: ScratchFolder) throws -> String {
    let run = try BuiltProgram.run(
      ["snapshot", "--format", "html", "-o", "frames", "--quiet"] + arguments, in: folder.path)
    #expect(run.code == 0, "\(run.words)")
    #expect(folder.files() == ["frames/frames.json", "frames/index.html"])
    return String(decoding: try folder.bytes(of: "frames/index.html"), as: UTF8.self)
  }

  @Test func everyFrameIsInTheFile() throws {
    let folder = try ScratchFolder()
    let html = try sheet(["--size", "small,AX2", "--scheme", "all"], in: folder)
    #expect(html.count(of: "<figure ") == 4)
    #expect(html.count(of: "src=\"data:image/webp;base64,") == 4)
    #expect(html.contains("id=\"ramp/iPhone-17/accessibility2-dark\""))
    // A browser reads only the pictures near the screen, and reaches each by the keyboard.
    #expect(html.count(of: "<button type=\"button\"><img loading=\"lazy\" alt=\"ramp, ") == 4)
    #expect(html.hasSuffix("</html>\n"))
  }

  @Test func nothingIsFetched() throws {
    let folder = try ScratchFolder()
    let html = try sheet([], in: folder)
    #expect(html.contains("default-src 'none'"))
    // Two slashes may stand in base64.
    let text = html.split(separator: "\"").filter { !$0.hasPrefix("data:") }.joined()
    for name in ["http:", "https:", "url(", "@import", "fetch(", "XMLHttp"] {
      #expect(!text.contains(name), "\(name)")
    }
  }

  @Test func everyControlHasAName() throws {
    let folder = try ScratchFolder()
    let html = try sheet([], in: folder)
    let head = try #require(html.ranges(of: "<main>").first).lowerBound
    let controls = ["<select ", "<input "].map { html[..<head].count(of: $0) }.reduce(0, +)
    #expect(controls == 7)
    #expect(html[..<head].count(of: "<label>") == controls)
  }

  @Test func aSnapshotWithoutAPageRemovesThatOfAnEarlierOne() throws {
    let folder = try ScratchFolder()
    _ = try sheet([], in: folder)
    let again = ["snapshot", "--format", "txt", "-o", "frames", "--quiet"]
    #expect(try BuiltProgram.run(again, in: folder.path).code == 0)
    #expect(!folder.files().contains("frames/index.html"))
    // A file of the name that is no such page is somebody else's.
    try folder.write("<!DOCTYPE html><title>Mine</title>", to: "frames/index.html")
    #expect(try BuiltProgram.run(again, in: folder.path).code == 0)
    #expect(folder.files().contains("frames/index.html"))
  }

  @Test func textFromOutsideIsEscaped() throws {
    let folder = try ScratchFolder()
    let style = TokensFile.Style("<b>\"'&", size: 17)
    try folder.write(TokensFile.text([style]), to: "d/<script>.tokens.json")
    let run = try BuiltProgram.run(
      ["snapshot", "d/<script>.tokens.json", "--format", "html", "-o", "frames"], in: folder.path)
    #expect(run.code == 0, "\(run.words)")
    let html = String(decoding: try folder.bytes(of: "frames/index.html"), as: UTF8.self)
    #expect(html.contains("<h1>&lt;script&gt;</h1>"))
    #expect(html.count(of: "<script>") == 1)
    #expect(!html.contains("<b>"))
    #expect(html.contains("&lt;b&gt;"))
  }
}

extension StringProtocol {
  /// How often a text occurs.
  fileprivate func count(of text: String) -> Int {
    ranges(of: text).count
  }
}
