/// A stretch of a text with the surroundings that decide its look.
struct TextSegment: Hashable {
  /// The characters, in the case that they are shown in.
  var text: String
  /// The surroundings with the text's own modifiers applied.
  var environment: EnvironmentValues
}

extension [TextSegment] {
  /// The segments that show something; one without text where none does, since a text without
  /// characters has a line all the same.
  func shown(in environment: EnvironmentValues) -> [TextSegment] {
    let shown = filter { !$0.text.isEmpty }
    return shown.isEmpty ? [first ?? TextSegment(text: "", environment: environment)] : shown
  }

  /// The segments without what `SpanInk` takes from their surroundings.
  var withoutInk: [TextSegment] {
    map { TextSegment(text: $0.text, environment: $0.environment.withoutInk) }
  }
}
