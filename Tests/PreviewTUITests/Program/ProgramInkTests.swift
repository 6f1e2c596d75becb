import Raster
import RasterSupport
import Support
import Testing
import Typography

/// How much ink a text has in the cells that the program prints, against its true coverage.
@Suite struct ProgramInkTests {
  struct Case: CustomTestStringConvertible {
    var size: Int
    var scheme: String
    var testDescription: String { "\(size) px \(scheme)" }
  }

  private static let cases = [11, 17, 34].flatMap { size in
    ["light", "dark"].map { Case(size: size, scheme: $0) }
  }

  @Test(arguments: cases)
  func inkInTheANSIOutputIsWithin2PercentOfTheCoverage(test: Case) throws {
    let folder = try ScratchFolder()
    let families = ["Sans", "Sans Variable", "Serif"]
    let styles = families.enumerated().map { index, family in
      TokensFile.Style(
        "s\(index)", family: "Typo Preview \(family)", size: Double(test.size),
        extensions: ["fixed": true, "color": ["light": "#1C1C1E", "dark": "#F2F2F7"]])
    }
    let file = try folder.write(TokensFile.text(styles), to: "typography.tokens.json")
    for style in styles {
      let command = [
        "show", file, "--bare", "--text", "Hamburgefonstiv AVAWA 0123", "--style", style.name,
        "--scheme", test.scheme, "--device", "600", "--color", "truecolor",
        "--fonts", Repository.path("Fonts"),
      ]
      let cells = try BuiltProgram.run(command)
      let large = try BuiltProgram.run(command + ["--scale", "8", "--format", "png"])
      let record = try BuiltProgram.run(command + ["--format", "json"])
      let text = try #require(FramesDocument(bytes: record.output).frames.first?.texts.first)
      let ink = try #require(RGBA(hex: text.foreground))
      let ground = try #require(RGBA(hex: text.background))
      #expect(text.pointSize == Double(test.size))
      #expect(text.resolved.family == style.family)
      let found = Self.ink(
        of: Array(try ANSIDecoder.pixels(of: cells.output).joined()), ink: ink, ground: ground)
      let truth = Self.ink(
        of: try PNGDecoder().decode(large.output).pixels, ink: ink, ground: ground)
      #expect(truth > 1000)
      #expect(abs(found / (truth / 64) - 1) < 0.02, "\(style.family): \(found) of \(truth / 64)")
    }
  }

  /// The sum of |pixel - ground| / |ink - ground| over all pixels, mean of the channels, encoded.
  ///
  /// Whole numbers are summed, and those of pixels of the ground are not: there are millions of pixels,
  /// and tests are built without optimization.
  private static func ink(of pixels: [RGBA], ink: RGBA, ground: RGBA) -> Double {
    var red = 0
    var green = 0
    var blue = 0
    for pixel in pixels where pixel != ground {
      red += abs(Int(pixel.red) - Int(ground.red))
      green += abs(Int(pixel.green) - Int(ground.green))
      blue += abs(Int(pixel.blue) - Int(ground.blue))
    }
    func share(_ sum: Int, _ channel: KeyPath<RGBA, UInt8>) -> Double {
      Double(sum) / abs(Double(ink[keyPath: channel]) - Double(ground[keyPath: channel]))
    }
    return (share(red, \.red) + share(green, \.green) + share(blue, \.blue)) / 3
  }
}
