/// Why a text looks as it does: the whole way from the design's document to the ink, in words.
///
/// It tells what the matcher, the layout and the record say; nothing is worked out a second time.
public struct StyleExplanation: Hashable, Sendable {
  /// A step of the way.
  public struct Section: Hashable, Sendable {
    /// What the step is about.
    public var title: String
    /// What there is to say, in order.
    public var rows: [Row]
  }

  /// Something to say; fit for a terminal.
  public struct Row: Hashable, Sendable {
    /// What it is about; empty where it belongs to the row before.
    public var label: String
    /// What is said about it.
    public var value: String

    init(_ label: String, _ value: String) {
      self.label = label.printable
      self.value = value.printable
    }
  }

  /// The name of the style.
  public var style: String
  /// The steps in order, without those that have nothing to say.
  public var sections: [Section]

  /// Explains a text.
  public init(_ facts: ExplainedText) {
    style = (facts.record.style ?? "").printable
    let sections = [
      facts.token, facts.request, facts.consideration, facts.face, facts.axes, facts.size,
      facts.characters, facts.lines, facts.color,
    ]
    self.sections = sections.filter { !$0.rows.isEmpty }
  }
}
