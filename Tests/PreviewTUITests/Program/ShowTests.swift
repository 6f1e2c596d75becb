import Raster
import RasterSupport
import Support
import Testing
import Typography

/// `show`, as it comes out of the built program.
@Suite struct ShowTests {
  @Test func theCommonMatrixIsThreeFrames() throws {
    let run = try BuiltProgram.run(["show", "--matrix", "common"])
    #expect(run.code == 0, "\(run.words)")
    let frames = run.text.split(separator: "\n\n", omittingEmptySubsequences: true)
    #expect(frames.count == 3)
    let widths = try frames.map { frame in
      try #require(ANSIDecoder.pixels(of: Array(frame.utf8)).first).count
    }
    #expect(widths == [402, 320, 375])
    let titles = [
      "ramp, iPhone 17 (402 pt), large, light",
      "ramp, iPhone SE (1st generation) (320 pt), large, dark",
      "ramp, iPhone 8 (375 pt), accessibility1, light",
    ]
    for title in titles { #expect(run.words.contains(title), "\(run.words)") }
  }

  @Test func theDarkFrameIsDark() throws {
    let run = try BuiltProgram.run(["show", "--matrix", "common"])
    let grounds = try run.text.split(separator: "\n\n").map { frame in
      try #require(ANSIDecoder.pixels(of: Array(frame.utf8)).first?.first)
    }
    #expect(grounds == [.white, .black, .white])
  }

  @Test(arguments: [
    ["--device", "375"], ["--size", "AX3", "--scheme", "dark"], ["--bare", "--device", "333"],
    ["--scale", "0.4"], ["--blend", "linear"], ["--text", "Ág ﬁ 1", "--style", "title2"],
  ])
  func cellsAreHalfBlocksAndDecodeToThePixelsOfThePNG(options: [String]) throws {
    let ansi = try BuiltProgram.run(["show"] + options)
    let png = try BuiltProgram.run(["show", "--format", "png"] + options)
    #expect(ansi.code == 0 && png.code == 0, "\(ansi.words)\(png.words)")
    // The decoder throws for any other symbol and for any other escape sequence.
    var rows = try ANSIDecoder.pixels(of: ansi.output)
    let canvas = try PNGDecoder().decode(png.output)
    #expect(rows.count == canvas.rows + canvas.rows % 2)
    if canvas.rows % 2 == 1 {
      let last = rows.removeLast()
      #expect(Set(last) == [try #require(rows.first?.first)])
    }
    #expect(rows.joined().elementsEqual(canvas.pixels))
  }

  @Test(arguments: ["truecolor", "256", "16"])
  func everyDepthOfColourIsHalfBlocks(depth: String) throws {
    let run = try BuiltProgram.run(["show", "--color", depth])
    #expect(try ANSIDecoder.pixels(of: run.output).count > 100)
  }

  @Test(arguments: [["--color", "none"], ["--format", "txt"]])
  func withoutColourThereIsNoEscape(options: [String]) throws {
    let run = try BuiltProgram.run(["show"] + options)
    #expect(run.code == 0)
    #expect(!run.output.contains(0x1B))
    #expect(Set(run.text.unicodeScalars) == [" ", "▀", "▄", "█", "\n"])
  }

  @Test func noColorInTheEnvironmentIsHeard() throws {
    let run = try BuiltProgram.run(["show"], environment: ["NO_COLOR": "1"])
    #expect(!run.output.contains(0x1B))
    #expect(run.output.count > 1000)
  }

  @Test func theNameOfTheOutputSaysTheFormat() throws {
    let folder = try ScratchFolder()
    let run = try BuiltProgram.run(["show", "-o", "frame.png"], in: folder.path)
    #expect(run.code == 0 && run.output.isEmpty, "\(run.words)")
    #expect(folder.files() == ["frame.png"])
    #expect(try PNGDecoder().decode(folder.bytes(of: "frame.png")).columns == 402)
  }
}
