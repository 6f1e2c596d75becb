import Raster
import RasterSupport
import Testing

/// Animated PNGs against the third edition of the PNG specification.
@Suite struct AnimatedPNGTests {
  private func chunks(of bytes: [UInt8]) -> [(name: String, data: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var offset = 8
    while offset + 12 <= bytes.count {
      let count = number(bytes[offset..<(offset + 4)])
      let name = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
      chunks.append((name, Array(bytes[(offset + 8)..<(offset + 8 + count)])))
      offset += 12 + count
    }
    #expect(offset == bytes.count)
    return chunks
  }

  private func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private func frames(_ kinds: RandomPixels.Kind...) throws -> [Canvas] {
    var random = RandomPixels(seed: 3)
    return try kinds.map { try random.canvas(columns: 23, rows: 9, $0) }
  }

  @Test func aReaderOfPlainPicturesSeesTheFirstFrame() throws {
    let frames = try frames(.greys, .colors)
    let bytes = try AnimatedPNGEncoder(delay: 700).encode(frames)
    #expect(try PNGDecoder().decode(bytes) == frames[0])
  }

  @Test func theChunksAreInOrderAndCountTogether() throws {
    let bytes = try AnimatedPNGEncoder(delay: 700).encode(frames(.blackAndWhite, .twoColors))
    let chunks = chunks(of: bytes)
    let names = chunks.map(\.name).filter { $0 != "sRGB" && $0 != "PLTE" }
    #expect(names == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    let control = try #require(chunks.first { $0.name == "acTL" })
    #expect(control.data == [0, 0, 0, 2, 0, 0, 0, 0])
    let numbers = chunks.filter { $0.name == "fcTL" || $0.name == "fdAT" }.map {
      number($0.data.prefix(4))
    }
    #expect(numbers == [0, 1, 2])
    for chunk in chunks where chunk.name == "fcTL" {
      #expect(number(chunk.data[4..<8]) == 23)
      #expect(number(chunk.data[8..<12]) == 9)
      #expect(chunk.data.count == 26)
      #expect(number(chunk.data[20..<22]) == 700)
      #expect(number(chunk.data[22..<24]) == 1000)
    }
  }

  /// The second frame's data, put where the first one's is, is the second frame.
  @Test func bothFramesStoreTheirPixelsInTheSameWay() throws {
    let frames = try frames(.blackAndWhite, .twoColors)
    let forth = try AnimatedPNGEncoder(delay: 100).encode(frames)
    let back = try AnimatedPNGEncoder(delay: 100).encode(frames.reversed())
    let second = try #require(chunks(of: forth).first { $0.name == "fdAT" }).data.dropFirst(4)
    let header = try #require(chunks(of: forth).first { $0.name == "IHDR" }).data
    #expect(chunks(of: back).first { $0.name == "IHDR" }?.data == header)
    #expect(second.count > 20)
    #expect(try PNGDecoder().decode(back) == frames[1])
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    let frames = try frames(.colors, .greys)
    #expect(
      try AnimatedPNGEncoder(delay: 9).encode(frames)
        == AnimatedPNGEncoder(delay: 9).encode(frames))
  }
}
