/// The first of several views that fits the width that there is; the last where none does.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  private let content: Content

  /// Makes a view of the first that fits.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    let choices = content.nodes(in: environment, context: context)
    return choices.isEmpty ? [] : [FittingNode(choices: choices)]
  }
}
