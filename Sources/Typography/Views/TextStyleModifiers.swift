/// What text looks like: fonts, colours, spaces between characters, lines along text.
extension View {
  /// Sets the font of text below; nil is the system's body.
  public func font(_ font: Font?) -> some View {
    changingEnvironment { $0.font = font }
  }

  /// Sets the weight of text below, whatever its font says; nil takes back what views above said.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingEnvironment { $0.setFontWeight(weight) }
  }

  /// Sets the width of text below, whatever its font says; nil takes back what views above said.
  public func fontWidth(_ width: Font.Width?) -> some View {
    changingEnvironment { $0.setFontWidth(width) }
  }

  /// Makes text below bold.
  public func bold(_ isActive: Bool = true) -> some View {
    changingEnvironment { if isActive { $0.fontModifiers.append(.bold) } }
  }

  /// Makes text below italic.
  public func italic(_ isActive: Bool = true) -> some View {
    changingEnvironment { if isActive { $0.fontModifiers.append(.italic) } }
  }

  /// Sets text below in its font's monospaced design, where it has one.
  public func monospaced(_ isActive: Bool = true) -> some View {
    changingEnvironment { if isActive { $0.fontModifiers.append(.monospaced) } }
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

  /// Sets the colour of links in texts below; nil is the accent colour.
  public func tint(_ tint: Color?) -> some View {
    changingEnvironment { $0.tint = tint }
  }

  /// Adds space after each character of text below, in points; see `Text.tracking(_:)`.
  public func tracking(_ tracking: Double) -> some View {
    changingEnvironment { $0.setTracking(tracking) }
  }

  /// Adds space after each character of text below, in points; see `Text.kerning(_:)`.
  public func kerning(_ kerning: Double) -> some View {
    changingEnvironment { $0.kerning = kerning }
  }

  /// Moves text below up from its baseline, in points; see `Text.baselineOffset(_:)`.
  public func baselineOffset(_ baselineOffset: Double) -> some View {
    changingEnvironment { $0.baselineOffset = baselineOffset }
  }

  /// Underlines text below; see `Text.underline(_:pattern:color:)`.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return changingEnvironment { $0.underline = style }
  }

  /// Strikes text below out; see `Text.strikethrough(_:pattern:color:)`.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return changingEnvironment { $0.strikethrough = style }
  }

  /// Writes text below in capitals or small letters, by the rules of the locale; nil as it is.
  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
