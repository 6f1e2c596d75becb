/// Views on top of each other: the first lies at the back.
///
/// Each is offered what the stack is offered; the stack is as wide as the widest and as high as the
/// highest.
final class LayerNode: LayoutNode {
  private let children: [any LayoutNode]
  private let placing: LayerPlacing

  init(children: [any LayoutNode], alignment: Alignment, direction: LayoutDirection) {
    self.children = children
    placing = LayerPlacing(alignment: alignment, direction: direction)
  }

  var fill: RGBA? { children.count == 1 ? children[0].fill : nil }

  var spacing: ViewSpacing { children.sharedSpacing }

  func size(for proposal: ProposedSize) -> Size {
    let sizes = children.map { $0.size(for: proposal) }
    return Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func baseline(_ which: Baseline, for proposal: ProposedSize) -> Double? {
    let whole = Rect(origin: Point(x: 0, y: 0), size: size(for: proposal))
    let baselines = children.compactMap { child in
      child.baseline(which, for: proposal).map {
        $0 + placing.place(child.size(for: proposal), in: whole).minY
      }
    }
    return which == .first ? baselines.first : baselines.last
  }

  func place(in bounds: Rect, proposal: ProposedSize, on page: inout PageBuilder) {
    let outer = page.ground
    for child in children {
      let frame = placing.place(child.size(for: proposal), in: bounds)
      child.place(in: frame, proposal: proposal, on: &page)
      // What covers the whole stack is the ground of what lies on it.
      if let fill = child.fill, frame.size == bounds.size {
        page.ground = fill.composited(over: page.ground)
      }
    }
    page.ground = outer
  }
}

/// Where a view stands on or behind another.
struct LayerPlacing {
  var alignment: Alignment
  var direction: LayoutDirection

  /// The place of something of a size in a rectangle.
  func place(_ size: Size, in bounds: Rect) -> Rect {
    var x = alignment.horizontal.offset(of: size.width, in: bounds.size.width)
    if direction == .rightToLeft { x = bounds.size.width - size.width - x }
    let y = alignment.vertical.offset(of: size.height, in: bounds.size.height)
    return Rect(origin: Point(x: bounds.minX + x, y: bounds.minY + y), size: size)
  }
}
