/// A piece of a user interface, described by what it consists of.
///
/// The vocabulary is SwiftUI's, so that a design system's own source reads the same here.
public protocol View {
  /// The view that this one consists of.
  associatedtype Body: View

  /// What this view consists of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// There is no such view.
  public var body: Never { fatalError("a view that does not exist has no body") }
}

/// A view that the layout knows by itself and not by its body.
protocol PrimitiveView: View where Body == Never {
  /// The nodes that stand for this view in a layout: none, one, or several for a group.
  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode]
}

extension PrimitiveView {
  /// A primitive view has no body.
  public var body: Never { fatalError("\(Self.self) is laid out by itself and has no body") }
}

extension View {
  /// The nodes that stand for this view in a layout.
  func nodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    if let primitive = self as? any PrimitiveView {
      return primitive.makeNodes(in: environment, context: context)
    }
    return body.nodes(in: environment, context: context)
  }
}
