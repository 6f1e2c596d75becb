import Raster
import RasterSupport
import Support
import Testing
import Typography

/// `--mosaic` and `--cell`, as they come out of the built program.
@Suite struct MosaicOptionTests {
  private static let page = ["show", "--device", "375", "--bare", "--style", "body"]

  /// The pixels of a page in a mosaic.
  private func pixels(_ mosaic: Mosaic, _ options: [String] = []) throws -> [[RGBA]] {
    let run = try BuiltProgram.run(Self.page + ["--mosaic", mosaic.rawValue] + options)
    #expect(run.code == 0, "\(run.words)")
    return try ANSIDecoder.pixels(of: run.output, mosaic: mosaic)
  }

  /// The height of the page at one pixel per point.
  private func height() throws -> Double {
    let run = try BuiltProgram.run(Self.page + ["--format", "png"])
    return Double(try PNGDecoder().decode(run.output).rows)
  }

  /// As many pixels across as points; down, as many as the shape of a pixel asks for.
  @Test(arguments: Mosaic.allCases, ["auto", "1x2", "9x19", "10x16"])
  func aFrameKeepsItsProportions(mosaic: Mosaic, cell: String) throws {
    let rows = try pixels(mosaic, ["--cell", cell])
    let columns = try #require(rows.first).count
    #expect(columns == (mosaic == .half ? 375 : 376))
    let size = CellSize(spelling: cell) ?? .standard
    let scale = mosaic.pixelScale(pixelsPerPoint: 1, cell: size)
    let expected = try height() * scale.vertical
    #expect(Double(rows.count) >= expected - 1)
    #expect(Double(rows.count) < expected + Double(mosaic.pixelRows) + 1)
  }

  @Test func halfBlocksAreWhatThereIsWithoutTheOption() throws {
    let plain = try BuiltProgram.run(Self.page)
    let half = try BuiltProgram.run(Self.page + ["--mosaic", "half", "--cell", "auto"])
    #expect(plain.output == half.output)
  }

  @Test(arguments: Mosaic.allCases, ["truecolor", "256", "16"])
  func everyDepthIsOfTheMosaic(mosaic: Mosaic, depth: String) throws {
    #expect(try pixels(mosaic, ["--color", depth]).count > 10)
  }

  @Test(arguments: Mosaic.allCases)
  func plainTextIsOfTheMosaic(mosaic: Mosaic) throws {
    let run = try BuiltProgram.run(
      Self.page + ["--mosaic", mosaic.rawValue, "--format", "txt"])
    let symbols = Set(run.text.unicodeScalars).subtracting(["\n"])
    #expect(symbols.count >= 4)
    #expect(symbols.allSatisfy { mosaic.pattern(of: $0) != nil })
  }

  /// The file of a picture has square pixels, whatever cells it could be shown in.
  @Test func aPNGDoesNotDependOnCells() throws {
    let plain = try BuiltProgram.run(Self.page + ["--format", "png"])
    let other = try BuiltProgram.run(
      Self.page + ["--format", "png", "--mosaic", "sextant", "--cell", "9x19"])
    #expect(plain.output == other.output)
  }

  @Test func aSnapshotIsOfTheMosaicInCellsOfTheUsualShape() throws {
    let folder = try ScratchFolder()
    let run = try BuiltProgram.run([
      "snapshot", "--device", "375", "--style", "body", "--mosaic", "octant", "-o", folder.path,
    ])
    #expect(run.code == 0, "\(run.words)")
    let frame = "ramp/375-pt/large-light"
    let png = try PNGDecoder().decode(folder.bytes(of: "\(frame).png"))
    let rows = try ANSIDecoder.pixels(of: folder.bytes(of: "\(frame).ansi"), mosaic: .octant)
    #expect(rows.count == (png.rows + 3) / 4 * 4)
    #expect(rows.first?.count == 376)
  }

  /// The ink of a text against its coverage at eight times the size.
  @Test(arguments: Mosaic.allCases, ["light", "dark"])
  func inkIsWithin2Percent(mosaic: Mosaic, scheme: String) throws {
    let command = ["--scheme", scheme]
    let large = try BuiltProgram.run(Self.page + command + ["--format", "png", "--scale", "8"])
    let truth = ink(of: try PNGDecoder().decode(large.output).pixels) / 64
    let scale = mosaic.pixelScale(pixelsPerPoint: 1, cell: .standard)
    let found = ink(of: try pixels(mosaic, command).joined()) / scale.vertical
    #expect(abs(found / truth - 1) < 0.02, "\(found) of \(truth)")
  }

  /// The sum of the distances from the ground, which is the first pixel.
  private func ink(of pixels: some Collection<RGBA>) -> Double {
    let ground = Int(pixels.first?.green ?? 0)
    return pixels.reduce(0) { $0 + Double(abs(Int($1.green) - ground)) }
  }
}
