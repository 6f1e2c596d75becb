/// One line of half blocks under construction: it knows the colours that are set and changes as few
/// as it can.
struct SGRLine<Color: SGRColor>: ~Copyable {
  private var bytes: ByteWriter
  private var foreground: Color?
  private var background: Color?

  /// The most bytes that one cell takes: `ESC [ 38;2;255;255;255 ; 48;2;255;255;255 m ▀`.
  private static var bytesPerCell: Int { 2 + 16 + 1 + 16 + 1 + 3 }

  /// Makes room for a line of a number of columns.
  init(columns: Int) {
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

  /// Appends a cell that shows two pixels.
  @inline(__always)
  mutating func append(top: Color, bottom: Color) {
    if top == bottom {
      appendUniform(top)
      return
    }
    let upperKeeps = (foreground == top ? 1 : 0) + (background == bottom ? 1 : 0)
    let lowerKeeps = (foreground == bottom ? 1 : 0) + (background == top ? 1 : 0)
    if upperKeeps >= lowerKeeps {
      appendHalf(foreground: top, background: bottom, symbol: "▀")
    } else {
      appendHalf(foreground: bottom, background: top, symbol: "▄")
    }
  }

  @inline(__always)
  private mutating func appendUniform(_ color: Color) {
    if background == color {
      bytes.append(0x20)
    } else if foreground == color {
      bytes.append("█")
    } else {
      bytes.append("\u{1B}[")
      color.writeBackground(to: &bytes)
      bytes.append("m ")
      background = color
    }
  }

  @inline(__always)
  private mutating func appendHalf(
    foreground ink: Color, background ground: Color, symbol: StaticString
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
    bytes.append(symbol)
  }
}
