/// Why a picture could not be written or read as PNG.
public enum PNGError: Error, Hashable, Sendable {
  /// libpng ran out of memory, or the picture is beyond what PNG can hold.
  case notEncodable(columns: Int, rows: Int)
  /// The bytes are no PNG picture, or a damaged one, in libpng's words.
  case notReadable(reason: String)
  /// The picture has more pixels than a canvas may have.
  case tooLarge(columns: Int, rows: Int, limit: Int)
}

// MARK: - Words

extension PNGError: CustomStringConvertible {
  /// What failed, why, and what to do.
  public var description: String {
    switch self {
    case .notEncodable(let columns, let rows):
      "a picture of \(columns) x \(rows) pixels cannot be written as PNG; use a smaller scale"
    case .notReadable(let reason):
      "not a PNG picture that can be read (\(reason)); write it again"
    case .tooLarge(let columns, let rows, let limit):
      "a PNG picture of \(columns) x \(rows) pixels is larger than the limit of \(limit) pixels"
    }
  }
}
