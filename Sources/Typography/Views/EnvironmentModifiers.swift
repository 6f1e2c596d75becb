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

  /// Sets the font of text below; nil is the system's body.
  public func font(_ font: Font?) -> some View {
    changingEnvironment { $0.font = font }
  }

  /// Sets the weight of text below, whatever its font says; nil takes back what views above said.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingEnvironment { $0.setFontWeight(weight) }
  }

  /// Makes text below bold.
  public func bold(_ isActive: Bool = true) -> some View {
    changingEnvironment { if isActive { $0.fontModifiers.append(.bold) } }
  }

  /// Makes text below italic.
  public func italic(_ isActive: Bool = true) -> some View {
    changingEnvironment { if isActive { $0.fontModifiers.append(.italic) } }
  }

  /// Gives the digits of text below equal widths, where their font can.
  public func monospacedDigit() -> some View {
    changingEnvironment { $0.fontModifiers.append(.monospacedDigit) }
  }

  /// Sets the colour of text below.
  public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { $0.foregroundColor = color }
  }

  /// Sets the colour of text below.
  public func foregroundStyle(_ color: Color) -> some View {
    foregroundColor(color)
  }

  /// Adds space after each character of text below, in points.
  public func tracking(_ tracking: Double) -> some View {
    changingEnvironment { $0.tracking = tracking }
  }

  /// Adds space between the lines of text below, in points.
  public func lineSpacing(_ lineSpacing: Double) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the distance from the top of one line to the top of the next; nil is the font's own.
  public func lineHeight(_ lineHeight: LineHeight?) -> some View {
    changingEnvironment { $0.lineHeight = lineHeight }
  }

  /// Sets how many lines a text below may take; nil is without limit.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets how the lines of a text below stand to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
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
