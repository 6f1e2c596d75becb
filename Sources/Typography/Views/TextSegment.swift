/// A stretch of a text with the surroundings that decide its look.
struct TextSegment {
  /// The characters, in the case that they are shown in.
  var text: String
  /// The surroundings with the text's own modifiers applied.
  var environment: EnvironmentValues
}
