import Documents
import Typography

/// What an audit found in the Static Analysis Results Interchange Format, SARIF 2.1.0 (OASIS), which
/// services for code scanning read.
package struct SARIFReport {
  package let report: AuditReport
  /// The version of the program that made the audit.
  package let toolVersion: String

  package init(report: AuditReport, toolVersion: String) {
    self.report = report
    self.toolVersion = toolVersion
  }

  /// The version of the format.
  package static let version = "2.1.0"
  /// Where OASIS keeps the format's schema.
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  /// What paths are relative to: the root of the sources, wherever the reader has them.
  private static let sourceRoot = "%SRCROOT%"

  private static let rules = AuditRules.all

  /// The document as UTF-8: one run, with all rules and a result for each finding.
  package var bytes: [UInt8] {
    let writer = JSONWriter()
    writer.object {
      writer.member("$schema", Self.schema)
      writer.member("version", Self.version)
      writer.member("runs") {
        writer.array {
          writer.object {
            writer.member("tool") { tool(to: writer) }
            writer.member("columnKind", "unicodeCodePoints")
            writer.member("results") {
              writer.array { for finding in report.audit.findings { write(finding, to: writer) } }
            }
            if !report.problems.isEmpty { invocation(to: writer) }
          }
        }
      }
    }
    return writer.bytes
  }

  private func tool(to writer: JSONWriter) {
    writer.object {
      writer.member("driver") {
        writer.object {
          writer.member("name", "typo-preview")
          writer.member("version", toolVersion)
          writer.member("semanticVersion", toolVersion)
          writer.member("rules") {
            writer.array { for rule in Self.rules { write(rule, to: writer) } }
          }
          if !report.problems.isEmpty { notifications(to: writer) }
        }
      }
    }
  }

  private func write(_ rule: any AuditRule, to writer: JSONWriter) {
    writer.object {
      writer.member("id", rule.id)
      writer.member("name", rule.id.inPascalCase)
      // GitHub's code scanning asks for all three.
      for member in ["shortDescription", "fullDescription", "help"] {
        writer.member(member) { writer.object { writer.member("text", rule.summary) } }
      }
      writer.member("defaultConfiguration") {
        writer.object { writer.member("level", rule.severity.rawValue) }
      }
    }
  }

  private func write(_ finding: AuditFinding, to writer: JSONWriter) {
    writer.object {
      writer.member("ruleId", finding.rule)
      if let index = Self.rules.firstIndex(where: { $0.id == finding.rule }) {
        writer.member("ruleIndex", Double(index))
      }
      writer.member("level", finding.severity.rawValue)
      writer.member("message") {
        writer.object { writer.member("text", "\(finding.style) \(finding.message).") }
      }
      writer.member("locations") { writer.array { location(of: finding, to: writer) } }
      writer.member("properties") {
        writer.object {
          if let first = finding.first { writer.member("first") { writer.traits(first) } }
          writer.member("frames", Double(finding.frameCount))
        }
      }
    }
  }

  /// The line that names the style, and the style.
  private func location(of finding: AuditFinding, to writer: JSONWriter) {
    writer.object {
      physicalLocation(line: finding.line, to: writer)
      writer.member("logicalLocations") {
        writer.array { writer.object { writer.member("fullyQualifiedName", finding.style) } }
      }
    }
  }
}

// MARK: - Problems of the document

extension SARIFReport {
  /// The codes of problems, as descriptors of what a run may tell about its own input (SARIF 2.1.0,
  /// 3.19.24).
  private func notifications(to writer: JSONWriter) {
    writer.member("notifications") {
      writer.array {
        for code in DocumentProblem.Code.allCases {
          writer.object {
            writer.member("id", code.rawValue)
            writer.member("name", code.rawValue.inPascalCase)
            writer.member("shortDescription") {
              writer.object { writer.member("text", code.summary) }
            }
          }
        }
      }
    }
  }

  /// What the run had to say about the document (3.20.21): no result of the audit, which looks at what
  /// could be read.
  private func invocation(to writer: JSONWriter) {
    writer.member("invocations") {
      writer.array {
        writer.object {
          writer.member("executionSuccessful", true)
          writer.member("toolExecutionNotifications") {
            writer.array { for problem in report.problems { write(problem, to: writer) } }
          }
        }
      }
    }
  }

  private func write(_ problem: DocumentProblem, to writer: JSONWriter) {
    writer.object {
      writer.member("descriptor") {
        writer.object { writer.member("id", problem.code.rawValue) }
      }
      writer.member("level", problem.severity.rawValue)
      writer.member("message") {
        let place = problem.keyPath.isEmpty ? "" : problem.keyPath + ": "
        writer.object { writer.member("text", "\(place)\(problem.message).") }
      }
      if report.path != nil {
        writer.member("locations") {
          writer.array { writer.object { physicalLocation(line: problem.line, to: writer) } }
        }
      }
    }
  }

  /// A line of the design's document; nothing for a design without one.
  private func physicalLocation(line: Int?, to writer: JSONWriter) {
    guard let path = report.path else { return }
    writer.member("physicalLocation") {
      writer.object {
        writer.member("artifactLocation") {
          writer.object {
            writer.member("uri", path.uriReference)
            writer.member("uriBaseId", Self.sourceRoot)
          }
        }
        if let line {
          writer.member("region") {
            writer.object { writer.member("startLine", Double(line)) }
          }
        }
      }
    }
  }
}

extension String {
  /// Words with hyphens between them as one word: `contrast-minimum` is `ContrastMinimum`.
  fileprivate var inPascalCase: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A relative path as a URI reference: what may not stand in one is escaped by its bytes in UTF-8
  /// (RFC 3986, 3.3), and a colon, which would end a scheme.
  package var uriReference: String {
    let digits = Array("0123456789ABCDEF")
    return utf8.reduce(into: "") { text, byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9") ~= scalar)
      if isPlain || "-._~/!$&'()*+,;=@".unicodeScalars.contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
