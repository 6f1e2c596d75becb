/// A text laid out for a size that it was offered.
struct TextLayout {
  /// The lines from top to bottom.
  var lines: [TextLine]
  /// The distance of each line's baseline from the top in points, not rounded.
  var baselines: [Double]
  /// The height in points, not rounded: the lines, and the room for lines that are reserved.
  var height: Double
  /// Whether a line limit or a height cut the text short.
  var isTruncated = false
  /// The share of its size that the text is drawn at, above 0 to 1.
  var scale = 1.0
  /// Whether the last line was set tighter to fit.
  var isTightened = false

  /// The widest line in points.
  var width: Double { lines.map(\.width).max() ?? 0 }

  /// The gap below the first line in points; nil where there is none, and for one line.
  var lineGap: Double? {
    guard lines.count > 1, let gap = lines.first?.metrics.gap, gap != 0 else { return nil }
    return gap
  }

  /// Stacks lines.
  ///
  /// Between two lines are the gap of the upper one's fonts and the spacing.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - spacing: The space between two lines in points.
  ///   - reserved: The number of lines to take room for; those that are missing are like the last.
  init(_ lines: [TextLine], spacing: Double, reserved: Int = 0) {
    self.lines = lines
    baselines = []
    height = 0
    for (index, line) in lines.enumerated() {
      if index > 0 { height += lines[index - 1].metrics.gap + spacing }
      baselines.append(height + line.metrics.ascent)
      height += line.metrics.ascent + line.metrics.descent
    }
    if let last = lines.last?.metrics, reserved > lines.count {
      height += Double(reserved - lines.count) * (last.lineHeight + spacing)
    }
  }
}
