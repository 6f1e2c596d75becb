public import Raster
internal import Typography

/// Pictures of pixels without a meaning, the same from the same seed.
public struct RandomPixels {
  /// What kind of pixels there are.
  public enum Kind: CaseIterable, Sendable {
    /// Any colours.
    case colors
    /// Greys, as those of text.
    case greys
    /// A few colours close to each other, among which many divisions are as good.
    case tints
    /// Two colours in each cell.
    case twoColors
    /// Black and white.
    case blackAndWhite
  }

  private var state: UInt64

  /// Starts from a seed.
  public init(seed: UInt64) { state = seed }

  /// A canvas of such pixels.
  public mutating func canvas(
    columns: Int, rows: Int, _ kind: Kind
  ) throws(CanvasError) -> Canvas {
    var canvas = try Canvas(columns: columns, rows: rows, filledWith: .white)
    for position in canvas.pixels.indices { canvas.pixels[position] = pixel(kind) }
    return canvas
  }

  private mutating func pixel(_ kind: Kind) -> RGBA {
    switch kind {
    case .colors: return RGBA(red: byte(), green: byte(), blue: byte())
    case .greys:
      let level = byte()
      return RGBA(red: level, green: level, blue: level)
    case .tints: return RGBA(red: 200 + byte() % 3, green: 200 + byte() % 2, blue: 200)
    case .twoColors:
      return byte() < 128
        ? RGBA(red: 10, green: 132, blue: 255) : RGBA(red: 255, green: 159, blue: 10)
    case .blackAndWhite: return byte() < 128 ? .black : .white
    }
  }

  /// Knuth's linear congruential generator of MMIX; its high bits are the better ones.
  private mutating func byte() -> UInt8 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(state >> 56)
  }
}
