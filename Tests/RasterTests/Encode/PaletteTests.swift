import Raster
import Testing
import Typography

@Suite struct PaletteTests {
  private func distance(_ one: RGBA, _ other: RGBA) -> Int {
    let red = Int(one.red) - Int(other.red)
    let green = Int(one.green) - Int(other.green)
    let blue = Int(one.blue) - Int(other.blue)
    return red * red + green * green + blue * blue
  }

  /// Colours all over the cube, its corners included.
  private var colors: [RGBA] {
    let levels =
      stride(from: 0, through: 255, by: 17).map { UInt8($0) } + [1, 47, 48, 114, 115, 254]
    return levels.flatMap { red in
      levels.flatMap { green in levels.map { RGBA(red: red, green: green, blue: $0) } }
    }
  }

  @Test func nearestOf256IsAsNearAsAnyFixedEntry() {
    let fixed = (16...255).map { Palette.color(UInt8($0)) }
    for color in colors {
      let index = Palette.nearest256(color)
      let shortest = fixed.map { distance($0, color) }.min()!
      #expect(index >= 16)
      #expect(distance(Palette.color(index), color) == shortest, "\(color.hex)")
    }
  }

  @Test func fixedEntriesAreTheirOwnNearest() {
    for index in 16...255 {
      let color = Palette.color(UInt8(index))
      #expect(Palette.color(Palette.nearest256(color)) == color)
    }
  }

  @Test func ansiColoursAreTheirOwnNearest() {
    for index in UInt8(0)...15 { #expect(Palette.nearest16(Palette.color(index)) == index) }
  }

  @Test func knownEntries() {
    #expect(Palette.color(16) == .black)
    #expect(Palette.color(231) == .white)
    #expect(Palette.color(196) == RGBA(red: 255, green: 0, blue: 0))
    #expect(Palette.color(244) == RGBA(red: 128, green: 128, blue: 128))
  }
}
