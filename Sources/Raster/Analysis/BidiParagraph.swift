internal import CFriBidi
internal import Typography

/// The directions of a text (UAX 9), as FriBidi finds them; each of its paragraphs by itself.
struct BidiParagraph {
  /// A stretch of one direction, at its place in the order from left to right.
  struct Run: Equatable {
    /// The stretch as positions in the list of the text's scalars.
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

    fileprivate var direction: FriBidiParType {
      switch self {
      case .natural(.leftToRight): FRIBIDI_PAR_WLTR
      case .natural(.rightToLeft): FRIBIDI_PAR_WRTL
      case .level(0): FRIBIDI_PAR_LTR
      case .level: FRIBIDI_PAR_RTL
      }
    }
  }

  /// The class of each scalar.
  private var types: [FriBidiCharType]
  /// The level of each scalar before lines are made.
  private var levels: [FriBidiLevel]
  /// The paragraphs of the text and the direction of each.
  private var paragraphs: [(range: Range<Int>, direction: FriBidiParType)] = []

  /// Finds the levels of a text; nil when there is no memory for it.
  init?(_ text: [Unicode.Scalar], base: Base) {
    let scalars = text.map(\.value)
    types = Array(repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
    levels = Array(repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, Int32(scalars.count), &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bracket_types(scalars, Int32(scalars.count), types, &brackets)
    var start = 0
    while start < scalars.count {
      let end = types[start...].firstIndex { $0 == FRIBIDI_TYPE_BS }.map { $0 + 1 } ?? scalars.count
      guard addParagraph(start..<end, brackets: brackets, base: base) else { return nil }
      start = end
    }
  }

  private mutating func addParagraph(
    _ range: Range<Int>, brackets: [FriBidiBracketType], base: Base
  ) -> Bool {
    var direction = base.direction
    let isDone = types.withUnsafeBufferPointer { types in
      brackets.withUnsafeBufferPointer { brackets in
        levels.withUnsafeMutableBufferPointer { levels in
          fribidi_get_par_embedding_levels_ex(
            types.baseAddress! + range.lowerBound, brackets.baseAddress! + range.lowerBound,
            Int32(range.count), &direction, levels.baseAddress! + range.lowerBound) != 0
        }
      }
    }
    paragraphs.append((range, direction))
    return isDone
  }
}

// MARK: - Lines

extension BidiParagraph {
  /// The runs of a stretch that is set as one line, from left to right (rules L1 and L2).
  ///
  /// A stretch of several paragraphs gives their runs one after the other.
  func visualRuns(in range: Range<Int>) -> [Run] {
    paragraphs.filter { $0.range.overlaps(range) }.flatMap { paragraph in
      visualRuns(inLine: paragraph.range.clamped(to: range), direction: paragraph.direction)
    }
  }

  private func visualRuns(inLine line: Range<Int>, direction: FriBidiParType) -> [Run] {
    var levels = Array(levels[line])
    var order = (0..<Int32(line.count)).map { $0 }
    _ = types.withUnsafeBufferPointer { types in
      fribidi_reorder_line(
        0, types.baseAddress! + line.lowerBound, Int32(line.count), 0, direction, &levels, nil,
        &order)
    }
    return Self.runs(order: order, levels: levels, offset: line.lowerBound)
  }

  /// Puts neighbours of one level together whose positions follow each other.
  private static func runs(order: [Int32], levels: [FriBidiLevel], offset: Int) -> [Run] {
    var runs: [Run] = []
    for position in order.map(Int.init) {
      let level = UInt8(levels[position])
      let place = position + offset
      if let last = runs.indices.last, runs[last].level == level {
        let range = runs[last].range
        if level & 1 == 0, place == range.upperBound {
          runs[last].range = range.lowerBound..<place + 1
          continue
        }
        if level & 1 == 1, place + 1 == range.lowerBound {
          runs[last].range = place..<range.upperBound
          continue
        }
      }
      runs.append(Run(range: place..<place + 1, level: level))
    }
    return runs
  }
}
