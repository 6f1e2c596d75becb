extension Text: View, PrimitiveView {
  /// The type of the body: there is none.
  public typealias Body = Never

  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    [TextNode(segments: segments(in: environment), environment: environment, context: context)]
  }
}
