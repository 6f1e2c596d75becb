/// Lays a text out for the size that it is offered: breaks it, and where it does not fit lets it be
/// set tighter, shrink or be cut short, in this order, as far as each is allowed.
///
/// It knows nothing of colours, so that light and dark have one, and remembers what it answered.
final class TextFitter {
  private let segments: [TextSegment]
  private let environment: EnvironmentValues
  private unowned let context: LayoutContext
  /// The text at each share of its size that was tried, and where its lines break.
  ///
  /// A bisection tries up to eight of the hundred shares that there are.
  private var breakers = BoundedCache<Double, LineBreaker>(limit: 32)
  private var fits = BoundedCache<ProposedSize, TextFit?>(limit: 64)

  /// Makes a fitter of a text.
  ///
  /// - Parameters:
  ///   - segments: What the text shows; at least one. Each becomes a style of the text.
  ///   - environment: The surroundings of the whole text.
  ///   - context: What fonts and glyphs are asked of; it outlives the fitter.
  init(segments: [TextSegment], environment: EnvironmentValues, context: LayoutContext) {
    self.segments = segments
    self.environment = environment
    self.context = context
  }

  /// The layout for an offer in points; nil where there is no face at all.
  ///
  /// - Parameters:
  ///   - width: The width offered; nil is without limit.
  ///   - height: The height offered; nil is without limit.
  func fit(width: Double?, height: Double?) -> TextFit? {
    fits.value(for: ProposedSize(width: width, height: height)) {
      layout(width: width, height: height).map { TextFit($0, shaper: context.shaper) }
    }
  }

  private func layout(width: Double?, height: Double?) -> TextLayout? {
    guard let whole = attempt(scale: 1, width: width, height: height) else { return nil }
    let isOffered = width != nil || height != nil
    let scales = smallerScales
    guard whole.isTruncated, isOffered, !scales.isEmpty else { return whole }
    // The first scale is the smallest: it holds where none fits.
    var (low, high) = (0, scales.count - 1)
    var best = attempt(scale: scales[0], width: width, height: height)
    while low < high {
      let middle = (low + high + 1) / 2
      let layout = attempt(scale: scales[middle], width: width, height: height)
      if layout?.isTruncated == false {
        (low, best) = (middle, layout)
      } else {
        high = middle - 1
      }
    }
    return best
  }

  /// The text at a share of its size; nil where there is no face at all.
  func text(scale: Double) -> StyledText? { breaker(scale: scale)?.text }

  /// The scales below 1 that are allowed, in hundredths, from the smallest.
  private var smallerScales: [Double] {
    let minimum = environment.minimumScaleFactor
    guard minimum < 1 else { return [] }
    let hundredths = (1...99).map { Double($0) / 100 }.filter { $0 > minimum }
    return [max(minimum, 0.01)] + hundredths
  }
}

// MARK: - One attempt

extension TextFitter {
  private func attempt(scale: Double, width: Double?, height: Double?) -> TextLayout? {
    guard let breaker = breaker(scale: scale) else { return nil }
    let lines = breaker.lines(width: width)
    let limit = lineLimit(of: lines, height: height)
    guard lines.count > limit else { return stacked(lines, scale: scale) }
    if environment.allowsTightening,
      let tightened = breaker.tightened(lines, to: limit, width: width)
    {
      var layout = stacked(tightened, scale: scale)
      layout.isTightened = true
      return layout
    }
    let kept = breaker.truncated(
      lines, to: limit, width: width, mode: environment.truncationMode)
    var layout = stacked(kept, scale: scale)
    layout.isTruncated = true
    return layout
  }

  private func stacked(_ lines: [TextLine], scale: Double) -> TextLayout {
    var layout = TextLayout(
      lines, spacing: environment.lineSpacing, reserved: environment.reservedLines)
    layout.scale = scale
    return layout
  }

  /// How many of the lines the limit and the height offered leave, at least one.
  private func lineLimit(of lines: [TextLine], height: Double?) -> Int {
    let limit = environment.lineLimit.flatMap { $0 > 0 ? $0 : nil } ?? lines.count
    guard let height else { return limit }
    var bottom = 0.0
    var fitting = 0
    for line in lines.prefix(limit) {
      if fitting > 0 { bottom += lines[fitting - 1].metrics.gap + environment.lineSpacing }
      bottom += line.metrics.ascent + line.metrics.descent
      // A height that is whole but for rounding holds its last line.
      guard bottom <= height + 0.001 else { break }
      fitting += 1
    }
    return max(min(limit, fitting), 1)
  }

  private func breaker(scale: Double) -> LineBreaker? {
    if let known = breakers[scale] { return known }
    guard
      let text = StyledText(segments, environment: environment, scale: scale, context: context)
    else { return nil }
    let breaker = LineBreaker(
      text, strategy: environment.lineBreakStrategy, shaper: context.shaper)
    breakers[scale] = breaker
    return breaker
  }
}

extension StyledText {
  /// The text of segments at a share of its size; nil when there is no face at all.
  fileprivate init?(
    _ segments: [TextSegment], environment: EnvironmentValues, scale: Double,
    context: LayoutContext
  ) {
    var spans: [Span] = []
    var styles: [SpanStyle] = []
    var text = ""
    for part in segments {
      guard let style = SpanStyle(part.environment, scale: scale, context: context) else {
        return nil
      }
      let start = text.utf8.count
      text += part.text
      spans.append(Span(range: start..<text.utf8.count, style: styles.count))
      styles.append(style)
    }
    let traits = ParagraphTraits(
      locale: environment.locale.identifier, direction: environment.layoutDirection)
    self.init(text, spans: spans, styles: styles, traits: traits)
  }
}
