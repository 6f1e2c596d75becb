public import Typography

/// Writes canvases as half blocks in colour, without making cells of them first.
///
/// Hot: a snapshot writes hundreds of such frames. The encoder remembers the sequences of colours from
/// one canvas to the next, and hands its lines on in parts that stay in the processor's cache; the
/// bytes are those that `ANSIEncoder` has for the canvas's cells: see `SGRLine`, whose rules these are.
///
/// Not `Sendable`: an encoder belongs to one thread at a time.
public final class HalfBlockEncoder {
  private var table: SGRTable

  /// The most bytes that a cell takes; see `SGRLine`. `SGRCursor` writes more than it counts.
  private static let bytesPerCell = 2 + 16 + 1 + 16 + 1 + 3
  private static let slack = 64
  /// How many bytes are handed on at once, about.
  private static let partSize = 1 << 17
  private var part = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: partSize)

  /// Makes an encoder for a depth of colour; nil for none, since then the cells are letters.
  public convenience init?(depth: ColorDepth) {
    switch depth {
    case .none: return nil
    case .trueColor: self.init { TrueColor(packing: $0) }
    case .palette256: self.init { PaletteColor256(index: Palette.nearest256($0)) }
    case .palette16: self.init { PaletteColor16(index: Palette.nearest16($0)) }
    }
  }

  private init<Color: SGRColor>(_ quantize: @escaping (RGBA) -> Color) {
    table = SGRTable(quantize)
  }

  deinit { part.deallocate() }

  /// The lines of a canvas in UTF-8, each ended by a reset and a newline.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - ground: What lies below the last row when the number of rows is odd.
  public func encode(_ canvas: Canvas, ground: RGBA) -> [UInt8] {
    var bytes: [UInt8] = []
    encode(canvas, ground: ground) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Hands the lines of a canvas on, some at a time; see `encode(_:ground:)`.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - ground: What lies below the last row when the number of rows is odd.
  ///   - sink: Takes bytes, which are there until it returns. What it throws ends the work.
  public func encode<Failure: Error>(
    _ canvas: Canvas, ground: RGBA,
    to sink: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let longestLine = canvas.columns * Self.bytesPerCell + Self.slack
    if longestLine > part.count {
      part.deallocate()
      part = .allocate(capacity: longestLine)
    }
    let below = [UInt32](repeating: ground.packed, count: canvas.columns)
    var row = 0
    while row < canvas.rows {
      let count = fillPart(from: canvas, row: &row, below: below, longestLine: longestLine)
      try sink(UnsafeRawBufferPointer(start: part.baseAddress, count: count))
    }
  }

  /// Fills the part with as many lines as fit.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - row: The first row; then the one behind the last.
  ///   - below: What lies below the canvas.
  ///   - longestLine: The most bytes that a line takes.
  /// - Returns: The number of bytes.
  private func fillPart(
    from canvas: Canvas, row: inout Int, below: [UInt32], longestLine: Int
  ) -> Int {
    guard let start = part.baseAddress else { return 0 }
    let columns = canvas.columns
    var count = 0
    canvas.withPackedPixels { pixels in
      below.withUnsafeBufferPointer { below in
        while row < canvas.rows, count + longestLine <= part.count {
          let upper = pixels + row * columns
          let lower = row + 1 == canvas.rows ? below.baseAddress! : upper + columns
          var cursor = SGRCursor(at: start + count)
          Self.encode(upper, lower, columns: columns, table: &table, at: &cursor)
          count = cursor.place - start
          row += 2
        }
      }
    }
    return count
  }

  /// One line of cells.
  private static func encode(
    _ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, columns: Int,
    table: inout SGRTable, at cursor: inout SGRCursor
  ) {
    var line = cursor
    var column = 0
    while column < columns {
      table.makeRoomForPair()
      let (top, bottom) = (upper[column], lower[column])
      if top == bottom {
        let end = PixelRun.end(of: top, in: upper, and: lower, from: column &+ 1, to: columns)
        line.put(uniform: table.entry(of: top), count: end &- column)
        column = end
      } else {
        line.put(table.entry(of: top), over: table.entry(of: bottom))
        column &+= 1
      }
    }
    line.end()
    cursor = line
  }
}
