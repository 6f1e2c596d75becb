import Raster
import RasterSupport
import Support
import Testing
import Typography

/// `check` names causes, and tolerates the noise of machines and nothing else.
@Suite struct CheckTests {
  private static let frame = RecordedDesign.lightFrame

  @Test func theSameDesignPassesAndLeavesNothing() throws {
    let design = try RecordedDesign()
    let before = design.folder.files()
    let run = try design.check()
    #expect(run.code == 0, "\(run.words)")
    #expect(run.output.isEmpty)
    #expect(run.words == "typo-preview: 3 frames compared, all the same\n")
    #expect(design.folder.files() == before)
  }

  @Test func aColourOfTheDesignIsOneSentence() throws {
    let design = try RecordedDesign()
    try design.change("caption") { $0.extensions["color"] = "#88888E" }
    #expect(
      try design.differences() == ["caption: colour #6A6A70 to #88888E in 3 of 3 frames"])
  }

  @Test func aPalerTextInAPictureIsFound() throws {
    let design = try RecordedDesign()
    let text = try #require(design.record().frames[0].texts.last)
    #expect(text.style == "caption")
    try design.paint(Self.frame) { canvas in
      // The caption is the last of the page: everything inked below its label.
      for row in (canvas.rows - 36)..<canvas.rows {
        for column in 0..<canvas.columns where canvas[row, column].red < 0x90 {
          let pixel = canvas[row, column]
          canvas[row, column] = RGBA(
            red: pixel.red + 0x1E, green: pixel.green + 0x1E, blue: pixel.blue + 0x1E)
        }
      }
    }
    let lines = try design.differences()
    #expect(lines.count == 2)
    #expect(
      lines[0] == "caption: pixels differ, the record is the same, in 1 of 3 frames", "\(lines)")
    #expect(lines[1].hasPrefix("  \(Self.frame): "), "\(lines)")
    #expect(lines[1].contains("by up to 30 in the box "), "\(lines)")
    #expect(lines[1].hasSuffix("; the smallest tolerance that passes is 30"), "\(lines)")
  }

  @Test func aPaintedBlockIsFoundWithItsBox() throws {
    let design = try RecordedDesign()
    try design.paint(Self.frame) { canvas in
      for row in 40..<60 {
        for column in 300..<320 { canvas[row, column] = RGBA(red: 250, green: 250, blue: 250) }
      }
    }
    let place = "  \(Self.frame): 400 pixels differ by up to 5 in the box 20x20 at 300,40; "
    let lines = try design.differences()
    #expect(lines.first == "title: pixels differ, the record is the same, in 1 of 3 frames")
    #expect(lines.dropFirst() == [place + "the smallest tolerance that passes is 5"])
    #expect(try design.check(["--tolerance", "5"]).code == 0)
    #expect(try design.check(["--tolerance", "4"]).code == 1)
  }

  @Test func noiseOnEdgesPasses() throws {
    let design = try RecordedDesign()
    var changed = 0
    for frame in try design.record().frames {
      var random = RandomPixels(seed: UInt64(frame.width))
      try design.paint(frame.id) { canvas in
        let original = canvas
        guard let noise = try? random.canvas(columns: canvas.columns, rows: canvas.rows, .colors)
        else { return }
        for row in 1..<(canvas.rows - 1) {
          for column in 1..<(canvas.columns - 1) {
            let near = (-1...1).flatMap { y in (-1...1).map { original[row + y, column + $0] } }
            guard Set(near).count > 1 else { continue }
            canvas[row, column] = noisy(original[row, column], noise[row, column])
            changed += 1
          }
        }
      }
    }
    #expect(changed > 5000)
    let run = try design.check()
    #expect(run.code == 0, "\(run.text)")
  }

  /// A pixel off by -2 to 2 in each channel.
  private func noisy(_ pixel: RGBA, _ noise: RGBA) -> RGBA {
    func channel(_ value: UInt8, _ noise: UInt8) -> UInt8 {
      UInt8(clamping: Int(value) + Int(noise) % 5 - 2)
    }
    return RGBA(
      red: channel(pixel.red, noise.red), green: channel(pixel.green, noise.green),
      blue: channel(pixel.blue, noise.blue))
  }

  @Test func rootsHideTheirConsequencesAndNothingElse() throws {
    let design = try RecordedDesign()
    try design.change("title") { $0.size = 40 }
    try design.change("caption") {
      $0.weight = 400
      $0.extensions["color"] = "#000000"
    }
    #expect(
      try design.differences() == [
        "title: size 28 to 40 in 3 of 3 frames",
        "caption: weight 500 to 400 in 3 of 3 frames",
        "caption: colour #6A6A70 to #000000 in 3 of 3 frames",
      ])
  }

  @Test func pixelsThatARootDoesNotExplainAreNamedBesideIt() throws {
    let design = try RecordedDesign()
    try design.change("caption") { $0.extensions["color"] = "#000000" }
    try design.paint(Self.frame) { canvas in
      for row in 40..<60 { for column in 300..<320 { canvas[row, column] = .black } }
    }
    let lines = try design.differences()
    #expect(lines.filter { !$0.hasPrefix(" ") }.count == 2, "\(lines)")
    #expect(lines[0].hasPrefix("title: pixels differ"), "\(lines)")
    #expect(lines[2] == "caption: colour #6A6A70 to #000000 in 3 of 3 frames", "\(lines)")
  }

  @Test func stylesThatComeGoOrTakeAnotherNameAreNamed() throws {
    let design = try RecordedDesign()
    try design.change { styles in
      styles[1].name = "text"
      styles.remove(at: 0)
      styles.append(TokensFile.Style("note", size: 13))
    }
    let sample = try design.differences()
    #expect(sample.contains("title: removed in 3 of 3 frames"), "\(sample)")
    #expect(sample.contains("note: added in 3 of 3 frames"), "\(sample)")
  }

  @Test func theOptionsOfTheRecordAreTakenOver() throws {
    let design = try RecordedDesign(
      arguments: [
        "--text", "Quartz", "--bare", "--style", "body,caption", "--blend", "linear", "--mosaic",
        "sextant", "--size", "AX1", "--scheme", "dark", "--device", "375", "--scale", "2",
        "--locale", "de",
      ])
    let record = String(decoding: try design.folder.bytes(of: "frames/frames.json"), as: UTF8.self)
    let options = record.split(separator: "\n").prefix(14).map(\.trimmed)
    let expected = [
      "\"options\": {", "\"text\": \"Quartz\",", "\"bare\": true,", "\"styles\": [", "\"body\",",
      "\"caption\"", "],", "\"blend\": \"linear\",", "\"mosaic\": \"sextant\"", "},",
      "\"frames\": [",
    ]
    #expect(Array(options[3...]) == expected)
    let run = try design.check()
    #expect(run.code == 0, "\(run.text)\(run.words)")
    #expect(
      try design.differences(["--text", "Sphinx"]).first
        == "body: sample Quartz to Sphinx in 1 of 1 frame")
  }

  @Test func framesThatCameWentOrWereLeftBehindAreNamed() throws {
    let design = try RecordedDesign(arguments: ["--size", "all"])
    let sizes = try design.check(["--matrix", "sizes"])
    #expect(sizes.code == 0, "\(sizes.text)")
    let few = try design.check(["--size", "AX1,AX2"])
    #expect(few.code == 0, "\(few.text)")
    #expect(few.words.contains("2 frames compared, all the same; 10 left out"))
    let dark = try design.check(["--size", "AX1", "--scheme", "dark"])
    #expect(dark.text == "frame added: ramp/iPhone-17/accessibility1-dark\n")
    #expect(dark.words.contains("0 frames compared, 1 added; 12 left out"))
    let lines = try design.differences(["--matrix", "sizes", "--scheme", "dark,light"])
    #expect(lines.filter { $0.hasPrefix("frame added: ") }.count == 12)
    let common = try design.differences(["--matrix", "common"])
    #expect(common.filter { $0.hasPrefix("frame removed: ") }.count == 11)
    #expect(common.filter { $0.hasPrefix("frame added: ") }.count == 2)
    try design.folder.write("", to: "frames/ramp/iPhone-4/large-dark.png")
    #expect(
      try design.differences() == [
        "orphaned file, which the record does not list: ramp/iPhone-4/large-dark.png"
      ])
  }

  @Test func filesWithoutAPNGAreComparedByteByByte() throws {
    let design = try RecordedDesign(arguments: ["--format", "ansi,txt"])
    #expect(try design.check().code == 0)
    try design.folder.write("x", to: "frames/\(Self.frame).txt")
    #expect(
      try design.differences() == ["page: the txt file differs in 1 of 3 frames"])
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
