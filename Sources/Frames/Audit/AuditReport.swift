package import Typography

/// What an audit found, with the names that reports use.
package struct AuditReport {
  package let audit: Audit
  /// The design's name.
  package let design: String
  /// The name of the design's document; nil for a design without one.
  package let file: String?
  /// The document's path from the repository or the current folder; nil for a design without one.
  package let path: String?
  /// What is wrong in the design's document.
  package let problems: [DocumentProblem]

  package init(
    audit: Audit, design: String, file: String?, path: String?, problems: [DocumentProblem] = []
  ) {
    self.problems = problems
    self.audit = audit
    self.design = design
    self.file = file
    self.path = path
  }

  /// The number of findings of a severity.
  package func count(of severity: AuditSeverity) -> Int {
    audit.findings.filter { $0.severity == severity }.count
  }

  /// The whole in one sentence.
  package var summary: String {
    let frames = "\(audit.frameCount) \(audit.frameCount == 1 ? "frame" : "frames") audited"
    guard !audit.findings.isEmpty else { return "\(frames), nothing found" }
    let counts = AuditSeverity.allCases.map { severity in
      let count = count(of: severity)
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return "\(frames): " + counts.joined(separator: ", ")
  }
}

// MARK: - Text

extension AuditReport {
  /// A line for each finding in the form that editors know, `file:line: style: error: …`, with the
  /// rule at its end; fit for a terminal.
  package var text: String {
    audit.findings.map { finding in
      let place = path.map { "\($0):" + (finding.line.map { "\($0):" } ?? "") + " " } ?? ""
      let line =
        "\(place)\(finding.style): \(finding.severity.rawValue): \(finding.message) "
        + "[\(finding.rule)]"
      return line.printable + "\n"
    }.joined()
  }
}

// MARK: - GitHub

extension AuditReport {
  /// An annotation for each finding, at the line that names the style.
  package var annotations: [Annotation] {
    audit.findings.map { finding in
      Annotation(
        level: finding.severity.annotationLevel, file: path, line: finding.line,
        title: "typo-preview: \(finding.rule)",
        message: "\(finding.style) \(finding.message)")
    }
  }

  /// The summary of a step.
  package var markdown: String {
    let head = "## Typography: \(summary)\n"
    let findings = audit.findings.map { finding in
      "- \(finding.severity.rawValue): "
        + StepSummary.escaped("\(finding.style) \(finding.message) [\(finding.rule)]") + "\n"
    }
    return head + (findings.isEmpty ? "" : "\n") + findings.joined()
  }
}

extension AuditSeverity {
  fileprivate var annotationLevel: Annotation.Level {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .notice
    }
  }
}
