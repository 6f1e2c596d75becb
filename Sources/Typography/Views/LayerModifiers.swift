/// Views on top of this one and behind it, and its ideal size.
extension View {
  /// Lays views on top of this one; they are offered its size.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    attaching(ZStack(alignment: alignment, content: content), alignment, isBehind: false)
  }

  /// Lays views behind this one; they are offered its size.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    attaching(ZStack(alignment: alignment, content: content), alignment, isBehind: true)
  }

  /// Lays a colour on top of this view.
  public func overlay(_ color: Color) -> some View {
    attaching(color, .center, isBehind: false)
  }

  /// Keeps this view at its ideal size, whatever is offered.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the width, the height or both of this view ideal, whatever is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    WrappedView(content: self) { node, _, _ in
      FixedSizeNode(child: node, horizontal: horizontal, vertical: vertical)
    }
  }

  private func attaching(
    _ other: some View, _ alignment: Alignment, isBehind: Bool
  ) -> some View {
    WrappedView(content: self) { node, environment, context in
      let attached = other.nodes(in: environment, context: context)
      guard attached.count == 1 else { return node }
      return AttachedNode(
        child: node, attached: attached[0], alignment: alignment,
        direction: environment.layoutDirection, isBehind: isBehind)
    }
  }
}
