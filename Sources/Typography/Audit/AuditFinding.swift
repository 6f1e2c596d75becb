/// A finding of an audit: equal observations of one rule about one style, gathered to where they
/// begin.
public struct AuditFinding: Hashable, Sendable {
  /// The rule's name.
  public var rule: String
  /// How bad it is.
  public var severity: AuditSeverity
  /// The style's name.
  public var style: String
  /// The line of the style in the design's document, from 1; nil when no document names it.
  public var line: Int?
  /// What is wrong and where, without the style: `is cut short from accessibility2 at 320 pt`.
  /// It may quote text from outside unescaped.
  public var message: String
  /// The frame in which it begins: of the smallest Dynamic Type size the first in the order of the
  /// frames; nil where the design itself is wrong.
  public var first: PreviewTraits?
  /// The number of frames that it concerns; 0 where the design itself is wrong.
  public var frameCount: Int

  /// Makes a finding.
  public init(
    rule: String, severity: AuditSeverity, style: String, line: Int?, message: String,
    first: PreviewTraits?, frameCount: Int
  ) {
    self.rule = rule
    self.severity = severity
    self.style = style
    self.line = line
    self.message = message
    self.first = first
    self.frameCount = frameCount
  }
}
