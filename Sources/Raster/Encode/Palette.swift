public import Typography

/// The terminal palettes and the nearest entry to a colour, by distance in encoded sRGB.
public enum Palette {
  /// The colour of an entry of the 256-colour palette, as xterm defines it.
  ///
  /// Entries 0 to 15 are the ANSI colours, which users theme; 16 to 231 a cube, 232 to 255 greys.
  public static func color(_ index: UInt8) -> RGBA {
    switch index {
    case 0..<16: return ansi[Int(index)]
    case 16..<232:
      let position = Int(index) - 16
      return RGBA(
        red: cubeLevels[position / 36], green: cubeLevels[position / 6 % 6],
        blue: cubeLevels[position % 6])
    default:
      let level = 8 + 10 * (index - 232)
      return RGBA(red: level, green: level, blue: level)
    }
  }

  /// The entry of the 256-colour palette nearest to a colour; always in 16...255, since users theme
  /// the first 16. At equal distance the cube wins.
  public static func nearest256(_ color: RGBA) -> UInt8 {
    let red = cubePosition(color.red)
    let green = cubePosition(color.green)
    let blue = cubePosition(color.blue)
    let cube = 16 + 36 * red + 6 * green + blue
    let sum = Int(color.red) + Int(color.green) + Int(color.blue)
    // The nearest grey of 8, 18 ... 238 is the one nearest to the mean of the channels.
    let grey = 232 + min(max((sum - 24 + 15) / 30, 0), 23)
    let isGreyNearer =
      distance(color, Self.color(UInt8(grey))) < distance(color, Self.color(UInt8(cube)))
    return UInt8(isGreyNearer ? grey : cube)
  }

  /// The ANSI colour nearest to a colour, 0 to 15; at equal distance the lower one.
  public static func nearest16(_ color: RGBA) -> UInt8 {
    var best = 0
    var shortest = Int.max
    for (index, candidate) in ansi.enumerated() {
      let distance = distance(color, candidate)
      if distance < shortest { (best, shortest) = (index, distance) }
    }
    return UInt8(best)
  }

  /// xterm's values of the 16 ANSI colours (`XTerm-col.ad`).
  private static let ansi: [RGBA] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { (value: UInt32) in
    RGBA(
      red: UInt8(value >> 16), green: UInt8(value >> 8 & 0xFF), blue: UInt8(value & 0xFF))
  }

  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The nearest level of the cube; the borders are the middles between levels.
  private static func cubePosition(_ value: UInt8) -> Int {
    switch value {
    case 0..<48: 0
    case 48..<115: 1
    default: (Int(value) - 35) / 40
    }
  }

  private static func distance(_ one: RGBA, _ other: RGBA) -> Int {
    let red = Int(one.red) - Int(other.red)
    let green = Int(one.green) - Int(other.green)
    let blue = Int(one.blue) - Int(other.blue)
    return red * red + green * green + blue * blue
  }
}
