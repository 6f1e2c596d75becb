/// How a stretch of text is set: what its font and its surroundings say, settled, but for colours; see
/// `SpanInk`.
struct SpanStyle {
  /// What was asked for and what it got, at the size that is drawn.
  var font: ResolvedFont
  /// The faces that may draw it.
  var cascade: FontCascade
  /// The measures of the line that the font asks for, moved by the baseline offset.
  var line: LineMetrics
  /// From the top of one line to the top of the next, as font and style say, in points.
  var lineHeight: Double
  /// The strokes below and through the text, at the size that is drawn.
  var strokes: FontMetrics
  /// What the font says about the distance to views above and below.
  var edges: TextEdges
  /// Space added after each character by tracking, in points.
  var tracking: Double
  /// Space added after each character by tracking or kerning, in points.
  var spacing: Double
  /// How far the text stands above the baseline of its line, in points.
  var baselineOffset: Double
}

extension SpanStyle {
  /// Settles the style of text in some surroundings; nil when there is no face at all.
  ///
  /// - Parameters:
  ///   - environment: The surroundings.
  ///   - scale: The share of its size that the text is drawn at, above 0 to 1.
  ///   - context: What fonts are asked of.
  init?(_ environment: EnvironmentValues, scale: Double, context: LayoutContext) {
    var request = environment.fontRequest
    request.pointSize *= scale
    guard let font = context.resolve(request) else { return nil }
    let metrics = context.shaper.metrics(of: font.instance, pointSize: font.pointSize)
    let line = LineMetrics(
      of: font, metrics: metrics, environment: environment, scale: scale)
    let offset = environment.baselineOffset * scale
    let tracking = environment.tracking(for: font.pointSize / scale) * scale
    self.init(
      font: font, cascade: Self.cascade(of: font, isTracked: tracking != 0, context: context),
      line: line.moved(up: offset), lineHeight: line.lineHeight, strokes: metrics,
      edges: TextEdges(of: font, metrics: metrics, environment: environment, scale: scale),
      tracking: tracking,
      // Kerning counts where there is no tracking, as Apple documents for `tracking(_:)`.
      spacing: tracking == 0 ? environment.kerning * scale : tracking, baselineOffset: offset)
  }

  /// Tracking takes the ligatures apart that a language can do without.
  private static func cascade(
    of font: ResolvedFont, isTracked: Bool, context: LayoutContext
  ) -> FontCascade {
    var cascade = context.cascade(of: font)
    if isTracked {
      cascade.primary.features.merge(["liga": 0, "clig": 0]) { own, _ in own }
    }
    return cascade
  }
}
