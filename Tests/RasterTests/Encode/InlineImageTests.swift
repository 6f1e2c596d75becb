import RasterSupport
import Testing
import Typography

@testable import Raster

/// Pictures between the characters of a terminal.
@Suite struct InlineImageTests {
  /// A picture of as many colours as asked for, in pixels that no band or piece divides evenly.
  private func canvas(colors: Int, columns: Int = 67, rows: Int = 41) throws -> Canvas {
    var canvas = try Canvas(columns: columns, rows: rows, filledWith: .white)
    for place in canvas.pixels.indices {
      let color = place * 7 % colors
      canvas.pixels[place] = RGBA(
        red: UInt8(color % 16 * 17), green: UInt8(color / 16 % 16 * 17),
        blue: UInt8(color / 256 % 256))
    }
    return canvas
  }

  /// The letters and the control data of the commands of kitty's protocol.
  private func commands(_ bytes: [UInt8]) -> [(control: String, letters: String)] {
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasSuffix("\u{1B}\\"))
    return text.split(separator: "\u{1B}\\").map { command in
      #expect(command.hasPrefix("\u{1B}_G"))
      let parts = command.dropFirst(3).split(
        separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts[1]))
    }
  }

  @Test(arguments: [(1, 1), (67, 41), (300, 200)])
  func kittyGetsThePictureInPieces(columns: Int, rows: Int) throws {
    var canvas = try canvas(colors: 4096, columns: columns, rows: rows)
    var generator = SystemRandomNumberGenerator()
    for place in canvas.pixels.indices {
      canvas.pixels[place].red = UInt8.random(in: 0...255, using: &generator)
    }
    let commands = commands(
      try KittyGraphicsEncoder().encode(canvas, number: 7, columns: 20, rows: 10))
    #expect(commands[0].control.hasPrefix("a=T,f=100,i=7,p=1,c=20,r=10,C=1,q=2,m="))
    for (index, command) in commands.enumerated() {
      let isLast = index == commands.count - 1
      #expect(command.control.hasSuffix(isLast ? "m=0" : "m=1"))
      #expect(command.letters.count <= 4096)
      #expect(isLast || command.letters.count.isMultiple(of: 4))
    }
    let data = try #require(Base64.decode(commands.map(\.letters).joined()))
    #expect(try PNGDecoder().decode(data) == canvas)
  }

  @Test func kittyForgetsAPicture() {
    let text = String(decoding: KittyGraphicsEncoder().removal(of: 7), as: UTF8.self)
    #expect(text == "\u{1B}_Ga=d,d=I,i=7,q=2\u{1B}\\")
  }

  @Test func iTermGetsTheFile() throws {
    let canvas = try canvas(colors: 300)
    let bytes = try InlineImageEncoder().encode(canvas, columns: 20, rows: 10)
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text.dropLast().split(separator: ":")
    #expect(text.hasSuffix("\u{7}") && parts.count == 2)
    let data = try #require(Base64.decode(parts[1]))
    #expect(
      parts[0] == "\u{1B}]1337;File=inline=1;size=\(data.count);width=20;height=10;"
        + "preserveAspectRatio=0;doNotMoveCursor=1")
    #expect(try PNGDecoder().decode(data) == canvas)
  }

  /// The most that a channel of a picture differs from its sixels, and how many pixels are missing.
  private func deviation(_ canvas: Canvas) throws -> (channel: Int, missing: Int) {
    let bytes = try #require(try SixelEncoder().encode(canvas))
    let decoded = try #require(SixelDecoder(bytes))
    var most = 0
    var missing = 0
    for row in 0..<canvas.rows {
      for column in 0..<canvas.columns {
        let pixel = canvas[row, column]
        guard decoded.pixels.indices.contains(row), let found = decoded.pixels[row][column] else {
          missing += 1
          continue
        }
        for (one, other) in [
          (pixel.red, found.red), (pixel.green, found.green), (pixel.blue, found.blue),
        ] {
          most = max(most, abs(Int(one) - Int(other)))
        }
      }
    }
    #expect(decoded.pixels.count == canvas.rows)
    return (most, missing)
  }

  @Test(arguments: [1, 2, 17, 255, 256])
  func sixelsKeepUpTo256ColoursToTheHundredth(colors: Int) throws {
    let deviation = try deviation(canvas(colors: colors))
    #expect(deviation.channel <= 2)
    #expect(deviation.missing == 0)
  }

  @Test func sixelsOfMoreColoursComeNear() throws {
    let deviation = try deviation(canvas(colors: 1200, rows: 90))
    #expect(deviation.channel <= 64)
    #expect(deviation.missing == 0)
  }

  @Test func theSamePictureGivesTheSameSixels() throws {
    let canvas = try canvas(colors: 1200, rows: 90)
    #expect(try SixelEncoder().encode(canvas) == SixelEncoder().encode(canvas))
    let nothing = try Canvas(columns: 0, rows: 0, filledWith: .white)
    #expect(try SixelEncoder().encode(nothing) == nil)
  }

  @Test func aPartIsThePictureThereAndGroundBeyond() throws {
    let canvas = try canvas(colors: 300)
    let part = canvas.part(rows: 38..<45, columns: 60..<70, beyond: .black)
    #expect(part.rows == 7 && part.columns == 10)
    #expect(part[0, 0] == canvas[38, 60] && part[2, 6] == canvas[40, 66])
    #expect(part[0, 7] == .black && part[3, 0] == .black)
    let outside = canvas.part(rows: 50..<52, columns: 90..<93, beyond: .black)
    #expect(outside.pixels == Array(repeating: .black, count: 6))
  }
}
