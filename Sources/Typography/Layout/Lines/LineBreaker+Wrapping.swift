extension LineBreaker {
  /// The lines of a paragraph.
  ///
  /// - Parameters:
  ///   - paragraph: The paragraph, as offsets into the text's UTF-8.
  ///   - ends: Where its lines may end, in order; its own end is the last.
  ///   - width: The width in points; nil is without limit.
  func wrap(_ paragraph: Range<Int>, at ends: [Int], width: Double?) -> [TextLine] {
    let whole = line(paragraph)
    guard let width, !fits(whole, width) else { return [whole] }
    let ruler = LineRuler(whole)
    var lines: [TextLine] = []
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      let next = nextLine(from: start, at: ends, width: width, ruler: ruler)
      lines.append(next.line)
      start = next.end
    }
    guard strategy.contains(.pushOut) else { return lines }
    return PushOut(breaker: self, ends: ends, width: width)
      .applied(to: lines, until: paragraph.upperBound)
  }

  private func nextLine(
    from start: Int, at ends: [Int], width: Double, ruler: LineRuler
  ) -> (line: TextLine, end: Int) {
    let first = ends.firstIndexAbove(start)
    // The ruler of the whole paragraph finds the place; shaping the line alone settles it, since its
    // width may differ where the break cuts a ligature or a kerning pair.
    var end = first
    while end < ends.count,
      ruler.width(from: start, to: text.trimmedEnd(of: start..<ends[end])) <= width + 0.001
    {
      end += 1
    }
    while end > first {
      end -= 1
      let fitting = line(start..<ends[end])
      if fits(fitting, width) { return (fitting, ends[end]) }
    }
    return brokenWord(start..<ends[first], width: width)
  }

  /// As many grapheme clusters of a word as fit, at least one.
  private func brokenWord(_ word: Range<Int>, width: Double) -> (line: TextLine, end: Int) {
    // Twice as many each time until they no longer fit, so that a long word costs no more than the
    // lines that it fills.
    var length = 8
    var ends = text.clusterEnds(in: word, limit: length)
    while ends.count == length, let last = ends.last, fits(line(word.lowerBound..<last), width) {
      length *= 2
      ends = text.clusterEnds(in: word, limit: length)
    }
    let fitting = largest(in: 0...ends.count - 1) { fits(line(word.lowerBound..<ends[$0]), width) }
    return (line(word.lowerBound..<ends[fitting]), ends[fitting])
  }

  /// The largest number of a range for which something holds, by bisection; the first is taken to.
  func largest(in range: ClosedRange<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high + 1) / 2
      if holds(middle) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension [Int] {
  /// The place of the first number above another, in an ascending list.
  fileprivate func firstIndexAbove(_ number: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > number { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
