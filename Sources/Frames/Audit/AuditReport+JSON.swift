import Documents
package import Typography

extension AuditReport {
  /// The version of the document's shape.
  package static let version = 1.0
  /// What the document says that it is.
  package static let kind = "typo-preview audit"

  /// The findings for machines, as UTF-8, in a fixed order of keys.
  package var json: [UInt8] {
    let writer = JSONWriter()
    writer.object {
      writer.member("version", Self.version)
      writer.member("kind", Self.kind)
      writer.member("design", design)
      writer.member("file", file)
      writer.member("frames", Double(audit.frameCount))
      writer.member("counts") {
        writer.object {
          for severity in AuditSeverity.allCases {
            writer.member(severity.rawValue, Double(count(of: severity)))
          }
        }
      }
      writer.member("findings") {
        writer.array { for finding in audit.findings { write(finding, to: writer) } }
      }
      writer.member("problems") {
        writer.array { for problem in problems { write(problem, to: writer) } }
      }
    }
    return writer.bytes
  }

  private func write(_ problem: DocumentProblem, to writer: JSONWriter) {
    writer.object {
      writer.member("code", problem.code.rawValue)
      writer.member("severity", problem.severity.rawValue)
      writer.member("line", Double(problem.line))
      writer.member("keyPath", problem.keyPath)
      writer.member("message", problem.message)
    }
  }

  private func write(_ finding: AuditFinding, to writer: JSONWriter) {
    writer.object {
      writer.member("rule", finding.rule)
      writer.member("severity", finding.severity.rawValue)
      writer.member("style", finding.style)
      writer.member("line", finding.line.map(Double.init))
      writer.member("message", finding.message)
      writer.member("first") {
        if let first = finding.first { writer.traits(first) } else { writer.null() }
      }
      writer.member("frames", Double(finding.frameCount))
    }
  }
}

extension JSONWriter {
  /// Writes where a finding begins, with the keys of `frames.json`.
  package func traits(_ traits: PreviewTraits) {
    object { members(of: traits) }
  }
}
