import Documents
import Raster
import Typography

/// What a comparison found, for machines: `report.json`.
package struct JSONReport {
  package let review: Review

  package init(review: Review) {
    self.review = review
  }

  /// The version of the document's shape.
  package static let version = 1.0
  /// What the document says that it is.
  package static let kind = "typo-preview comparison"

  /// The document as UTF-8.
  ///
  /// The paths of pictures are relative to the document's folder.
  package var bytes: [UInt8] {
    let writer = JSONWriter()
    writer.object {
      writer.member("version", Self.version)
      writer.member("kind", Self.kind)
      writer.member("reference", review.reference.design)
      writer.member("new", review.new.design)
      writer.member("result", review.isSame ? "same" : "different")
      writer.member("causes") {
        writer.array { for cause in review.causes { write(cause, to: writer) } }
      }
      writer.member("frames") {
        writer.array { for frame in review.frames { write(frame, to: writer) } }
      }
      writer.member("orphans", review.orphans)
    }
    return writer.bytes
  }

  private func write(_ cause: Cause, to writer: JSONWriter) {
    writer.object {
      writer.member("style", cause.style)
      writer.member("line", cause.style.flatMap { review.lines[$0] }.map(Double.init))
      writer.member("code", cause.aspect.code)
      writer.member("what", cause.aspect.key)
      writer.member("old") { writer.value(cause.changes.first?.old ?? .null) }
      writer.member("new") { writer.value(cause.changes.first?.new ?? .null) }
      if cause.changes.count > 1 {
        writer.member("changes") {
          writer.array { for change in cause.changes { write(change, to: writer) } }
        }
      }
      writer.member("sentence", cause.sentence)
      writer.member("frames", cause.frames)
    }
  }

  private func write(_ change: Cause.Change, to writer: JSONWriter) {
    writer.object {
      writer.member("old") { writer.value(change.old) }
      writer.member("new") { writer.value(change.new) }
    }
  }

  private func write(_ frame: ReviewedFrame, to writer: JSONWriter) {
    writer.object {
      writer.member("id", frame.id)
      writer.member("state", frame.state.rawValue)
      if let difference = frame.difference {
        writer.member("sizesDiffer", difference.sizesDiffer)
        writer.member("count", Double(difference.count))
        writer.member("largestDelta", Double(difference.largestDelta))
        writer.member("smallestTolerance", Double(difference.largestDelta))
        writer.member("box") { write(difference.box, to: writer) }
        writer.member("areas") {
          writer.array { for area in frame.areas { write(area, to: writer) } }
        }
      }
      writer.member("files") {
        writer.object {
          for file in frame.pictures?.files ?? [] {
            writer.member(file.key, "\(frame.id)/\(file.name)")
          }
        }
      }
    }
  }

  private func write(_ area: ReviewedFrame.Area, to writer: JSONWriter) {
    writer.object {
      writer.member("style", area.style)
      writer.member("count", Double(area.region.count))
      writer.member("largestDelta", Double(area.region.largestDelta))
      writer.member("box") { write(area.region.box, to: writer) }
    }
  }

  private func write(_ box: PixelBox?, to writer: JSONWriter) {
    guard let box else { return writer.null() }
    writer.object {
      writer.member("x", Double(box.x))
      writer.member("y", Double(box.y))
      writer.member("width", Double(box.width))
      writer.member("height", Double(box.height))
    }
  }
}
