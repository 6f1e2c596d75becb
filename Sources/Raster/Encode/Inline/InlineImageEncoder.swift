/// Writes a picture for terminals that know iTerm2's inline images.
public struct InlineImageEncoder: Sendable {
  /// Makes an encoder.
  public init() {}

  /// The bytes that show a picture where the cursor is.
  ///
  /// - Parameters:
  ///   - canvas: The picture; it is sent as PNG.
  ///   - columns: The number of cells that it fills across; the terminal scales it.
  ///   - rows: The number of cells that it fills down.
  /// - Throws: `PNGError.notEncodable`.
  public func encode(_ canvas: Canvas, columns: Int, rows: Int) throws(PNGError) -> [UInt8] {
    let picture = try PNGEncoder().encode(canvas)
    let head =
      "\u{1B}]1337;File=inline=1;size=\(picture.count);width=\(columns);height=\(rows);"
      + "preserveAspectRatio=0;doNotMoveCursor=1:"
    return Array(head.utf8) + Base64.letters(of: picture) + [0x07]
  }
}
