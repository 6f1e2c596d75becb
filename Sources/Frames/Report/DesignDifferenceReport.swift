import Documents
import Typography

/// What differs between two designs, in lines or as JSON.
package struct DesignDifferenceReport {
  package let old: String
  package let new: String
  package let difference: DesignDifference
  /// The frames of both; their causes say what no property of a style does.
  package let review: Review

  package init(old: String, new: String, difference: DesignDifference, review: Review) {
    self.old = old
    self.new = new
    self.difference = difference
    self.review = review
  }

  /// The lines, without line feeds.
  package var lines: [String] {
    difference.design.map { "design: \($0.sentence)" } + difference.styles.map(\.sentence)
      + otherCauses.map(\.sentence)
  }

  /// Whether there is nothing to tell.
  package var isEmpty: Bool { lines.isEmpty }

  /// Causes of frames to differ that belong to a style of which both designs say the same, such as
  /// another font file under the same name.
  private var otherCauses: [Cause] {
    guard difference.design.isEmpty else { return [] }
    var names: Set<String> = []
    for style in difference.styles {
      names.insert(style.name)
      if case .renamed(let name) = style.state { names.insert(name) }
    }
    return review.causes.filter { cause in cause.style.map { !names.contains($0) } ?? names.isEmpty
    }
  }

  /// The document as UTF-8.
  package var json: [UInt8] {
    let writer = JSONWriter()
    writer.object {
      writer.member("version", JSONReport.version)
      writer.member("kind", "typo-preview design difference")
      writer.member("old", old)
      writer.member("new", new)
      writer.member("result", isEmpty ? "same" : "different")
      writer.member("design") { write(difference.design, to: writer) }
      writer.member("styles") {
        writer.array { for style in difference.styles { write(style, to: writer) } }
      }
      writer.member("frames") {
        writer.array { for cause in otherCauses { writer.string(cause.sentence) } }
      }
    }
    return writer.bytes
  }

  private func write(_ style: DesignDifference.Style, to writer: JSONWriter) {
    writer.object {
      writer.member("style", style.name)
      switch style.state {
      case .changed(let changes):
        writer.member("state", "changed")
        writer.member("changes") { write(changes, to: writer) }
      case .added: writer.member("state", "added")
      case .removed: writer.member("state", "removed")
      case .renamed(let name):
        writer.member("state", "renamed")
        writer.member("name", name)
      }
      writer.member("sentence", style.sentence)
    }
  }

  private func write(_ changes: [DesignDifference.Change], to writer: JSONWriter) {
    writer.array {
      for change in changes {
        writer.object {
          writer.member("what", change.key)
          writer.member("old") { writer.value(change.old) }
          writer.member("new") { writer.value(change.new) }
        }
      }
    }
  }
}
