/// Views on top of each other.
public struct ZStack<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Lays views on top of each other; the first lies at the back.
  ///
  /// - Parameters:
  ///   - alignment: How views of different size stand to each other.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    [
      LayerNode(
        children: content.nodes(in: environment, context: context), alignment: alignment,
        direction: environment.layoutDirection)
    ]
  }
}
