/// A style of a design with all texts that show it: what a rule looks at.
public struct AuditSubject: Sendable {
  /// A text in the surroundings that it stands in.
  public struct Occurrence: Hashable, Sendable {
    /// The surroundings.
    public var traits: PreviewTraits
    /// What was picked for the text.
    public var text: TextRecord

    /// Makes an occurrence.
    public init(traits: PreviewTraits, text: TextRecord) {
      self.traits = traits
      self.text = text
    }
  }

  /// The style, as the design says it; only its name where no design says it.
  public var style: DesignStyle
  /// All styles of the design, in its order.
  public var siblings: [DesignStyle]
  /// The texts, in the order of the frames.
  public var occurrences: [Occurrence]

  /// Makes a subject.
  public init(style: DesignStyle, siblings: [DesignStyle] = [], occurrences: [Occurrence]) {
    self.style = style
    self.siblings = siblings
    self.occurrences = occurrences
  }
}
