/// Something that a rule found in one text, before equal ones are gathered.
public struct AuditObservation: Hashable, Sendable {
  /// What is wrong, without who and where: `is cut short`. It may quote text from outside.
  public var message: String
  /// What makes two observations of a style equal; the colours of a contrast, for example.
  public var key: String
  /// How bad it is among equal ones: the larger, the worse.
  public var measure: Double
  /// The surroundings; nil where it lies in the design itself.
  public var traits: PreviewTraits?

  /// Makes an observation.
  public init(
    _ message: String, key: String = "", measure: Double = 0, traits: PreviewTraits? = nil
  ) {
    self.message = message
    self.key = key
    self.measure = measure
    self.traits = traits
  }
}
