/// Modifiers that make a text of a text, so that texts can be added to each other.
extension Text {
  /// Sets the font; nil keeps the inherited one.
  public func font(_ font: Font?) -> Text {
    changed { if let font { $0.font = font } }
  }

  /// Sets the weight; nil takes back what views above said.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { $0.setFontWeight(weight) }
  }

  /// Sets the width; nil takes back what views above said.
  public func fontWidth(_ width: Font.Width?) -> Text {
    changed { $0.setFontWidth(width) }
  }

  /// Makes the text bold.
  public func bold() -> Text { changed { $0.fontModifiers.append(.bold) } }

  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Makes the text italic.
  public func italic() -> Text { changed { $0.fontModifiers.append(.italic) } }

  /// Makes the text italic, or not.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Sets the text in its font's monospaced design, where it has one.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changed { if isActive { $0.fontModifiers.append(.monospaced) } }
  }

  /// Gives digits equal widths, where the font can.
  public func monospacedDigit() -> Text { changed { $0.fontModifiers.append(.monospacedDigit) } }

  /// Sets the colour; nil keeps the inherited one.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { if let color { $0.foregroundColor = color } }
  }

  /// Sets the colour.
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }
}

// MARK: - Spaces and lines

extension Text {
  /// Adds space after each character, in points, the last included.
  ///
  /// Any tracking but 0 takes common and contextual ligatures apart (`liga`, `clig`) and silences
  /// kerning, as Apple documents.
  public func tracking(_ tracking: Double) -> Text { changed { $0.setTracking(tracking) } }

  /// Adds space after each character, in points, the last included; ligatures stay.
  ///
  /// The font's own kerning stays too. Where the text has tracking, this counts for nothing.
  public func kerning(_ kerning: Double) -> Text { changed { $0.kerning = kerning } }

  /// Moves the text up from its baseline, in points; a negative offset moves it down.
  ///
  /// The line grows by what is moved: upwards by a positive offset, downwards by a negative one.
  public func baselineOffset(_ baselineOffset: Double) -> Text {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// Underlines the text, where and as thick as its font says (the `post` table).
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The line's pattern.
  ///   - color: The line's colour; nil is that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let style = isActive ? LineStyle(pattern: pattern, color: color) : nil
    return changed { $0.underline = style }
  }

  /// Strikes the text out, where and as thick as its font says (the `OS/2` table).
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: The line's pattern.
  ///   - color: The line's colour; nil is that of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let style = isActive ? LineStyle(pattern: pattern, color: color) : nil
    return changed { $0.strikethrough = style }
  }
}
