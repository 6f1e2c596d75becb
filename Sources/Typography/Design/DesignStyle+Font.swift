extension DesignStyle {
  /// The style as a font, the way an app would write it.
  ///
  /// A style without a size, which `isUnresolved` tells, gets the platform's size.
  public var font: Font {
    var modifiers: [Font.Modifier] = []
    if let weight { modifiers.append(.weight(Font.Weight(openTypeWeight: weight))) }
    if isItalic { modifiers.append(.italic) }
    modifiers += axes.sorted { $0.key < $1.key }.map { .axis($0.key, $0.value) }
    modifiers += features.sorted { $0.key < $1.key }.map { .feature($0.key, $0.value) }
    return Font(source: source, sizeRule: sizeRule, modifiers: modifiers)
  }

  /// A single generic word, or no name at all, is the platform's font; the matcher reads the generic
  /// words of a longer list.
  private var source: Font.Source {
    if case .textStyle = sizing { return .system(genericDesign ?? .default) }
    if families.isEmpty { return .system(.default) }
    return genericDesign.map { .system($0) } ?? .named(families)
  }

  private var sizeRule: Font.SizeRule {
    switch sizing {
    case .textStyle(let style): .table(style)
    case .fixed: size.map { .fixed($0) } ?? .table(.body)
    case .relativeTo(let style): size.map { .relative($0, to: style) } ?? .table(style)
    }
  }

  private var genericDesign: Font.Design? {
    families.count == 1 ? Font.Design(genericFamily: families[0]) : nil
  }
}
