/// Views below or beside each other.
///
/// Room is shared as SwiftUI shares it: the spacing is taken off first; then the least flexible view is
/// offered an equal share of what is left, then the next, so that a view that needs less leaves more
/// to those that can use it.
final class StackNode: LayoutNode {
  enum Axis {
    case vertical(HorizontalAlignment)
    case horizontal(VerticalAlignment)
  }

  private let axis: Axis
  /// The distance asked for; nil is what the views say.
  private let distance: Double?
  private let children: [any LayoutNode]
  private let isRightToLeft: Bool
  private lazy var gaps = makeGaps()
  private var layouts = BoundedCache<ProposedSize, Layout>(limit: 256)

  private struct Layout {
    /// The size that each child was offered.
    var proposals: [ProposedSize]
    /// The place of each child from the stack's top left corner.
    var frames: [Rect]
    var size: Size
  }

  init(
    axis: Axis, spacing: Double?, children: [any LayoutNode], environment: EnvironmentValues
  ) {
    self.axis = axis
    distance = spacing
    self.children = children
    isRightToLeft = environment.layoutDirection == .rightToLeft
    for child in children { child.adopt(isVerticalStack: isVertical) }
  }

  private var isVertical: Bool {
    if case .vertical = axis { true } else { false }
  }

  /// Along the stack that of the first and the last view, across it the most of all.
  private(set) lazy var spacing: ViewSpacing = {
    guard let first = children.first, let last = children.last else { return .zero }
    var spacing = children.sharedSpacing
    if isVertical {
      (spacing.top, spacing.bottom) = (first.spacing.top, last.spacing.bottom)
    } else {
      (spacing.leading, spacing.trailing) = (first.spacing.leading, last.spacing.trailing)
    }
    return spacing
  }()

  func size(for proposal: ProposedSize) -> Size { layout(for: proposal).size }

  func baseline(_ which: Baseline, for proposal: ProposedSize) -> Double? {
    let layout = layout(for: proposal)
    let baselines = children.indices.compactMap { index in
      children[index].baseline(which, for: layout.proposals[index]).map {
        $0 + layout.frames[index].minY
      }
    }
    return which == .first ? baselines.first : baselines.last
  }

  func place(in bounds: Rect, proposal: ProposedSize, on page: inout PageBuilder) {
    let layout = layout(for: proposal)
    for (index, child) in children.enumerated() {
      var frame = layout.frames[index]
      if isRightToLeft {
        frame.origin.x = layout.size.width - frame.maxX
      }
      frame.origin.x += bounds.minX
      frame.origin.y += bounds.minY
      child.place(in: frame, proposal: layout.proposals[index], on: &page)
    }
  }
}

// MARK: - Sharing room

extension StackNode {
  private func layout(for proposal: ProposedSize) -> Layout {
    if let known = layouts[proposal] { return known }
    let layout = makeLayout(for: proposal)
    layouts[proposal] = layout
    return layout
  }

  private func makeLayout(for proposal: ProposedSize) -> Layout {
    let proposals = share(proposal, gaps: gaps.reduce(0, +))
    let sizes = zip(children, proposals).map { $0.size(for: $1) }
    let breadth = sizes.map(across).max() ?? 0
    let offsets = offsetsAcross(sizes: sizes, proposals: proposals, breadth: breadth)
    var position = 0.0
    var frames: [Rect] = []
    for (index, size) in sizes.enumerated() {
      position += gaps[index]
      let origin =
        isVertical
        ? Point(x: offsets[index], y: position) : Point(x: position, y: offsets[index])
      frames.append(Rect(origin: origin, size: size))
      position += along(size)
    }
    let widest = frames.map { isVertical ? $0.maxX : $0.maxY }.max() ?? 0
    let extent = max(breadth, widest)
    let size =
      isVertical
      ? Size(width: extent, height: position) : Size(width: position, height: extent)
    return Layout(proposals: proposals, frames: frames, size: size)
  }

