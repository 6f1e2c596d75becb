/// Widths between places of a stretch of text that was shaped as a whole.
struct LineRuler {
  /// The sum of advances of the glyphs whose cluster begins before a place, by place.
  private var sums: [Double]
  private let start: Int

  /// Measures a line.
  init(_ line: TextLine) {
    start = line.range.lowerBound
    var advances = Array(repeating: 0.0, count: line.range.count)
    for run in line.shaped.runs {
      for glyph in run.glyphs where line.range.contains(glyph.cluster) {
        advances[glyph.cluster - start] += glyph.advance
      }
    }
    var sum = 0.0
    sums = [0]
    for advance in advances {
      sum += advance
      sums.append(sum)
    }
  }

  /// The width between two places in points.
  func width(from lower: Int, to upper: Int) -> Double {
    sum(before: upper) - sum(before: lower)
  }

  private func sum(before offset: Int) -> Double {
    sums[min(max(offset - start, 0), sums.count - 1)]
  }
}
