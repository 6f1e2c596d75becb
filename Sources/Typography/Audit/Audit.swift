/// What rules find in the frames of a design.
public struct Audit: Sendable {
  /// The findings: the worst first, then in the design's order of styles, then in that of the rules.
  public var findings: [AuditFinding]
  /// The number of frames that were looked at.
  public var frameCount: Int

  /// Applies rules to frames.
  ///
  /// Texts that belong to no style, such as labels, are left alone.
  ///
  /// - Parameters:
  ///   - frames: The frames, in order.
  ///   - styles: The styles of the design, in its order; styles of texts that are not among them
  ///     follow in the order of the texts.
  ///   - rules: The rules.
  public init(
    of frames: [AuditFrame], styles: [DesignStyle], rules: [any AuditRule] = AuditRules.all
  ) {
    let subjects = Self.subjects(of: frames, styles: styles)
    let extent = AuditExtent(of: frames.map(\.traits))
    let findings = subjects.flatMap { subject in
      rules.flatMap { rule in
        Self.gathered(rule.observations(in: subject)).map { observations in
          AuditFinding(observations, of: rule, about: subject.style, extent: extent)
        }
      }
    }
    self.findings = AuditSeverity.allCases.flatMap { severity in
      findings.filter { $0.severity == severity }
    }
    frameCount = frames.count
  }

  private static func subjects(
    of frames: [AuditFrame], styles: [DesignStyle]
  ) -> [AuditSubject] {
    var order = styles
    var occurrences: [String: [AuditSubject.Occurrence]] = [:]
    var known = Set(styles.map(\.name))
    for frame in frames {
      for text in frame.texts {
        guard let name = text.style else { continue }
        if known.insert(name).inserted { order.append(DesignStyle(name: name)) }
        occurrences[name, default: []].append(.init(traits: frame.traits, text: text))
      }
    }
    return order.map { style in
      AuditSubject(
        style: style, siblings: styles, occurrences: occurrences[style.name] ?? [])
    }
  }

  /// Equal observations together, in the order in which the first of each comes.
  private static func gathered(_ observations: [AuditObservation]) -> [[AuditObservation]] {
    var groups: [[AuditObservation]] = []
    var places: [String: Int] = [:]
    for observation in observations {
      if let place = places[observation.key] {
        groups[place].append(observation)
      } else {
        places[observation.key] = groups.count
        groups.append([observation])
      }
    }
    return groups
  }
}

extension AuditFinding {
  /// A finding from equal observations, at least one.
  fileprivate init(
    _ observations: [AuditObservation], of rule: any AuditRule, about style: DesignStyle,
    extent: AuditExtent
  ) {
    let smallest = observations.compactMap(\.traits?.dynamicTypeSize).min()
    let first = observations.first { $0.traits?.dynamicTypeSize == smallest } ?? observations[0]
    let worst = observations.reduce(first) { $1.measure > $0.measure ? $1 : $0 }
    var message = first.message + extent.words(for: observations.compactMap(\.traits))
    if worst.message != first.message, let traits = worst.traits {
      message += "; at worst \(worst.message) at \(traits.dynamicTypeSize.rawValue)"
      if extent.widths.count > 1 { message += ", \(traits.device.width.decimalText) pt" }
    }
    self.init(
      rule: rule.id, severity: rule.severity, style: style.name, line: style.line,
      message: message, first: first.traits,
      frameCount: Set(observations.compactMap(\.traits)).count)
  }
}
