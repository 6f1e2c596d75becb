public import Typography

/// Writes cells as text with ANSI colours: one line per row, each ended by a reset and a newline.
///
/// The encoder may show a cell by another symbol of the grid's mosaic (a space by `█`, `▀` by `▄`)
/// when that saves a change of colour; the pixels stay the same. Where symbols do not fill their
/// pixels, as in braille, it does not.
///
///     let bytes = ANSIEncoder(depth: .trueColor, ground: page.background).encode(grid)
public struct ANSIEncoder: Sendable {
  /// How many colours are written.
  public var depth: ColorDepth
  /// What is no ink where no colour is written; see `CellGrid.monochrome(ground:)`.
  public var ground: RGBA

  /// Makes an encoder.
  ///
  /// - Parameters:
  ///   - depth: How many colours are written.
  ///   - ground: The page's background, which decides between ink and ground without colours.
  public init(depth: ColorDepth, ground: RGBA = .white) {
    self.depth = depth
    self.ground = ground
  }

  /// The bytes of a grid in UTF-8.
  public func encode(_ grid: CellGrid) -> [UInt8] {
    switch depth {
    case .none: PlainTextEncoder(ground: ground).encode(grid)
    case .trueColor: encode(grid) { TrueColor(packing: $0) }
    case .palette256: encode(grid) { PaletteColor256(index: Palette.nearest256($0)) }
    case .palette16: encode(grid) { PaletteColor16(index: Palette.nearest16($0)) }
    }
  }

  /// The bytes of a canvas in half blocks: those of its cells, which are not made here.
  ///
  /// Where there are many canvases, one `HalfBlockEncoder` for all of them is faster.
  public func encode(halfBlocksOf canvas: Canvas) -> [UInt8] {
    HalfBlockEncoder(depth: depth)?.encode(canvas, ground: ground)
      ?? encode(HalfBlocks.cells(of: canvas, ground: ground))
  }

  /// Writes each cell in the cheapest way that shows its pixels.
  ///
  /// - Parameter quantize: The colour that is written for a colour.
  @inline(__always)
  private func encode<Color: SGRColor>(
    _ grid: CellGrid, quantize: (RGBA) -> Color
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(grid.rows * grid.columns * 4 + grid.rows * 8)
    var line = SGRLine<Color>(columns: grid.columns, mosaic: grid.mosaic)
    var inks = LastColor(color: RGBA.white, result: quantize(.white))
    var grounds = inks
    for row in 0..<grid.rows {
      line.begin()
      grid.cells.withUnsafeBufferPointer { cells in
        for position in (row * grid.columns)..<((row + 1) * grid.columns) {
          let cell = cells[position]
          let ground = grounds.result(for: cell.background, quantize)
          if cell.symbol == " " || cell.foreground.packed == cell.background.packed {
            line.append(uniform: ground)
          } else {
            let ink = inks.result(for: cell.foreground, quantize)
            line.append(cell.symbol, ink: ink, ground: ground)
          }
        }
      }
      line.end(into: &bytes)
    }
    return bytes
  }

  /// Remembers the last colour: neighbours are mostly equal.
  private struct LastColor<Result> {
    var color: RGBA
    var result: Result

    @inline(__always)
    mutating func result(for color: RGBA, _ make: (RGBA) -> Result) -> Result {
      if color.packed != self.color.packed {
        result = make(color)
        self.color = color
      }
      return result
    }
  }
}
