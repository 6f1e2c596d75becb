/// A view with another on top of it or behind it, which is offered the first one's size and takes no
/// part in it.
final class AttachedNode: LayoutNode {
  private let child: any LayoutNode
  private let attached: any LayoutNode
  private let placing: LayerPlacing
  private let isBehind: Bool

  init(
    child: any LayoutNode, attached: any LayoutNode, alignment: Alignment,
    direction: LayoutDirection, isBehind: Bool
  ) {
    self.child = child
    self.attached = attached
    self.isBehind = isBehind
    placing = LayerPlacing(alignment: alignment, direction: direction)
  }

  var spacing: ViewSpacing { child.spacing }

  func size(for proposal: ProposedSize) -> Size { child.size(for: proposal) }

  func adopt(isVerticalStack: Bool) { child.adopt(isVerticalStack: isVerticalStack) }

  func baseline(_ which: Baseline, for proposal: ProposedSize) -> Double? {
    child.baseline(which, for: proposal)
  }

  func place(in bounds: Rect, proposal: ProposedSize, on page: inout PageBuilder) {
    let outer = page.ground
    let offer = ProposedSize(width: bounds.size.width, height: bounds.size.height)
    let frame = placing.place(attached.size(for: offer), in: bounds)
    if isBehind {
      attached.place(in: frame, proposal: offer, on: &page)
      if let fill = attached.fill, frame.size == bounds.size {
        page.ground = fill.composited(over: outer)
      }
      child.place(in: bounds, proposal: proposal, on: &page)
    } else {
      child.place(in: bounds, proposal: proposal, on: &page)
      if let fill = child.fill { page.ground = fill.composited(over: outer) }
      attached.place(in: frame, proposal: offer, on: &page)
    }
    page.ground = outer
  }
}
