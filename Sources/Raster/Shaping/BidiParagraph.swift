internal import CICU
internal import Typography

/// The directions of a text (UAX 9), as ICU finds them.
///
/// Order of life: ICU keeps pointers to the text's UTF-16 for as long as its object lives; this owner
/// frees the text after it.
final class BidiParagraph {
  /// A stretch of one direction, at its place in the order from left to right.
  struct Run: Equatable {
    /// The stretch as offsets into the text's UTF-16.
    var range: Range<Int>
    /// The embedding level: odd levels are read from right to left.
    var level: UInt8
  }

  /// How the base level of a paragraph is found.
  enum Base {
    /// From its first letter with a direction; without one, this direction.
    case natural(LayoutDirection)
    /// A level of its own, 0 or 1.
    case level(UInt8)

    fileprivate var level: UInt8 {
      switch self {
      case .natural(.leftToRight): UInt8(UBIDI_DEFAULT_LTR)
      case .natural(.rightToLeft): UInt8(UBIDI_DEFAULT_RTL)
      case .level(let level): level
      }
    }
  }

  private let units: UnsafeMutableBufferPointer<UInt16>
  private let bidi: OpaquePointer
  private let line: OpaquePointer

  /// Finds the levels of a text; nil when ICU has no memory for it.
  init?(_ text: [UInt16], base: Base) {
    units = .allocate(capacity: text.count)
    _ = units.initialize(from: text)
    var status = U_ZERO_ERROR
    guard let bidi = typo_ubidi_open(), let line = typo_ubidi_open() else {
      units.deallocate()
      return nil
    }
    self.bidi = bidi
    self.line = line
    typo_ubidi_setPara(bidi, units.baseAddress, Int32(units.count), base.level, &status)
    if status.rawValue > U_ZERO_ERROR.rawValue { return nil }
  }

  deinit {
    typo_ubidi_close(line)
    typo_ubidi_close(bidi)
    units.deallocate()
  }

  /// The runs of a stretch that is set as one line, from left to right (rules L1 and L2).
  ///
  /// A stretch of several paragraphs gives their runs one after the other.
  func visualRuns(in range: Range<Int>) -> [Run] {
    var runs: [Run] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(paragraphEnd(at: start), range.upperBound)
      runs += lineRuns(in: start..<max(end, start + 1))
      start = max(end, start + 1)
    }
    return runs
  }

  private func paragraphEnd(at unit: Int) -> Int {
    var status = U_ZERO_ERROR
    var limit: Int32 = 0
    typo_ubidi_getParagraphLimit(bidi, Int32(unit), &limit, &status)
    return status.rawValue > U_ZERO_ERROR.rawValue ? units.count : Int(limit)
  }

  private func lineRuns(in range: Range<Int>) -> [Run] {
    var status = U_ZERO_ERROR
    typo_ubidi_setLine(bidi, Int32(range.lowerBound), Int32(range.upperBound), line, &status)
    let count = typo_ubidi_countRuns(line, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [Run(range: range, level: 0)] }
    return (0..<count).map { position in
      var start: Int32 = 0
      var length: Int32 = 0
      _ = typo_ubidi_getVisualRun(line, position, &start, &length)
      let lower = range.lowerBound + Int(start)
      return Run(
        range: lower..<lower + Int(length), level: typo_ubidi_getLevelAt(line, start))
    }
  }
}
