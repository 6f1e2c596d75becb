/// The vertical measures of the lines of a text, in points.
struct LineMetrics: Hashable {
  /// From the top of a line to its baseline.
  var ascent: Double
  /// From the baseline to the bottom of a line.
  var descent: Double
  /// Between the bottom of a line and the top of the next.
  var gap: Double

  /// From the top of one line to the top of the next.
  var lineHeight: Double { ascent + descent + gap }

  /// The height of a number of lines.
  func height(lines: Int) -> Double {
    Double(lines) * (ascent + descent) + Double(max(lines - 1, 0)) * gap
  }
}

extension LineMetrics {
  /// The line of a font as its own file measures it.
  init(_ metrics: FontMetrics) {
    self.init(ascent: metrics.ascent, descent: metrics.descent, gap: metrics.lineGap)
  }

  /// The line of the platform's system font: a stand-in draws the glyphs, the platform's numbers hold.
  ///
  /// SF Pro's ascender and descender are 0.952148 and 0.241211 of the size (measured, facts.md 1); the
  /// fonts of text styles carry the rest of the style's leading between lines.
  init(systemFontSize pointSize: Double, leading: Double?) {
    let ascent = 0.952148 * pointSize
    let descent = 0.241211 * pointSize
    self.init(ascent: ascent, descent: descent, gap: max((leading ?? 0) - ascent - descent, 0))
  }

  /// The line at a height that a design asks for: what it is more or less than the font's own height
  /// is shared by top and bottom, as design tools do.
  func withLineHeight(_ height: Double) -> LineMetrics {
    let extra = (height - ascent - descent) / 2
    return LineMetrics(ascent: ascent + extra, descent: descent + extra, gap: 0)
  }
}
