public import Typography

/// Draws where two pictures differ.
public enum DifferencePicture {
  /// What differs is drawn in this colour, which no text is likely to have.
  private static let mark = RGBA(red: 0xFF, green: 0x00, blue: 0x80)
  /// The share of the new picture that is left, of 255.
  private static let fade: UInt8 = 0x40

  /// The new picture, faded over white, with the pixels that differ marked in pink.
  ///
  /// - Throws: `CanvasError` when the picture would be too large.
  public static func draw(
    reference: Canvas, new: Canvas, tolerance: PixelTolerance = .noise
  ) throws(CanvasError) -> Canvas {
    let deltas = CanvasDeltas(of: reference, and: new, tolerance: tolerance)
    var canvas = try new.extended(columns: deltas.columns, rows: deltas.rows, with: .white)
    canvas.pixels.withUnsafeMutableBufferPointer { pixels in
      for position in pixels.indices {
        pixels[position].alpha = fade
        pixels[position] =
          deltas.values[position] > 0 ? mark : pixels[position].composited(over: .white)
      }
    }
    return canvas
  }
}

extension Canvas {
  /// This picture with room to the right and below.
  ///
  /// - Parameters:
  ///   - columns: The new width in pixels, not less than the present one.
  ///   - rows: The new height in pixels, not less than the present one.
  ///   - color: The colour of what is new.
  /// - Throws: `CanvasError.tooLarge`.
  public func extended(
    columns: Int, rows: Int, with color: RGBA
  ) throws(CanvasError) -> Canvas {
    guard columns != self.columns || rows != self.rows else { return self }
    var canvas = try Canvas(columns: columns, rows: rows, filledWith: color)
    for row in 0..<min(rows, self.rows) {
      for column in 0..<min(columns, self.columns) {
        canvas[row, column] = self[row, column]
      }
    }
    return canvas
  }
}

extension DifferencePicture {
  /// Two pictures one over the other, each half through.
  ///
  /// - Parameter ground: What is where only one of them reaches.
  /// - Throws: `CanvasError` when the picture would be too large.
  public static func overlay(
    reference: Canvas, new: Canvas, ground: RGBA
  ) throws(CanvasError) -> Canvas {
    let columns = max(reference.columns, new.columns)
    let rows = max(reference.rows, new.rows)
    var canvas = try new.extended(columns: columns, rows: rows, with: ground)
    let other = try reference.extended(columns: columns, rows: rows, with: ground)
    for position in canvas.pixels.indices {
      let first = other.pixels[position]
      let second = canvas.pixels[position]
      canvas.pixels[position] = RGBA(
        red: mean(first.red, second.red), green: mean(first.green, second.green),
        blue: mean(first.blue, second.blue))
    }
    return canvas
  }

  private static func mean(_ first: UInt8, _ second: UInt8) -> UInt8 {
    UInt8((UInt16(first) + UInt16(second) + 1) / 2)
  }
}
