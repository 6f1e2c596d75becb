import Raster

/// The pictures on the screen: what must be sent so that it shows others.
struct ImageLayer {
  /// The form in which they are sent.
  let format: ImageFormat
  /// What is on the screen.
  private var shown: [ImagePiece] = []

  /// The number that kitty knows the first piece by; the others follow. Any other program on the same
  /// screen has ended or waits for us.
  private static let firstNumber = 7_071

  /// Makes a layer without pictures.
  init(format: ImageFormat) {
    self.format = format
  }

  /// Whether cells have to be drawn again before other pieces are shown: pictures that are not kitty's
  /// are part of the cells.
  func mustRepaint(for pieces: [ImagePiece]) -> Bool {
    shown.map(\.target) != pieces.map(\.target)
  }

  /// The bytes that show pieces, and nothing for those that are there already.
  mutating func show(_ pieces: [ImagePiece]) -> [UInt8] {
    guard pieces != shown else { return [] }
    var bytes: [UInt8] = []
    for (index, piece) in pieces.enumerated() {
      if index < shown.count, shown[index] == piece { continue }
      bytes += Self.place(encoded(piece, number: Self.firstNumber + index), at: piece.target.origin)
    }
    if shown.count > pieces.count { bytes += removal(of: pieces.count..<shown.count) }
    shown = pieces
    return bytes
  }

  /// The bytes that take all pictures away.
  mutating func removeAll() -> [UInt8] {
    defer { shown = [] }
    return removal(of: 0..<shown.count)
  }

  /// The bytes that take all pictures away, whichever there are, also in the middle of one.
  var farewell: [UInt8] {
    let end = Array("\u{1B}\\".utf8)
    // Every number of ours that can be in use; what is not there is no error.
    return format == .kitty ? end + removal(of: 0..<Self.farewellCount) : end
  }

  /// The most pieces that `farewell` takes away.
  private static let farewellCount = 16

  private func removal(of pieces: Range<Int>) -> [UInt8] {
    guard format == .kitty else { return [] }
    return pieces.flatMap { KittyGraphicsEncoder().removal(of: Self.firstNumber + $0) }
  }

  /// The bytes of a piece; none where it cannot be encoded.
  private func encoded(_ piece: ImagePiece, number: Int) -> [UInt8] {
    let canvas = piece.image.pixels(of: piece.source)
    let area = piece.target.area
    let bytes: [UInt8]?
    switch format {
    case .kitty:
      bytes = try? KittyGraphicsEncoder().encode(
        canvas, number: number, columns: area.columns, rows: area.rows)
    case .iterm2:
      bytes = try? InlineImageEncoder().encode(canvas, columns: area.columns, rows: area.rows)
    case .sixel: bytes = try? SixelEncoder().encode(canvas)
    }
    return bytes ?? []
  }

  /// Sends something at a place, and leaves the cursor where ncurses knows it.
  private static func place(_ bytes: [UInt8], at point: CellPoint) -> [UInt8] {
    Array("\u{1B}7\u{1B}[\(point.row + 1);\(point.column + 1)H".utf8) + bytes
      + Array("\u{1B}8".utf8)
  }
}
