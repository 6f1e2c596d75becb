/// A text in a layout.
final class TextNode: LayoutNode {
  /// A text laid out at an offer.
  struct Fitted {
    var fit: TextFit
    /// The width and height rounded up to a pixel, in points.
    var size: Size
  }

  let environment: EnvironmentValues
  let context: LayoutContext
  let fitter: TextFitter
  /// The ink of each style of the text.
  let inks: [SpanInk]
  private var fitted = BoundedCache<ProposedSize, Fitted?>(limit: 64)

  init(segments: [TextSegment], environment: EnvironmentValues, context: LayoutContext) {
    self.environment = environment
    self.context = context
    let shown = segments.shown(in: environment)
    fitter = context.fitter(of: shown, in: environment)
    inks = shown.map { SpanInk($0.environment) }
  }

  /// That of the largest measures of its fonts; plain where there is no face at all.
  private(set) lazy var spacing: ViewSpacing = {
    guard let text = fitter.text(scale: 1) else { return .plain }
    let edges = text.styles(in: 0..<text.count).map(\.edges)
    return ViewSpacing(edges.dropFirst().reduce(edges[0]) { $0.union($1) })
  }()

  func size(for proposal: ProposedSize) -> Size { fitted(for: proposal)?.size ?? .zero }

  func baseline(_ which: Baseline, for proposal: ProposedSize) -> Double? {
    let baselines = fitted(for: proposal)?.fit.layout.baselines
    return (which == .first ? baselines?.first : baselines?.last).map(toPixel) ?? 0
  }

  /// The layout at an offer; nil where there is no face at all.
  func fitted(for proposal: ProposedSize) -> Fitted? {
    if let known = fitted[proposal] { return known }
    let fit = fitter.fit(
      width: proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil },
      height: proposal.height.flatMap { $0.isFinite ? $0 : nil })
    let answer = fit.map { fit in
      Fitted(
        fit: fit,
        size: Size(width: upToPixel(fit.layout.width), height: upToPixel(fit.layout.height)))
    }
    fitted[proposal] = .some(answer)
    return answer
  }
}

// MARK: - Pixels

extension TextNode {
  private func upToPixel(_ value: Double) -> Double {
    // A value that is whole but for rounding stays where it is.
    ((value * environment.displayScale) - 0.0001).rounded(.up) / environment.displayScale
  }

  /// A distance in points, rounded to the nearest pixel of the device.
  func toPixel(_ value: Double) -> Double {
    (value * environment.displayScale).rounded() / environment.displayScale
  }
}
