/// What a stretch of text is drawn in, and the lines that go with it: all that moves no glyph.
struct SpanInk {
  /// The ink; it may be translucent.
  var color: RGBA
  /// The line below the text.
  var underline: Text.LineStyle?
  /// The line through the text.
  var strikethrough: Text.LineStyle?
  /// Light or dark: what the colours of lines are taken for.
  var colorScheme: ColorScheme
}

extension SpanInk {
  /// Settles the ink of text in some surroundings.
  init(_ environment: EnvironmentValues) {
    self.init(
      color: (environment.foregroundColor ?? .primary).resolved(in: environment.colorScheme),
      underline: environment.underline, strikethrough: environment.strikethrough,
      colorScheme: environment.colorScheme)
  }
}

extension EnvironmentValues {
  /// The surroundings without what `SpanInk` takes from them: equal where texts are laid out alike.
  var withoutInk: EnvironmentValues {
    var values = self
    values.colorScheme = .light
    values.foregroundColor = nil
    values.tint = nil
    values.underline = nil
    values.strikethrough = nil
    return values
  }
}
