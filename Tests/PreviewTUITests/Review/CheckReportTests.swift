import Raster
import RasterSupport
import Support
import Testing
import Typography

@testable import Frames
@testable import PreviewTUI

/// The folder that `check` writes when something differs.
@Suite struct CheckReportTests {
  private struct Report: Decodable {
    struct Cause: Decodable {
      var style: String?
      var line: Int?
      var what: String
      var sentence: String
      var frames: [String]
    }

    struct Box: Decodable {
      var x: Int
      var y: Int
      var width: Int
      var height: Int
    }

    struct Frame: Decodable {
      var id: String
      var state: String
      var count: Int?
      var largestDelta: Int?
      var smallestTolerance: Int?
      var box: Box?
      var files: [String: String]
    }

    var result: String
    var causes: [Cause]
    var frames: [Frame]
    var orphans: [String]
  }

  private static let folder = "typo-preview-report"

  /// A design with one caption in another weight, and a block over the picture of one frame.
  private func changed() throws -> RecordedDesign {
    let design = try RecordedDesign(arguments: ["--scheme", "all"])
    try design.change("caption") { $0.weight = 400 }
    try design.paint("ramp/iPhone-17/large-dark") { canvas in
      for row in 40..<60 { for column in 300..<320 { canvas[row, column] = .white } }
    }
    return design
  }

