/// A view that stands for several, which its container treats as its own.
protocol MultiView: View {
  /// The views that this one stands for.
  var children: [any View] { get }
}

extension MultiView {
  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    children.flatMap { $0.nodes(in: environment, context: context) }
  }
}

/// Nothing.
public struct EmptyView: View, PrimitiveView, MultiView {
  /// Makes nothing.
  public init() {}

  var children: [any View] { [] }
}

/// Several views, in order, as a view builder collects them.
public struct TupleView<each Content: View>: View, PrimitiveView, MultiView {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  var children: [any View] {
    var list: [any View] = []
    for view in repeat each content { list.append(view) }
    return list
  }
}

/// One of two views.
public enum ConditionalContent<First: View, Second: View>: View, PrimitiveView, MultiView {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  var children: [any View] {
    switch self {
    case .first(let view): [view]
    case .second(let view): [view]
    }
  }
}

extension Optional: View, PrimitiveView, MultiView where Wrapped: View {
  /// The type of the body: there is none.
  public typealias Body = Never

  var children: [any View] { map { [$0] } ?? [] }
}

/// Several views that share modifiers and leave layout to their container.
public struct Group<Content: View>: View, PrimitiveView, MultiView {
  private let content: Content

  /// Makes a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var children: [any View] { [content] }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, Content: View>: View, PrimitiveView, MultiView {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Makes a view for each element; `id` names what tells elements apart.
  public init<ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Makes a view for each element that tells itself apart.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable {
    self.data = data
    self.content = content
  }

  var children: [any View] { data.map(content) }
}

extension ForEach where Data == Range<Int> {
  /// Makes a view for each number of a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

/// A view whose type is hidden.
public struct AnyView: View, PrimitiveView, MultiView {
  private let view: any View

  /// Hides the type of a view.
  public init(_ view: some View) {
    self.view = view
  }

  /// Hides the type of a view.
  public init(erasing view: some View) {
    self.view = view
  }

  var children: [any View] { [view] }
}
