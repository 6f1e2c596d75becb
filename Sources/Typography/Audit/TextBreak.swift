/// A place in a preview matrix where something begins to break.
public struct TextBreak: Hashable, Sendable {
  /// The surroundings.
  public var traits: PreviewTraits
  /// What begins there, each in one sentence, the worst first: `title wraps to 3 lines from
  /// accessibility2 at 320 pt`. They may quote text from outside unescaped.
  public var sentences: [String]
  /// The names of the styles, in the order of the sentences.
  public var styles: [String]

  /// Makes a place.
  public init(traits: PreviewTraits, sentences: [String], styles: [String]) {
    self.traits = traits
    self.sentences = sentences
    self.styles = styles
  }
}

extension TextBreak {
  /// Tells of breaks in some surroundings, at least one.
  init(_ breaks: [BreakableFrame.Break], in traits: PreviewTraits, extent: String) {
    self.init(
      traits: traits, sentences: breaks.map { "\($0.style) \($0.message)\(extent)" },
      styles: breaks.map(\.style))
  }
}
