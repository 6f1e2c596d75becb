/// Builds a view from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  /// No statement: an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement: the view itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements: a tuple of views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` with `else`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// The second branch of an `if` with `else`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// A branch that depends on what is available.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
    content
  }
}
