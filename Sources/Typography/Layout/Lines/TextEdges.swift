/// What a text says about the distance to views above and below it, in points.
///
/// A tenth of the line's height, rounded up to a pixel, is added to the height; above the text the
/// ascent is taken off, below it the capitals' height, as OpenSwiftUI's `Spacing.TextMetrics` does
/// (layout-facts.md 0 and 2).
struct TextEdges: Hashable {
  /// From the top of a line to its baseline.
  var ascent: Double
  /// From the baseline to the bottom of a line.
  var descent: Double
  /// Between two lines; negative where they overlap.
  var leading: Double
  /// The height of a capital.
  var capHeight: Double
  /// The length of a pixel, above 0.
  var pixel: Double

  /// Above the text, to a view that is none.
  var above: Double { height + upToPixel(0.1 * height) - ascent }

  /// Below the text, to a view that is none.
  var below: Double {
    let tenth = upToPixel(0.1 * height)
    return max(height + tenth - capHeight, tenth + descent)
  }

  /// Between the text and another one above it: the lower one's leading.
  func gap(below upper: TextEdges) -> Double { upToPixel(leading) }

  /// The larger measures of this text and another.
  func union(_ other: TextEdges) -> TextEdges {
    TextEdges(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
      leading: max(leading, other.leading), capHeight: max(capHeight, other.capHeight),
      pixel: min(pixel, other.pixel))
  }

  private var height: Double { ascent + descent }

  private func upToPixel(_ value: Double) -> Double {
    // A value that is whole but for rounding stays where it is.
    ((value / pixel) - 0.0001).rounded(.up) * pixel
  }
}

extension TextEdges {
  /// The height of SF Pro's capitals as a part of the size (1443 of 2048 units).
  private static let systemCapHeight = 0.704590

  /// The measures of a font in some surroundings; a line height that a design asks for takes no part,
  /// as it is no measure of the font.
  ///
  /// - Parameters:
  ///   - font: The font at the size that is drawn.
  ///   - metrics: The measures of its face at that size.
  ///   - environment: The surroundings, which say the text style and the pixels.
  ///   - scale: The share of the size that text is drawn at.
  init(
    of font: ResolvedFont, metrics: FontMetrics, environment: EnvironmentValues, scale: Double
  ) {
    let line = LineMetrics(ownOf: font, metrics: metrics, environment: environment, scale: scale)
    let isSystem = if case .system = font.request.source { true } else { false }
    self.init(
      ascent: line.ascent, descent: line.descent, leading: line.gap,
      capHeight: isSystem ? Self.systemCapHeight * font.pointSize : metrics.capHeight,
      pixel: 1 / environment.displayScale)
  }
}
