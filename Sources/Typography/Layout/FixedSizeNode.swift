/// A view at its ideal size, whatever is offered.
final class FixedSizeNode: LayoutNode {
  private let child: any LayoutNode
  private let isHorizontal: Bool
  private let isVertical: Bool

  init(child: any LayoutNode, horizontal: Bool, vertical: Bool) {
    self.child = child
    isHorizontal = horizontal
    isVertical = vertical
  }

  var isSpacer: Bool { child.isSpacer }
  var spacing: ViewSpacing { child.spacing }

  func size(for proposal: ProposedSize) -> Size { child.size(for: offer(proposal)) }

  func adopt(isVerticalStack: Bool) { child.adopt(isVerticalStack: isVerticalStack) }

  func baseline(_ which: Baseline, for proposal: ProposedSize) -> Double? {
    child.baseline(which, for: offer(proposal))
  }

  func place(in bounds: Rect, proposal: ProposedSize, on page: inout PageBuilder) {
    child.place(in: bounds, proposal: offer(proposal), on: &page)
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: isHorizontal ? nil : proposal.width, height: isVertical ? nil : proposal.height)
  }
}
