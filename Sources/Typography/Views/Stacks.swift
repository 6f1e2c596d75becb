/// Views below each other.
public struct VStack<Content: View>: View, PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// Stacks views below each other.
  ///
  /// - Parameters:
  ///   - alignment: How views of different width stand to each other.
  ///   - spacing: Points between two views; nil is what the platform
  ///     puts between the two: 8, but for texts and spacers.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    [
      StackNode(
        axis: .vertical(alignment), spacing: spacing,
        children: content.nodes(in: environment, context: context), environment: environment)
    ]
  }
}

/// Views beside each other.
public struct HStack<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// Puts views beside each other.
  ///
  /// - Parameters:
  ///   - alignment: How views of different height stand to each other.
  ///   - spacing: Points between two views; nil is what the platform
  ///     puts between the two: 8, but for spacers.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    [
      StackNode(
        axis: .horizontal(alignment), spacing: spacing,
        children: content.nodes(in: environment, context: context), environment: environment)
    ]
  }
}

/// Room that takes what its stack leaves over.
public struct Spacer: View, PrimitiveView {
  private let minLength: Double

  /// Makes room of at least a length in points; nil is the platform's 8.
  public init(minLength: Double? = nil) {
    self.minLength = minLength ?? 8
  }

  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    [SpacerNode(minLength: minLength)]
  }
}

/// A hairline between two views of a stack.
public struct Divider: View, PrimitiveView {
  /// Makes a hairline.
  public init() {}

  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    [
      DividerNode(
        color: Color.separator.resolved(in: environment.colorScheme),
        thickness: 1 / environment.displayScale)
    ]
  }
}

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
