public import Typography

/// Writes canvases as half blocks in colour, without making cells of them first.
///
/// Hot: a snapshot writes hundreds of such frames. The encoder remembers the sequences of colours from
/// one canvas to the next; the bytes are those that `ANSIEncoder` has for the canvas's cells: see
/// `SGRLine`, whose rules these are.
///
/// Not `Sendable`: an encoder belongs to one thread at a time.
public final class HalfBlockEncoder {
  private var table: SGRTable

  /// The most bytes that a cell takes; see `SGRLine`. `SGRCursor` writes more than it counts.
  private static let bytesPerCell = 2 + 16 + 1 + 16 + 1 + 3
  private static let slack = 64
  /// The bytes per cell that there is room for at first: twice what text takes. What is not used is
  /// not touched.
  private static let expectedBytesPerCell = 8

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

  /// The lines of a canvas in UTF-8, each ended by a reset and a newline.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - ground: What lies below the last row when the number of rows is odd.
  public func encode(_ canvas: Canvas, ground: RGBA) -> [UInt8] {
    let below = [UInt32](repeating: ground.packed, count: canvas.columns)
    var parts: [[UInt8]] = []
    var row = 0
    while row < canvas.rows { parts.append(encode(canvas, from: &row, below: below)) }
    return parts.count == 1 ? parts[0] : Array(parts.joined())
  }

  /// As many lines as there is room for.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - row: The first row; then the one behind the last.
  ///   - below: What lies below the canvas.
  private func encode(_ canvas: Canvas, from row: inout Int, below: [UInt32]) -> [UInt8] {
    let columns = canvas.columns
    let longestLine = columns * Self.bytesPerCell + Self.slack
    let lines = (canvas.rows - row + 1) / 2
    let capacity = lines * columns * Self.expectedBytesPerCell + longestLine
    return [UInt8](unsafeUninitializedCapacity: capacity) { bytes, count in
      guard let start = bytes.baseAddress else { return }
      canvas.withPackedPixels { pixels in
        below.withUnsafeBufferPointer { below in
          while row < canvas.rows, count + longestLine <= capacity {
            let upper = pixels + row * columns
            let lower = row + 1 == canvas.rows ? below.baseAddress! : upper + columns
            var cursor = SGRCursor(at: start + count)
            Self.encode(upper, lower, columns: columns, table: &table, at: &cursor)
            count = cursor.place - start
            row += 2
          }
        }
      }
    }
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
