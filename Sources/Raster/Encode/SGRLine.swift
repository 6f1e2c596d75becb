/// One line of cells under construction: it knows the colours that are set and changes as few as it
/// can.
struct SGRLine<Color: SGRColor>: ~Copyable {
  private var bytes: ByteWriter
  private var foreground: Color?
  private var background: Color?
  private let mosaic: Mosaic
  private let table: MosaicTable

  /// The most bytes that one cell takes: `ESC [ 38;2;255;255;255 ; 48;2;255;255;255 m` and a symbol.
  private static var bytesPerCell: Int { 2 + 16 + 1 + 16 + 1 + 4 }

  /// Makes room for a line of a number of columns in a mosaic.
  init(columns: Int, mosaic: Mosaic) {
    self.mosaic = mosaic
    table = mosaic.table
    bytes = ByteWriter(capacity: columns * Self.bytesPerCell + 8)
  }

  /// Begins a line: no colour is known.
  mutating func begin() {
    bytes.removeAll()
    foreground = nil
    background = nil
  }

  /// Ends the line with a reset and a newline.
  mutating func end(into result: inout [UInt8]) {
    bytes.append("\u{1B}[0m\n")
    bytes.copy(into: &result)
  }

  /// Appends a cell of two colours, which may be equal.
  @inline(__always)
  mutating func append(_ symbol: Unicode.Scalar, ink: Color, ground: Color) {
    if ink == ground {
      append(uniform: ground)
      return
    }
    guard let pattern = table.patterns[symbol], pattern != 0 else {
      append(uniform: ground)
      return
    }
    let full = mosaic.fullPattern
    if pattern == full, mosaic.fillsPixels {
      append(uniform: ink)
      return
    }
    let keeps = (foreground == ink ? 1 : 0) + (background == ground ? 1 : 0)
    let exchangedKeeps = (foreground == ground ? 1 : 0) + (background == ink ? 1 : 0)
    if keeps >= exchangedKeeps || !mosaic.fillsPixels {
      append(foreground: ink, background: ground, symbol: symbol)
    } else {
      let symbol = table.symbols[Int(full ^ pattern)]
      append(foreground: ground, background: ink, symbol: symbol)
    }
  }

  /// Appends a cell of one colour.
  @inline(__always)
  mutating func append(uniform color: Color) {
    if background == color {
      bytes.append(0x20)
    } else if foreground == color, mosaic.fillsPixels {
      bytes.append("█")
    } else {
      bytes.append("\u{1B}[")
      color.writeBackground(to: &bytes)
      bytes.append("m ")
      background = color
    }
  }

  @inline(__always)
  private mutating func append(
    foreground ink: Color, background ground: Color, symbol: Unicode.Scalar
  ) {
    let changesInk = foreground != ink
    let changesGround = background != ground
    if changesInk || changesGround {
      bytes.append("\u{1B}[")
      if changesInk { ink.writeForeground(to: &bytes) }
      if changesInk && changesGround { bytes.append(0x3B) }
      if changesGround { ground.writeBackground(to: &bytes) }
      bytes.append(0x6D)
      foreground = ink
      background = ground
    }
    bytes.append(symbol: symbol)
  }
}
