/// A change to a view that can be applied to any.
public protocol ViewModifier {
  /// The view that the modifier makes of another.
  associatedtype Body: View

  /// Makes a view from the one that is modified.
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier {
  /// The view that is modified.
  public typealias Content = AnyView
}

extension View {
  /// Applies a modifier to this view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    modifier.body(content: AnyView(self))
  }
}
