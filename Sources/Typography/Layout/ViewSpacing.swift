/// How far a view keeps from its neighbours in a stack that says no distance, edge by edge.
///
/// A view in a container passes on, replaces or joins the values of what it contains. The rules are
/// those of OpenSwiftUI's `Spacing`, whose authors compared it with the platform (layout-facts.md 2).
struct ViewSpacing: Hashable {
  var top: EdgeSpacing
  var bottom: EdgeSpacing
  var leading: EdgeSpacing
  var trailing: EdgeSpacing

  /// That of colours, shapes, images and everything else without a say of its own.
  static let plain = ViewSpacing(
    top: .plainTop, bottom: .plainBottom, leading: EdgeSpacing(), trailing: EdgeSpacing())

  /// That of a stack without views: none on any edge.
  static let zero = ViewSpacing(top: .zero, bottom: .zero, leading: .zero, trailing: .zero)

  /// That of a text: other than plain above and below only.
  init(_ text: TextEdges) {
    self = .plain
    top = EdgeSpacing(aboveText: text.above, betweenTexts: text)
    bottom = EdgeSpacing(belowText: text.below, betweenTexts: text)
  }

  /// Makes spacing of four edges.
  init(top: EdgeSpacing, bottom: EdgeSpacing, leading: EdgeSpacing, trailing: EdgeSpacing) {
    self.top = top
    self.bottom = bottom
    self.leading = leading
    self.trailing = trailing
  }

  /// This spacing with plain edges where something else stands around a view; a spacer inside still
  /// wants none.
  func plain(at edges: Edge.Set) -> ViewSpacing {
    var spacing = self
    if edges.contains(.top) { spacing.top = EdgeSpacing.plainTop.keeping(top.plain) }
    if edges.contains(.bottom) { spacing.bottom = EdgeSpacing.plainBottom.keeping(bottom.plain) }
    if edges.contains(.leading) { spacing.leading = EdgeSpacing(plain: leading.plain) }
    if edges.contains(.trailing) { spacing.trailing = EdgeSpacing(plain: trailing.plain) }
    return spacing
  }

  /// The most that this spacing or another asks for on each edge.
  func union(_ other: ViewSpacing) -> ViewSpacing {
    ViewSpacing(
      top: top.union(other.top), bottom: bottom.union(other.bottom),
      leading: leading.union(other.leading), trailing: trailing.union(other.trailing))
  }
}

extension [any LayoutNode] {
  /// The spacing of views that share all four edges; that of a plain view where there are none.
  var sharedSpacing: ViewSpacing {
    dropFirst().reduce(first?.spacing ?? .plain) { $0.union($1.spacing) }
  }
}
