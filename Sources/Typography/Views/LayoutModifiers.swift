/// A view whose one layout node is wrapped into another.
struct WrappedView<Content: View>: View, PrimitiveView {
  var content: Content
  var wrap: (any LayoutNode, EnvironmentValues, LayoutContext) -> any LayoutNode

  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    content.nodes(in: environment, context: context).map { wrap($0, environment, context) }
  }
}

extension View {
  private func wrapped(
    _ wrap: @escaping (any LayoutNode, EnvironmentValues, LayoutContext) -> any LayoutNode
  ) -> some View {
    WrappedView(content: self, wrap: wrap)
  }

  /// Keeps a distance around this view.
  ///
  /// - Parameters:
  ///   - edges: The edges to keep the distance from.
  ///   - length: The distance in points; nil is the platform's 16.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let distance = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? distance : 0, leading: edges.contains(.leading) ? distance : 0,
        bottom: edges.contains(.bottom) ? distance : 0,
        trailing: edges.contains(.trailing) ? distance : 0))
  }

  /// Keeps a distance in points around this view.
  public func padding(_ length: Double) -> some View {
    padding(.all, length)
  }

  /// Keeps distances around this view.
  public func padding(_ insets: EdgeInsets) -> some View {
    wrapped { node, environment, _ in
      PaddingNode(child: node, insets: insets, direction: environment.layoutDirection)
    }
  }

  /// Puts this view into a frame of fixed width, height or both, in points.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped { node, environment, _ in
      FrameNode(
        child: node, limits: FrameNode.Limits(width: width, height: height), alignment: alignment,
        direction: environment.layoutDirection)
    }
  }

  /// Puts this view into a frame that keeps inside limits, in points.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let limits = FrameNode.Limits(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
      idealHeight: idealHeight, maxHeight: maxHeight)
    return wrapped { node, environment, _ in
      FrameNode(
        child: node, limits: limits, alignment: alignment, direction: environment.layoutDirection)
    }
  }

  /// Lays a colour behind this view.
  public func background(_ color: Color) -> some View {
    wrapped { node, environment, _ in
      BackgroundNode(child: node, color: color.resolved(in: environment.colorScheme))
    }
  }
}

// MARK: - Colours and images as views

extension Color: View, PrimitiveView {
  /// The type of the body: there is none.
  public typealias Body = Never

  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    [ColorNode(color: resolved(in: environment.colorScheme))]
  }
}

/// The place of an image: an outline with its diagonals, since the picture itself is not at hand.
public struct Image: View, PrimitiveView {
  /// The name of the image.
  public let name: String
  private var isResizable = false

  /// Stands for an image of an asset catalog.
  public init(_ name: String) {
    self.name = name
  }

  /// Stands for a symbol of the system.
  public init(systemName: String) {
    name = systemName
  }

  /// Lets the image take the size that it is offered.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    let color = (environment.foregroundColor ?? .secondary).resolved(in: environment.colorScheme)
    return [ImageNode(color: color, isResizable: isResizable)]
  }
}
