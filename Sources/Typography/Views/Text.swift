/// A text.
public struct Text: View, PrimitiveView {
  private let content: String
  private var change: [@Sendable (inout EnvironmentValues) -> Void] = []

  /// Makes a text; it is shown as it is.
  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// Makes a text that is not looked up in a table of translations.
  public init(verbatim content: String) {
    self.content = content
  }

  func makeNodes(in environment: EnvironmentValues, context: LayoutContext) -> [any LayoutNode] {
    var environment = environment
    for apply in change { apply(&environment) }
    return [TextNode(text: content, environment: environment, context: context)]
  }
}

// MARK: - Modifiers that make a text of a text

extension Text {
  /// Sets the font; nil keeps the inherited one.
  public func font(_ font: Font?) -> Text {
    changed { if let font { $0.font = font } }
  }

  /// Sets the weight; nil takes back what views above said.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.setFontWeight(weight) }
  }

  /// Makes the text bold.
  public func bold() -> Text { changed { $0.fontModifiers.append(.bold) } }

  /// Makes the text italic.
  public func italic() -> Text { changed { $0.fontModifiers.append(.italic) } }

  /// Gives digits equal widths, where the font can.
  public func monospacedDigit() -> Text { changed { $0.fontModifiers.append(.monospacedDigit) } }

  /// Sets the colour; nil keeps the inherited one.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { if let color { $0.foregroundColor = color } }
  }

  /// Sets the colour.
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }

  /// Adds space after each character, in points.
  public func tracking(_ tracking: Double) -> Text { changed { $0.tracking = tracking } }

  private func changed(_ apply: @escaping @Sendable (inout EnvironmentValues) -> Void) -> Text {
    var text = self
    text.change.append(apply)
    return text
  }
}
