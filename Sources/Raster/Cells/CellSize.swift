/// The size of a terminal's cell in its own pixels; what matters here is how much taller than wide it
/// is.
public struct CellSize: Hashable, Sendable {
  /// The width in pixels of the terminal, 1 to 255.
  public let width: Int
  /// The height in pixels of the terminal, 1 to 255.
  public let height: Int

  /// Cells that are twice as tall as wide, as most are within a few per cent.
  public static let standard = CellSize(width: 1, height: 2)!

  /// The most that one side is believed to be a multiple of the other.
  private static let steepest = 4

  /// Makes a size; nil for sides that no cell has: below 1, above 255, or one more than four times
  /// the other.
  public init?(width: Int, height: Int) {
    guard (1...255).contains(width), (1...255).contains(height),
      width <= height * Self.steepest, height <= width * Self.steepest
    else { return nil }
    self.width = width
    self.height = height
  }
}

extension CellSize {
  /// Reads `WIDTHxHEIGHT`, such as `9x19`; nil for anything else and where the sides are no cell's.
  public init?(spelling text: some StringProtocol) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "x") }),
      let width = Int(sides[0]), let height = Int(sides[1])
    else { return nil }
    self.init(width: width, height: height)
  }
}
