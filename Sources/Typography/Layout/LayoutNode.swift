/// A part of a layout in its resolved form: it answers how large it would be and puts itself on a
/// page.
protocol LayoutNode: AnyObject {
  /// The size that the node takes when it is offered one, in points.
  func size(for proposal: ProposedSize) -> Size

  /// The distance of the first or last baseline from the node's top, in points; nil without text.
  func baseline(_ which: Baseline, for proposal: ProposedSize) -> Double?

  /// Puts the node on a page into a rectangle of the size that it answered.
  func place(in bounds: Rect, proposal: ProposedSize, on page: inout PageBuilder)

  /// Whether the node is room to be shared: it takes part in a stack without spacing around it.
  var isSpacer: Bool { get }

  /// How far the node keeps from its neighbours in a stack that says no distance.
  var spacing: ViewSpacing { get }

  /// The colour that the node fills its place with; nil where other things show through.
  var fill: RGBA? { get }

  /// Tells the node along which axis its container stacks.
  func adopt(isVerticalStack: Bool)
}

enum Baseline {
  case first
  case last
}

extension LayoutNode {
  var isSpacer: Bool { false }
  var spacing: ViewSpacing { .plain }
  var fill: RGBA? { nil }
  func baseline(_ which: Baseline, for proposal: ProposedSize) -> Double? { nil }
  func adopt(isVerticalStack: Bool) {}
}
