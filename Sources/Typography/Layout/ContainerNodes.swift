/// A distance around a view.
final class PaddingNode: LayoutNode {
  private let child: any LayoutNode
  private let insets: EdgeInsets
  private let left: Double

  init(child: any LayoutNode, insets: EdgeInsets, direction: LayoutDirection) {
    self.child = child
    self.insets = insets
    left = direction == .rightToLeft ? insets.trailing : insets.leading
  }

  private var horizontal: Double { insets.leading + insets.trailing }
  private var vertical: Double { insets.top + insets.bottom }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max($0 - horizontal, 0) },
      height: proposal.height.map { max($0 - vertical, 0) })
  }

  var spacing: ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return child.spacing.plain(at: edges)
  }

  func size(for proposal: ProposedSize) -> Size {
    let size = child.size(for: inner(proposal))
    return Size(width: size.width + horizontal, height: size.height + vertical)
  }

  func adopt(isVerticalStack: Bool) { child.adopt(isVerticalStack: isVerticalStack) }

  func baseline(_ which: Baseline, for proposal: ProposedSize) -> Double? {
    child.baseline(which, for: inner(proposal)).map { $0 + insets.top }
  }

  func place(in bounds: Rect, proposal: ProposedSize, on page: inout PageBuilder) {
    let inside = Rect(
      x: bounds.minX + left, y: bounds.minY + insets.top, width: bounds.size.width - horizontal,
      height: bounds.size.height - vertical)
    child.place(in: inside, proposal: inner(proposal), on: &page)
  }
}

/// A frame of its own size around a view.
final class FrameNode: LayoutNode {
  /// The limits of a frame in points; nil leaves a side to the view inside.
  struct Limits {
    var minWidth: Double?
    var idealWidth: Double?
    var maxWidth: Double?
    var minHeight: Double?
    var idealHeight: Double?
    var maxHeight: Double?
  }

  private let child: any LayoutNode
  private let limits: Limits
  private let alignment: Alignment
  private let isRightToLeft: Bool

  init(
    child: any LayoutNode, limits: Limits, alignment: Alignment, direction: LayoutDirection
  ) {
    self.child = child
    self.limits = limits
    self.alignment = alignment
    isRightToLeft = direction == .rightToLeft
  }

  var fill: RGBA? { child.fill }

  /// Limits along an axis make the edges there plain.
  var spacing: ViewSpacing {
    var edges: Edge.Set = []
    if limits.limitsWidth { edges.insert(.horizontal) }
    if limits.limitsHeight { edges.insert(.vertical) }
    return child.spacing.plain(at: edges)
  }

  func size(for proposal: ProposedSize) -> Size {
    let size = child.size(for: inner(proposal))
    return Size(
      width: Self.length(
        proposal.width, child: size.width, minimum: limits.minWidth, ideal: limits.idealWidth,
        maximum: limits.maxWidth),
      height: Self.length(
        proposal.height, child: size.height, minimum: limits.minHeight, ideal: limits.idealHeight,
        maximum: limits.maxHeight))
  }

  func adopt(isVerticalStack: Bool) { child.adopt(isVerticalStack: isVerticalStack) }

  func baseline(_ which: Baseline, for proposal: ProposedSize) -> Double? {
    let offset = alignment.vertical.offset(
      of: child.size(for: inner(proposal)).height, in: size(for: proposal).height)
    return child.baseline(which, for: inner(proposal)).map { $0 + offset }
  }

  func place(in bounds: Rect, proposal: ProposedSize, on page: inout PageBuilder) {
    let offer = inner(proposal)
    let size = child.size(for: offer)
    var x = alignment.horizontal.offset(of: size.width, in: bounds.size.width)
    if isRightToLeft { x = bounds.size.width - size.width - x }
    let y = alignment.vertical.offset(of: size.height, in: bounds.size.height)
    child.place(
      in: Rect(origin: Point(x: bounds.minX + x, y: bounds.minY + y), size: size),
      proposal: offer, on: &page)
  }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: Self.offer(
        proposal.width ?? limits.idealWidth, minimum: limits.minWidth, maximum: limits.maxWidth),
      height: Self.offer(
        proposal.height ?? limits.idealHeight, minimum: limits.minHeight,
        maximum: limits.maxHeight))
  }

  private static func offer(_ length: Double?, minimum: Double?, maximum: Double?) -> Double? {
    guard let length else { return minimum == maximum ? minimum : nil }
    return min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
  }

  private static func length(
    _ offered: Double?, child: Double, minimum: Double?, ideal: Double?, maximum: Double?
  ) -> Double {
    let low = minimum ?? min(child, maximum ?? child)
    let high = maximum ?? max(child, minimum ?? child)
    guard let offered else { return ideal ?? min(max(child, low), max(high, low)) }
    return min(max(offered, low), max(high, low))
  }
}

extension FrameNode.Limits {
  fileprivate var limitsWidth: Bool { minWidth != nil || idealWidth != nil || maxWidth != nil }
  fileprivate var limitsHeight: Bool { minHeight != nil || idealHeight != nil || maxHeight != nil }

  /// Limits of a fixed width, height or both.
  init(width: Double?, height: Double?) {
    self.init(minWidth: width, maxWidth: width, minHeight: height, maxHeight: height)
  }
}

/// A colour behind a view.
final class BackgroundNode: LayoutNode {
  private let child: any LayoutNode
  private let color: RGBA

  init(child: any LayoutNode, color: RGBA) {
    self.child = child
    self.color = color
  }

  var spacing: ViewSpacing { child.spacing }

  func size(for proposal: ProposedSize) -> Size { child.size(for: proposal) }

  func adopt(isVerticalStack: Bool) { child.adopt(isVerticalStack: isVerticalStack) }

  func baseline(_ which: Baseline, for proposal: ProposedSize) -> Double? {
    child.baseline(which, for: proposal)
  }

  func place(in bounds: Rect, proposal: ProposedSize, on page: inout PageBuilder) {
    page.withBackground(color, in: bounds) { page in
      child.place(in: bounds, proposal: proposal, on: &page)
    }
  }
}
