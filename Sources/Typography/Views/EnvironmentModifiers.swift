/// A view in changed surroundings.
struct EnvironmentView<Content: View>: View, PrimitiveView {
  var content: Content
  var change: (inout EnvironmentValues) -> Void

  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    content.nodes(in: changed(environment), context: context)
  }

  func changed(_ environment: EnvironmentValues) -> EnvironmentValues {
    var changed = environment
    change(&changed)
    return changed
  }
}

extension View {
  /// This view in surroundings that a closure changes.
  func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    EnvironmentView(content: self, change: change)
  }

  /// Sets a value of the surroundings.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Sets the Dynamic Type size of the views below.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the Dynamic Type size of the views below inside a range.
  public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View {
    let allowed = DynamicTypeSize.allCases.filter(range.contains)
    return changingEnvironment { values in
      guard let lowest = allowed.first, let highest = allowed.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, lowest), highest)
    }
  }

  /// Says which style of the design the texts below belong to.
  func textStyleName(_ name: String) -> some View {
    changingEnvironment { $0.textStyleName = name }
  }

  /// Says that the texts below explain others and have no record of their own.
  func annotation() -> some View {
    changingEnvironment { $0.isAnnotation = true }
  }
}
