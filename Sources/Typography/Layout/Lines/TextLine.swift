/// A line of text, shaped.
struct TextLine {
  /// The text that the line is a part of; for a line that is cut short, with the ellipsis in it.
  var source: StyledText
  /// What the line shows, as offsets into the UTF-8 of its source.
  var range: Range<Int>
  /// The glyphs; the space after characters is part of their advances.
  var shaped: ShapedText
  /// From top to bottom: the highest ascent and the lowest descent of the fonts asked for.
  var metrics: LineMetrics
  /// The sum of advances in points.
  var width: Double

  /// The characters that the line shows.
  var text: String { source.string(in: range) }

  /// The runs in the order of the text.
  var logicalRuns: [ShapedRun] {
    shaped.runs.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension TextLine {
  /// Shapes a stretch of a text as one line.
  ///
  /// - Parameters:
  ///   - range: The stretch, as offsets into the UTF-8 of the text.
  ///   - source: The text.
  ///   - tightening: Space taken from behind each character, in points.
  ///   - shaper: What is asked for glyphs.
  init(
    _ range: Range<Int>, of source: StyledText, tightening: Double = 0, shaper: any TextShaper
  ) {
    self.source = source
    self.range = range
    let metrics = source.styles(in: range).map(\.line)
    self.metrics = metrics.dropFirst().reduce(metrics[0]) { $0.union($1) }
    shaped =
      range.isEmpty
      ? ShapedText(runs: [])
      : shaper.shape(source.paragraph, range: range).spaced {
        source.style(at: $0.range.lowerBound).spacing - tightening
      }
    width = shaped.width
  }
}
