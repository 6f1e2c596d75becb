/// The nodes of the view that was laid out last, in the surroundings that came up; the same for all
/// widths.
final class RootNodes {
  private let context: LayoutContext
  private var content: Preview.Content?
  /// The nodes by surroundings, of which light and dark take turns.
  private var roots = BoundedCache<EnvironmentValues, any LayoutNode>(limit: 4)

  init(context: LayoutContext) {
    self.context = context
  }

  /// The node that stands for a whole view.
  func root(of content: Preview.Content, in environment: EnvironmentValues) -> any LayoutNode {
    if content !== self.content { roots.removeAll() }
    self.content = content
    return roots.value(for: environment) { makeRoot(of: content.view, in: environment) }
  }

  /// Several views stand below each other, as on the platform.
  private func makeRoot(of view: any View, in environment: EnvironmentValues) -> any LayoutNode {
    let nodes = view.nodes(in: environment, context: context)
    return nodes.count == 1
      ? nodes[0]
      : StackNode(axis: .vertical(.center), spacing: nil, children: nodes, environment: environment)
  }
}
