/// The colours along a gradient by their place on it, as the font names them.
struct ColorLine {
  /// A colour at a place.
  struct Stop {
    /// The place: 0 is where the gradient starts, 1 where it ends; others are allowed.
    var offset: Double
    /// The colour's number in the palette.
    var index: UInt16
    /// What the colour's alpha is multiplied by.
    var opacity: Double
  }

  /// How a gradient goes on beyond its stops.
  enum Extend {
    /// With the colour of the nearest stop.
    case pad
    /// From the start again.
    case `repeat`
    /// There and back.
    case reflect
  }

  /// The stops by their place, at least one.
  let stops: [Stop]
  /// How the gradient goes on beyond them.
  let extend: Extend

  /// The most stops that are read.
  private static let limit = 512

  /// Reads a colour line; nil without stops.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - place: Where the line is.
  ///   - stopSize: How many bytes a stop has.
  init?(_ table: TableBytes, at place: Int, stopSize: Int) {
    let room = max(table.bytes.count - place - 3, 0) / stopSize
    let stops = (0..<min(table.unsigned(place + 1), room, Self.limit)).map { position in
      let stop = place + 3 + stopSize * position
      return Stop(
        offset: table.fraction(stop), index: UInt16(table.unsigned(stop + 2)),
        opacity: table.fraction(stop + 4))
    }
    guard !stops.isEmpty else { return nil }
    // Stops at the same place keep their order.
    self.stops = stops.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
    switch table.unsigned(place, size: 1) {
    case 1: extend = .repeat
    case 2: extend = .reflect
    default: extend = .pad
    }
  }
}
