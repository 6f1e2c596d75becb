public import Typography

/// Writes cells as plain text: the mosaic's symbols by ink and ground, no escape sequences.
public struct PlainTextEncoder: Sendable {
  /// The colour that is no ink: the page's background.
  public var ground: RGBA

  /// Makes an encoder for pages on a ground.
  public init(ground: RGBA) {
    self.ground = ground
  }

  /// The bytes of a grid in UTF-8: one line per row, as wide as the grid, each ended by a newline.
  public func encode(_ grid: CellGrid) -> [UInt8] {
    let monochrome = grid.monochrome(ground: ground)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(grid.rows * (grid.columns * 4 + 1))
    for row in 0..<grid.rows {
      for cell in monochrome.cells[(row * grid.columns)..<((row + 1) * grid.columns)] {
        if cell.symbol == " " {
          bytes.append(0x20)
        } else {
          bytes.append(contentsOf: UTF8.encode(cell.symbol)!)
        }
      }
      bytes.append(0x0A)
    }
    return bytes
  }
}
