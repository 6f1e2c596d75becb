/// A text in a layout.
final class TextNode: LayoutNode {
  /// A text laid out at an offer.
  struct Fitted {
    var layout: TextLayout
    /// The width and height rounded up to a pixel, in points.
    var size: Size
  }

  let environment: EnvironmentValues
  let context: LayoutContext
  let fitter: TextFitter
  private var fitted: [ProposedSize: Fitted?] = [:]

  init(segments: [TextSegment], environment: EnvironmentValues, context: LayoutContext) {
    self.environment = environment
    self.context = context
    fitter = TextFitter(segments: segments, environment: environment, context: context)
  }

  func size(for proposal: ProposedSize) -> Size { fitted(for: proposal)?.size ?? .zero }

  func baseline(_ which: Baseline, for proposal: ProposedSize) -> Double? {
    let baselines = fitted(for: proposal)?.layout.baselines
    return (which == .first ? baselines?.first : baselines?.last).map(toPixel) ?? 0
  }

  /// The layout at an offer; nil where there is no face at all.
  func fitted(for proposal: ProposedSize) -> Fitted? {
    if let known = fitted[proposal] { return known }
    let layout = fitter.layout(
      width: proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil },
      height: proposal.height.flatMap { $0.isFinite ? $0 : nil })
    let answer = layout.map { layout in
      Fitted(
        layout: layout,
        size: Size(width: upToPixel(layout.width), height: upToPixel(layout.height)))
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
