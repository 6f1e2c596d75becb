import Typography

/// What the command line says about an audit.
struct AuditOptions: Equatable {
  /// A form that findings are told in.
  enum Format: String, CaseIterable {
    case text
    case json
    case sarif
  }

  /// The severity from which findings make the program end with the code of a finding.
  enum Threshold: String, CaseIterable {
    case error
    case warning
    case none
  }

  /// The form asked for; nil where the file's name says it, or nothing.
  var format: Format?
  var threshold = Threshold.error
}

extension AuditOptions.Threshold {
  /// Whether a finding is as bad as that.
  func isReached(by severity: AuditSeverity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: severity == .error || severity == .warning
    case .none: false
    }
  }
}
