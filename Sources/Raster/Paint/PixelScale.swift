/// How many pixels a point takes, across and down.
///
/// The two differ where the pixels of the result are not square, as the parts of a terminal's cells.
public struct PixelScale: Hashable, Sendable {
  /// Pixels per point across.
  public var horizontal: Double
  /// Pixels per point down.
  public var vertical: Double

  /// Makes a scale; `PagePainter` refuses one that is not above 0.
  ///
  /// - Parameters:
  ///   - horizontal: Pixels per point across.
  ///   - vertical: Pixels per point down.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes a scale for square pixels.
  ///
  /// - Parameter square: Pixels per point in both directions.
  public init(_ square: Double) {
    self.init(horizontal: square, vertical: square)
  }
}

extension PixelScale {
  /// The first of both numbers that is no scale; nil when both are above 0 and finite.
  var invalid: Double? {
    [horizontal, vertical].first { !($0 > 0 && $0.isFinite) }
  }
}
