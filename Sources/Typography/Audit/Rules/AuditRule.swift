/// A rule of an audit: what it looks for in the texts of one style.
///
/// Rules are values without state, so that the findings depend on nothing but the texts.
public protocol AuditRule: Sendable {
  /// The name, in lower case with hyphens. It is a promise to those who filter by it.
  var id: String { get }
  /// How bad a finding of the rule is.
  var severity: AuditSeverity { get }
  /// What the rule asks for, in one sentence with a full stop, and where that comes from.
  var summary: String { get }

  /// What the rule finds in the texts of a style, in the order of the texts.
  func observations(in subject: AuditSubject) -> [AuditObservation]
}

/// A rule that looks at one text at a time.
protocol TextAuditRule: AuditRule {
  /// What the rule finds in a text; the surroundings are filled in by the caller.
  func observations(in text: TextRecord, traits: PreviewTraits) -> [AuditObservation]
}

extension TextAuditRule {
  func observations(in subject: AuditSubject) -> [AuditObservation] {
    subject.occurrences.flatMap { occurrence in
      observations(in: occurrence.text, traits: occurrence.traits).map { observation in
        var observation = observation
        observation.traits = occurrence.traits
        return observation
      }
    }
  }
}

/// How bad a finding is.
public enum AuditSeverity: String, CaseIterable, Hashable, Sendable {
  /// People cannot read a text, or it is not the design's.
  case error
  /// It has to be checked by a person.
  case warning
  /// Worth knowing; nothing is wrong.
  case note

  /// The place among the severities: 0 for the worst.
  public var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

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