  /// The distance before each child: none before the first.
  private func makeGaps() -> [Double] {
    children.indices.map { index in
      if index == 0 { return 0 }
      if let distance { return distance }
      let (before, next) = (children[index - 1].spacing, children[index].spacing)
      return isVertical ? before.bottom.gap(to: next.top) : before.trailing.gap(to: next.leading)
    }
  }

  private func share(_ proposal: ProposedSize, gaps: Double) -> [ProposedSize] {
    let acrossOffer = isVertical ? proposal.width : proposal.height
    func offer(_ length: Double?) -> ProposedSize {
      isVertical
        ? ProposedSize(width: acrossOffer, height: length)
        : ProposedSize(width: length, height: acrossOffer)
    }
    guard let total = isVertical ? proposal.height : proposal.width else {
      return children.map { _ in offer(nil) }
    }
    // Of endless room every child is offered all.
    guard total.isFinite else { return children.map { _ in offer(total) } }
    let flexibilities = children.map { child in
      along(child.size(for: offer(.infinity))) - along(child.size(for: offer(0)))
    }
    // Room to be shared waits until every view has had its share, as its priority is the lowest.
    let order = children.indices.sorted { first, second in
      let firstKey = (children[first].isSpacer ? 1 : 0, flexibilities[first], first)
      let secondKey = (children[second].isSpacer ? 1 : 0, flexibilities[second], second)
      return firstKey < secondKey
    }
    var left = total - gaps
    left -= children.filter(\.isSpacer).reduce(0) { $0 + along($1.size(for: offer(0))) }
    var waiting = children.filter { !$0.isSpacer }.count
    var result = children.map { _ in offer(nil) }
    var spacersSeen = 0
    for index in order {
      let child = children[index]
      if child.isSpacer {
        let minimum = along(child.size(for: offer(0)))
        let spacers = children.count - children.filter { !$0.isSpacer }.count - spacersSeen
        let extra = max(left, 0) / Double(max(spacers, 1))
        result[index] = offer(minimum + extra)
        left -= extra
        spacersSeen += 1
        continue
      }
      let length = max(left, 0) / Double(max(waiting, 1))
      result[index] = offer(length)
      left -= along(child.size(for: result[index]))
      waiting -= 1
    }
    return result
  }

  private func along(_ size: Size) -> Double { isVertical ? size.height : size.width }

  private func across(_ size: Size) -> Double { isVertical ? size.width : size.height }
}

// MARK: - Alignment

extension StackNode {
  private func offsetsAcross(
    sizes: [Size], proposals: [ProposedSize], breadth: Double
  ) -> [Double] {
    switch axis {
    case .vertical(let alignment):
      return sizes.map { alignment.offset(of: $0.width, in: breadth) }
    case .horizontal(.firstTextBaseline):
      return baselineOffsets(.first, sizes: sizes, proposals: proposals)
    case .horizontal(.lastTextBaseline):
      return baselineOffsets(.last, sizes: sizes, proposals: proposals)
    case .horizontal(let alignment):
      return sizes.map { alignment.offset(of: $0.height, in: breadth) }
    }
  }

  private func baselineOffsets(
    _ which: Baseline, sizes: [Size], proposals: [ProposedSize]
  ) -> [Double] {
    let baselines = children.indices.map { index in
      children[index].baseline(which, for: proposals[index]) ?? sizes[index].height
    }
    let lowest = baselines.max() ?? 0
    return baselines.map { lowest - $0 }
  }
}

extension HorizontalAlignment {
  /// The distance from the leading edge at which something stands in a breadth, in points.
  func offset(of length: Double, in breadth: Double) -> Double {
    switch self {
    case .leading: 0
    case .center: (breadth - length) / 2
    case .trailing: breadth - length
    }
  }
}

extension VerticalAlignment {
  /// The distance from the top at which something stands in a height, in points.
  func offset(of length: Double, in height: Double) -> Double {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: (height - length) / 2
    case .bottom, .lastTextBaseline: height - length
    }
  }
}
