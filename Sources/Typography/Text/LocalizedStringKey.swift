/// A literal that a text is made of: Markdown that is read, and values that are not.
///
///     Text("**\(name)** is new")
///
/// Inline Markdown becomes styles: emphasis, strong emphasis, strikethrough, code in the font's
/// monospaced design, links in the tint. An interpolated value is shown as it is; what stands around
/// it styles it. There are no tables of translations here: the key itself is shown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  /// A part of the key in its order.
  enum Part {
    case literal(String)
    case value(Text)
  }

  /// Collects the parts of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Makes an empty collection; the counts are hints.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Adds Markdown.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
    }

    /// Adds a string that is shown as it is.
    public mutating func appendInterpolation(_ string: some StringProtocol) {
      parts.append(.value(Text(verbatim: String(string))))
    }

    /// Adds a text with its own styles.
    public mutating func appendInterpolation(_ text: Text) {
      parts.append(.value(text))
    }

    /// Adds a number as Swift writes it.
    ///
    /// The platform writes numbers by the locale, with its separators; hand in a string for those.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some LosslessStringConvertible) {
      parts.append(.value(Text(verbatim: String(value))))
    }
  }

  let parts: [Part]

  /// Makes a key of Markdown that is known only when the program runs.
  public init(_ value: String) {
    parts = [.literal(value)]
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }
}

// MARK: - Texts

extension LocalizedStringKey {
  /// The texts that the key becomes, in its order.
  var texts: [Text] {
    var elements: [InlineMarkdown.Element] = []
    var values: [Text] = []
    for part in parts {
      switch part {
      case .literal(let markdown):
        elements += markdown.map { .character($0) }
      case .value(let text):
        elements.append(.value(values.count))
        values.append(text)
      }
    }
    if elements.isEmpty { return [Text(verbatim: "")] }
    return InlineMarkdown(elements).runs.flatMap { run in
      Self.texts(of: run.elements, values: values).map { $0.styled(by: run.style) }
    }
  }

  private static func texts(of elements: [InlineMarkdown.Element], values: [Text]) -> [Text] {
    var texts: [Text] = []
    var string = ""
    for element in elements {
      switch element {
      case .character(let character): string.append(character)
      case .value(let index):
        if !string.isEmpty { texts.append(Text(verbatim: string)) }
        string = ""
        texts.append(values[index])
      }
    }
    return string.isEmpty && !texts.isEmpty ? texts : texts + [Text(verbatim: string)]
  }
}

extension Text {
  /// The text in the look of Markdown's styles.
  fileprivate func styled(by style: InlineMarkdown.Style) -> Text {
    guard !style.isEmpty else { return self }
    return changed { values in
      if style.contains(.strong) { values.fontModifiers.append(.bold) }
      if style.contains(.emphasis) { values.fontModifiers.append(.italic) }
      if style.contains(.code) { values.fontModifiers.append(.monospaced) }
      if style.contains(.strikethrough) { values.strikethrough = .single }
      if style.contains(.link) { values.foregroundColor = values.tint ?? .accentColor }
    }
  }
}
