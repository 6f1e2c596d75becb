/// What is broken in one frame.
struct BreakableFrame {
  /// Something that is broken about a style.
  struct Break: Hashable {
    var style: String
    var severity: AuditSeverity
    var message: String
  }

  /// What makes two breaks the same in two frames.
  private struct Key: Hashable {
    var style: String
    var rule: String
    var key: String
  }

  /// The breaks in the order in which they were found.
  private var breaks: [(key: Key, break: Break)] = []
  private var keys: Set<Key> = []
  /// The most lines that a text of a style takes.
  private var lineCounts: [String: Int] = [:]

  /// A frame in which nothing is broken.
  init() {}

  /// Applies the rules to the texts of styles; labels are left alone.
  init(_ texts: [TextRecord], traits: PreviewTraits) {
    for text in texts {
      guard let style = text.style else { continue }
      for rule in AuditRules.breaking {
        for observation in rule.observations(in: text, traits: traits) {
          add(
            Key(style: style, rule: rule.id, key: observation.key),
            Break(style: style, severity: rule.severity, message: observation.message))
        }
      }
      if let observation = WrappingRule.observation(of: text, traits: traits) {
        let rule = WrappingRule()
        let count = text.lines.count
        lineCounts[style] = max(lineCounts[style] ?? 0, count)
        add(
          Key(style: style, rule: rule.id, key: "\(count)"),
          Break(style: style, severity: rule.severity, message: observation.message))
      }
    }
  }

  private mutating func add(_ key: Key, _ value: Break) {
    if keys.insert(key).inserted { breaks.append((key, value)) }
  }

  /// What is broken here and was not in an earlier frame, the worst first.
  ///
  /// - Parameters:
  ///   - earlier: The frame to compare with.
  ///   - usual: The frame in which a text that is meant for one line takes one. Only of such texts it
  ///     is reported that they take more lines than before.
  func news(since earlier: BreakableFrame, usual: BreakableFrame) -> [Break] {
    let news = breaks.filter { key, value in
      guard key.rule == WrappingRule().id else { return !earlier.keys.contains(key) }
      let count = lineCounts[value.style] ?? 1
      return key.key == "\(count)" && count > (earlier.lineCounts[value.style] ?? 1)
        && usual.lineCounts[value.style] == nil
    }
    return AuditSeverity.allCases.flatMap { severity in
      news.map(\.break).filter { $0.severity == severity }
    }
  }
}
