/// The vertical measures of a line of text, in points.
///
/// The fonts that were asked for on a line decide. A face that stands in for characters has no say:
/// the platform's own stand-ins have other measures, which are not known here.
struct LineMetrics: Hashable {
  /// From the top of a line to its baseline.
  var ascent: Double
  /// From the baseline to the bottom of a line.
  var descent: Double
  /// Between the bottom of a line and the top of the next; negative where lines overlap.
  ///
  /// A font's line gap (`hhea.lineGap`) stands here, between two lines and not below the last: whether
  /// SwiftUI adds it is not published. UIKit's alerts do (measured, layout-facts.md 0).
  var gap: Double

  /// From the top of one line to the top of the next.
  var lineHeight: Double { ascent + descent + gap }
}

extension LineMetrics {
  /// The line of a font as its own file measures it.
  init(_ metrics: FontMetrics) {
    self.init(ascent: metrics.ascent, descent: metrics.descent, gap: metrics.lineGap)
  }

  /// The line of the platform's system font: a stand-in draws the glyphs, the platform's numbers hold.
  ///
  /// SF Pro's ascender and descender are 0.952148 and 0.241211 of the size (measured, facts.md 1); the
  /// fonts of text styles carry the rest of the style's leading between lines. In 34 of the table's
  /// 132 cells, most of them at large sizes, the leading is less than the two: the gap is negative
  /// (layout-facts.md 4).
  init(systemFontSize pointSize: Double, leading: Double?) {
    let ascent = 0.952148 * pointSize
    let descent = 0.241211 * pointSize
    self.init(
      ascent: ascent, descent: descent, gap: leading.map { $0 - ascent - descent } ?? 0)
  }

  /// The line of a font in some surroundings.
  ///
  /// - Parameters:
  ///   - font: The font at the size that is drawn.
  ///   - metrics: The measures of its face at that size.
  ///   - environment: The surroundings, which say the text style and a line height.
  ///   - scale: The share of the size that text is drawn at.
  init(
    of font: ResolvedFont, metrics: FontMetrics, environment: EnvironmentValues, scale: Double
  ) {
    self.init(ownOf: font, metrics: metrics, environment: environment, scale: scale)
    if let lineHeight = environment.lineHeight {
      // An exact height shrinks with its text, as a multiple does by itself.
      self = withLineHeight(lineHeight.points(for: font.pointSize / scale) * scale)
    }
  }

  /// The line of a font in some surroundings but for a line height that they say.
  init(
    ownOf font: ResolvedFont, metrics: FontMetrics, environment: EnvironmentValues, scale: Double
  ) {
    if case .system = font.request.source {
      let leading = environment.effectiveFont.tableStyle?.leading(at: environment.dynamicTypeSize)
      self.init(systemFontSize: font.pointSize, leading: leading.map { $0 * scale })
    } else {
      self.init(metrics)
    }
  }

  /// The line at a height that a design asks for: what it is more or less than the font's own height
  /// is shared by top and bottom, as design tools do.
  func withLineHeight(_ height: Double) -> LineMetrics {
    let extra = (height - ascent - descent) / 2
    return LineMetrics(ascent: ascent + extra, descent: descent + extra, gap: 0)
  }

  /// The line when its text is moved up by a distance, or down by a negative one: it keeps what the
  /// text at rest takes and grows by the distance, as UIKit's lines do.
  func moved(up distance: Double) -> LineMetrics {
    LineMetrics(
      ascent: max(ascent, ascent + distance), descent: max(descent, descent - distance), gap: gap)
  }

  /// The line that holds this one and another on one baseline.
  func union(_ other: LineMetrics) -> LineMetrics {
    LineMetrics(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
      gap: max(gap, other.gap))
  }
}
