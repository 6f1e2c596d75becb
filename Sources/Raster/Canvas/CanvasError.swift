/// Why a page cannot become a canvas.
public enum CanvasError: Error, Hashable, Sendable {
  /// The picture would have more pixels than are painted at once.
  case tooLarge(columns: Int, rows: Int, limit: Int)
  /// The scale is not a positive number.
  case invalidScale(Double)
  /// The page's size is not a number, or negative.
  case invalidSize(width: Double, height: Double)
}

// MARK: - Words

extension CanvasError: CustomStringConvertible {
  /// What failed, why, and what to do.
  public var description: String {
    switch self {
    case .tooLarge(let columns, let rows, let limit):
      "a picture of \(columns) x \(rows) pixels is larger than the limit of \(limit) pixels; "
        + "use a smaller scale"
    case .invalidScale(let scale):
      "the scale '\(scale)' is not a number of pixels per point; use one above 0"
    case .invalidSize(let width, let height):
      "a page of '\(width) x \(height)' points cannot be painted; use a finite size"
    }
  }
}
