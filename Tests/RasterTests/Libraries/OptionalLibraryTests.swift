import Support
import Testing
import Typography

@testable import Raster

/// Libraries that are opened when they are first needed, on machines that have them and that lack them.
@Suite struct OptionalLibraryTests {
  private let nothing = OptionalLibrary(
    "nothing", package: "libnothing1", formula: "nothing", linux: "libnothing.so.1",
    mac: "libnothing.1.dylib")
  private let mathematics = OptionalLibrary(
    "mathematics", package: "libc6", formula: "none", linux: "libm.so.6", mac: "libm.dylib")

  @Test func aLibraryThatIsNotThereSaysWhichPackageBringsIt() throws {
    let error = #expect(throws: LibraryError.missing(nothing)) {
      _ = try SixelEncoder(library: nothing)
    }
    let words = try #require(error).description
    #expect(words.hasPrefix("nothing is not installed on this machine; install "))
    #expect(words.contains("'libnothing1'") || words.contains("'nothing'"))
  }

  @Test func aLibraryWithoutOneOfTheFunctionsSaysWhich() throws {
    let error = #expect(
      throws: LibraryError.incomplete(mathematics, function: "sixel_dither_initialize")
    ) {
      _ = try SixelEncoder(library: mathematics)
    }
    #expect(try #require(error).description.contains("'sixel_dither_initialize'"))
  }

  @Test func picturesThatNeedAMissingLibraryAreNotWritten() throws {
    let canvas = try Canvas(columns: 2, rows: 2, filledWith: .black)
    #expect(throws: LibraryError.missing(nothing)) {
      try WebPEncoder(library: nothing).encode(canvas)
    }
  }

  @Test(arguments: ["ColorLayers.ttf": "xx", "ColorPaints.ttf": "AA"])
  func layersAreDrawnFromTheOutlineWithoutCairo(font: String, text: String) throws {
    let libraries = ColorLibraries(cairo: nothing)
    let canvas = try Fixture(font).paint(text, size: 100, libraries: libraries)
    #expect(libraries.errors == [.missing(nothing)])
    #expect(Set(canvas.pixels).isSubset(of: Self.greys))
  }

  @Test func glyphsInOneInkNeedNoLibrary() throws {
    let libraries = ColorLibraries(cairo: nothing)
    _ = try Fixture("ColorLayers.ttf").paint("H", size: 100, libraries: libraries)
    _ = try Fixture("Svg.ttf").paint("H", size: 100, libraries: libraries)
    #expect(libraries.errors.isEmpty)
  }

  @Test(arguments: ["CCairo", "CSixel", "CWebP"])
  func noStartWaitsForALibraryThatMostRunsDoNotNeed(module: String) throws {
    #expect(!(try text("Sources/\(module)/module.modulemap")).contains("link"))
    let manifest = try text("Package.swift")
    let name = try #require(manifest.firstRange(of: "name: \"\(module)\""))
    #expect(!manifest[name.upperBound...].prefix(while: { $0 != ")" }).contains("pkgConfig"))
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Files.bytes(of: Repository.path(path)), as: UTF8.self)
  }

  private static let greys = Set(
    (0...255).map { RGBA(red: UInt8($0), green: UInt8($0), blue: UInt8($0)) })
}
