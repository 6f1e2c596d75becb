import Frames

/// What came of stepping through a comparison.
struct ComparisonOutcome {
  /// The matters, with what was decided; nil where nothing was.
  let matters: [(matter: ComparisonReport.Matter, decision: ComparisonState.Decision?)]

  /// Puts the decisions beside the matters.
  init(_ report: ComparisonReport, decisions: [Int: ComparisonState.Decision]) {
    matters = report.matters.enumerated().map { ($1, decisions[$0]) }
  }

  /// What is taken over; nil for nothing.
  ///
  /// Frames are taken over by style, so that a style needs all of its causes accepted; and pages and
  /// files that came or went are taken over once everything is accepted.
  var acceptance: Acceptance? {
    guard !matters.isEmpty else { return nil }
    if matters.allSatisfy({ $0.decision == .accepted }) { return .all }
    let styles = acceptedStyles
    return styles.isEmpty ? nil : .styles(styles)
  }

  /// Whether everything is accepted.
  var isComplete: Bool { matters.allSatisfy { $0.decision == .accepted } }

  /// The styles of which every cause is accepted, in order.
  private var acceptedStyles: [String] {
    var styles: [String] = []
    for style in matters.compactMap(\.matter.style) where !styles.contains(style) {
      let own = matters.filter { $0.matter.style == style }
      if own.allSatisfy({ $0.decision == .accepted }) { styles.append(style) }
    }
    return styles
  }

  /// A line for each matter; one that is accepted and cannot be taken over alone says so.
  var lines: [String] {
    let styles = Set(acceptedStyles)
    return matters.map { matter, decision in
      guard decision == .accepted, !isComplete else {
        return "\(decision?.rawValue ?? "open"): \(matter.sentence)"
      }
      if let style = matter.style, styles.contains(style) { return "accepted: \(matter.sentence)" }
      let reason =
        matter.style == nil ? "until everything is accepted" : "until all of its style is accepted"
      return "not taken over \(reason): \(matter.sentence)"
    }
  }
}
