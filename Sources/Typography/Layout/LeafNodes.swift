/// Room that takes what its stack leaves over, along the stack's axis.
final class SpacerNode: LayoutNode {
  private let minLength: Double
  private var isVertical: Bool?

  init(minLength: Double) {
    self.minLength = minLength
  }

  var isSpacer: Bool { true }

  /// None along its axis; outside of a stack on all edges.
  var spacing: ViewSpacing {
    var spacing = ViewSpacing.plain
    if isVertical != false { (spacing.top, spacing.bottom) = (.zero, .zero) }
    if isVertical != true { (spacing.leading, spacing.trailing) = (.zero, .zero) }
    return spacing
  }

  func adopt(isVerticalStack: Bool) { isVertical = isVerticalStack }

  func size(for proposal: ProposedSize) -> Size {
    func length(_ offered: Double?) -> Double { max(offered ?? minLength, minLength) }
    return Size(
      width: isVertical == true ? 0 : length(proposal.width),
      height: isVertical == false ? 0 : length(proposal.height))
  }

  func place(in bounds: Rect, proposal: ProposedSize, on page: inout PageBuilder) {}
}

/// A hairline across its stack.
final class DividerNode: LayoutNode {
  private let color: RGBA
  private let thickness: Double
  private var isVerticalStack = true

  init(color: RGBA, thickness: Double) {
    self.color = color
    self.thickness = thickness
  }

  func adopt(isVerticalStack: Bool) { self.isVerticalStack = isVerticalStack }

  func size(for proposal: ProposedSize) -> Size {
    isVerticalStack
      ? Size(width: proposal.width ?? 10, height: thickness)
      : Size(width: thickness, height: proposal.height ?? 10)
  }

  func place(in bounds: Rect, proposal: ProposedSize, on page: inout PageBuilder) {
    page.add(.rectangle(bounds, color.composited(over: page.ground)))
  }
}

/// A colour that fills what it is offered.
final class ColorNode: LayoutNode {
  /// The length in points of a shape that nothing is offered to.
  private static let idealLength = 10.0

  private let color: RGBA

  init(color: RGBA) {
    self.color = color
  }

  var fill: RGBA? { color }

  func size(for proposal: ProposedSize) -> Size {
    Size(
      width: proposal.width ?? Self.idealLength, height: proposal.height ?? Self.idealLength)
  }

  func place(in bounds: Rect, proposal: ProposedSize, on page: inout PageBuilder) {
    page.add(.rectangle(bounds, color.composited(over: page.ground)))
  }
}

/// The place of an image.
final class ImageNode: LayoutNode {
  /// The length in points of an image whose own size is not known.
  private static let placeholderLength = 24.0

  private let color: RGBA
  private let isResizable: Bool

  init(color: RGBA, isResizable: Bool) {
    self.color = color
    self.isResizable = isResizable
  }

  func size(for proposal: ProposedSize) -> Size {
    guard isResizable else {
      return Size(width: Self.placeholderLength, height: Self.placeholderLength)
    }
    return Size(
      width: proposal.width ?? Self.placeholderLength,
      height: proposal.height ?? Self.placeholderLength)
  }

  func place(in bounds: Rect, proposal: ProposedSize, on page: inout PageBuilder) {
    page.add(.imagePlaceholder(bounds, color.composited(over: page.ground)))
  }
}
