/// What an audit reads of a frame: its surroundings, and what was picked for its texts.
public struct AuditFrame: Hashable, Sendable {
  /// The surroundings.
  public var traits: PreviewTraits
  /// The records of the texts, in reading order.
  public var texts: [TextRecord]

  /// Takes what an audit needs of a page; its glyphs are left behind.
  public init(traits: PreviewTraits, page: Page) {
    self.init(traits: traits, texts: page.texts)
  }

  /// Makes a frame.
  public init(traits: PreviewTraits, texts: [TextRecord]) {
    self.traits = traits
    self.texts = texts
  }
}