  @Test func theReportHasEveryPictureAndDocument() throws {
    let design = try changed()
    #expect(try design.check().code == 1)
    let names = ["blink", "difference", "new", "reference"]
    let pictures = ["dark", "light"].flatMap { scheme in
      names.map { "ramp/iPhone-17/large-\(scheme)/\($0).png" }
    }
    #expect(
      design.folder.files(below: Self.folder)
        == ["index.html", "junit.xml"] + pictures + ["report.json"])
    let reference = "ramp/iPhone-17/large-light"
    #expect(
      try design.folder.bytes(of: "\(Self.folder)/\(reference)/reference.png")
        == design.folder.bytes(of: "frames/\(reference).png"))
    let new = try PNGDecoder().decode(
      design.folder.bytes(of: "\(Self.folder)/\(reference)/new.png"))
    let blink = try PNGDecoder().decode(
      design.folder.bytes(of: "\(Self.folder)/\(reference)/blink.png"))
    #expect(blink != new)
    #expect((blink.columns, blink.rows) == (new.columns, new.rows))
  }

  @Test func theDocumentForMachinesNamesCausesAndFrames() throws {
    let design = try changed()
    #expect(try design.check().code == 1)
    let bytes = try design.folder.bytes(of: "\(Self.folder)/report.json")
    let report = try Files.decode(Report.self, from: bytes)
    #expect(report.result == "different")
    #expect(report.causes.map(\.style) == ["title", "caption"])
    #expect(report.causes.map(\.what) == ["pixels", "weight"])
    #expect(report.causes.map(\.line) == [2, 4])
    #expect(report.causes[1].sentence == "caption: weight 500 to 400 in 2 of 2 frames")
    #expect(report.causes[1].frames == report.frames.map(\.id))
    #expect(report.frames.map(\.state) == ["changed", "changed"])
    for frame in report.frames {
      #expect(frame.files.count == 4)
      for file in frame.files.values {
        #expect(try !design.folder.bytes(of: "\(Self.folder)/\(file)").isEmpty)
      }
      #expect(try #require(frame.count) > 100)
      #expect(frame.smallestTolerance == frame.largestDelta)
    }
    let dark = try #require(report.frames.last?.box)
    #expect(dark.y == 40)
    #expect(report.orphans.isEmpty)
    #expect(try design.check(["--format", "json"]).output == bytes)
  }

  @Test func thePageNeedsNothingElse() throws {
    let design = try changed()
    #expect(try design.check().code == 1)
    let page = String(
      decoding: try design.folder.bytes(of: "\(Self.folder)/index.html"), as: UTF8.self)
    for word in ["http:", "https:", "url(", "@import", "src=\"ramp", "href=\"ramp"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("default-src 'none'"))
    #expect(page.components(of: "src=\"data:image/png;base64,") == 6)
    for word in [
      "prefers-color-scheme: dark", "@media print", "<kbd>1</kbd> Side by side", "<dt>j k</dt>",
      "prefers-reduced-motion: reduce",
    ] {
      #expect(page.contains(word), "\(word)")
    }
    #expect(page.contains("caption: weight 500 to 400 in 2 of 2 frames"))
  }

  @Test func picturesThatAreTooManyStayBesideThePage() throws {
    let frames = [4, 4].enumerated().map { index, bytes in
      var frame = ReviewedFrame(id: "ramp/a/\(index)", state: .changed)
      frame.pictures = ReviewPictures(
        reference: Array(repeating: 1, count: bytes), new: [2], difference: nil, blink: nil)
      frame.findings = [
        RecordFinding(style: "body", aspect: .pixels, old: .null, new: .null)
      ]
      return frame
    }
    let record = try RecordedFrames(bytes: Array("{\"version\":1,\"frames\":[]}".utf8), file: "")
    let review = Review(
      reference: record, new: record, frames: frames,
      causes: Cause.gather(frames.map { ($0.id, $0.findings) }, styles: []))
    let page = String(
      decoding: HTMLReport(review: review, pictureLimit: 9).bytes, as: UTF8.self)
    #expect(page.components(of: "src=\"data:image/png;base64,") == 2)
    #expect(page.contains("<a href=\"ramp/a/1/reference.png\">reference</a>"))
    #expect(!page.contains("<a href=\"ramp/a/0/"))
  }

  @Test func aTestCaseIsAStyle() throws {
    let design = try changed()
    #expect(try design.check().code == 1)
    let document = String(
      decoding: try design.folder.bytes(of: "\(Self.folder)/junit.xml"), as: UTF8.self)
    #expect(document.contains("tests=\"4\" failures=\"2\" errors=\"0\""))
    #expect(document.contains("<testcase classname=\"typography\" name=\"body\"/>"))
    #expect(
      document.contains("<failure message=\"caption: weight 500 to 400 in 2 of 2 frames\""))
    #expect(document.components(of: "</testcase>") == 2)
  }

  @Test func whatIsWrittenFromOutsideIsEscaped() throws {
    let name = "a<b>\"&'\u{1B}[31m\u{202E}"
    let design = try RecordedDesign([TokensFile.Style(name)])
    try design.change(name) { $0.weight = 700 }
    let run = try design.check(["--annotate", "github"])
    #expect(run.code == 1, "\(run.words)")
    var texts = [run.text, run.words]
    for file in design.folder.files(below: Self.folder) where !file.hasSuffix(".png") {
      texts.append(
        String(decoding: try design.folder.bytes(of: "\(Self.folder)/\(file)"), as: UTF8.self))
    }
    for text in texts {
      #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" }, "\(text)")
    }
    for text in texts[2...] where !text.hasPrefix("{") { #expect(!text.contains("<b>")) }
  }

  @Test func aReportGoesWhenAllIsTheSameAgain() throws {
    let design = try changed()
    #expect(try design.check(["-o", "deep/report"]).code == 1)
    #expect(!design.folder.files(below: "deep").isEmpty)
    try design.folder.write("kept", to: "deep/report/ramp/notes.txt")
    #expect(try design.check(["--accept"]).code == 0)
    #expect(try design.check(["-o", "deep/report"]).code == 0)
    #expect(design.folder.files(below: "deep") == ["report/ramp/notes.txt"])
    #expect(!design.folder.files().contains { $0.hasPrefix(Self.folder) })
  }

  @Test func theReportSaysNothingOfWhereAndWhen() throws {
    var reports: [[String: [UInt8]]] = []
    for zone in ["UTC", "Asia/Kathmandu"] {
      let design = try changed()
      let run = try design.check(
        [], environment: ["TZ": zone, "LC_ALL": zone == "UTC" ? "C" : "de"])
      #expect(run.code == 1)
      let files = design.folder.files(below: Self.folder)
      reports.append(
        try Dictionary(
          uniqueKeysWithValues: files.map {
            ($0, try design.folder.bytes(of: "\(Self.folder)/\($0)"))
          }))
    }
    #expect(reports[0] == reports[1])
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
