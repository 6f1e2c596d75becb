public import Typography

/// A picture: opaque pixels in encoded sRGB, row by row from the top left.
public struct Canvas: Hashable, Sendable {
  /// The width in pixels.
  public let columns: Int
  /// The height in pixels.
  public let rows: Int
  /// The pixels, encoded sRGB, alpha always 255: `rows * columns` of them.
  public var pixels: [RGBA]

  /// The most pixels that one canvas may have: 64 Mi, which is 256 MiB.
  public static let pixelLimit = 64 << 20

  /// Makes a canvas of one opaque colour.
  ///
  /// - Throws: `CanvasError.tooLarge`.
  public init(columns: Int, rows: Int, filledWith color: RGBA) throws(CanvasError) {
    precondition(columns >= 0 && rows >= 0, "A canvas has no negative size.")
    let (count, overflows) = columns.multipliedReportingOverflow(by: rows)
    guard !overflows, count <= Self.pixelLimit else {
      throw .tooLarge(columns: columns, rows: rows, limit: Self.pixelLimit)
    }
    self.columns = columns
    self.rows = rows
    let packed = color.composited(over: .white).packed
    pixels = [RGBA](unsafeUninitializedCapacity: count) { pixels, initialized in
      // As numbers of four bytes, which the compiler stores many at a time.
      pixels.withMemoryRebound(to: UInt32.self) { $0.initialize(repeating: packed) }
      initialized = count
    }
  }

  /// Takes pixels that are made already, row by row from the top left.
  init(columns: Int, rows: Int, pixels: [RGBA]) {
    precondition(pixels.count == columns * rows, "A canvas needs a pixel for each place.")
    self.columns = columns
    self.rows = rows
    self.pixels = pixels
  }

  /// The pixel in a row (from the top) and a column (from the left).
  public subscript(row: Int, column: Int) -> RGBA {
    get { pixels[row * columns + column] }
    set { pixels[row * columns + column] = newValue }
  }
}
