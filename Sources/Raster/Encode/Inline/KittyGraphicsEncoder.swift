/// Writes a picture for terminals that know kitty's graphics protocol.
///
/// The picture is sent as PNG in pieces of 4096 letters, as the protocol wants it, shown where the
/// cursor is without moving it, and the terminal is told not to answer. Sending another one under the
/// same number takes the place of the first.
public struct KittyGraphicsEncoder: Sendable {
  /// The most letters of one piece.
  private static let pieceLength = 4096

  /// Makes an encoder.
  public init() {}

  /// The bytes that show a picture.
  ///
  /// - Parameters:
  ///   - canvas: The picture.
  ///   - number: What the terminal knows it by, 1 and up.
  ///   - columns: The number of cells that it fills across; the terminal scales it.
  ///   - rows: The number of cells that it fills down.
  /// - Throws: `PNGError.notEncodable`.
  public func encode(
    _ canvas: Canvas, number: Int, columns: Int, rows: Int
  ) throws(PNGError) -> [UInt8] {
    let letters = Base64.letters(of: try PNGEncoder().encode(canvas))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count + letters.count / Self.pieceLength * 16 + 128)
    for start in stride(from: 0, to: letters.count, by: Self.pieceLength) {
      let end = min(start + Self.pieceLength, letters.count)
      let more = end < letters.count ? 1 : 0
      let first = "a=T,f=100,i=\(number),p=1,c=\(columns),r=\(rows),C=1,"
      bytes += "\u{1B}_G\(start == 0 ? first : "")q=2,m=\(more);".utf8
      bytes += letters[start..<end]
      bytes += "\u{1B}\\".utf8
    }
    return bytes
  }

  /// The bytes that take a picture off the screen and out of the terminal's memory.
  ///
  /// - Parameter number: What the terminal knows it by.
  public func removal(of number: Int) -> [UInt8] {
    Array("\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\".utf8)
  }
}
