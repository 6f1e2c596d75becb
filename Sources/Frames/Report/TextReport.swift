import Raster
import Typography

/// What a comparison found, in lines for a terminal: each cause in one sentence, with the frames and
/// boxes of pixels that only the pictures show.
package struct TextReport {
  package let review: Review

  package init(review: Review) {
    self.review = review
  }

  /// The most frames that are listed below a cause.
  private static let frameLimit = 10

  /// The lines, without line feeds.
  package var lines: [String] {
    review.causes.flatMap { [$0.sentence] + details(of: $0) } + frameLines
  }

  /// The lines about frames and files that came, went or were left behind.
  var frameLines: [String] {
    review.frames.compactMap(line)
      + review.orphans.map { "orphaned file, which the record does not list: \($0.printable)" }
  }

  /// The whole in one sentence.
  package var summary: String {
    func count(_ states: ReviewedFrame.State...) -> Int {
      review.frames.filter { states.contains($0.state) }.count
    }
    let compared = count(.same, .changed, .pending)
    let differing = count(.changed, .pending)
    let parts = [
      (differing, differing == 1 ? "differs" : "differ"), (count(.added), "added"),
      (count(.removed), "removed"), (review.orphans.count, "orphaned"),
    ].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    let words = parts.isEmpty ? ["all the same"] : parts
    return (["\(compared) \(compared == 1 ? "frame" : "frames") compared"] + words)
      .joined(separator: ", ") + (review.skipped > 0 ? "; \(review.skipped) left out" : "")
  }

  /// What was compared instead of pixels where the reference has none; nil where it has them all.
  package var pictureNote: String? {
    let compared = review.reference.frames.filter { review.new.frame($0.id) != nil }
    let plain = compared.filter { $0.file(.png) == nil }
    guard !plain.isEmpty else { return nil }
    let count = "\(plain.count) of \(compared.count) recorded frames"
    return plain.allSatisfy { $0.files.isEmpty }
      ? "\(count) have no pictures; only their record was compared"
      : "\(count) have no PNG; their other files were compared byte by byte"
  }

  /// Where pixels differ that the record does not explain.
  func details(of cause: Cause) -> [String] {
    guard cause.aspect == .pixels || cause.aspect.isFault else { return [] }
    let places = cause.frames.compactMap { id in
      review.frame(id).flatMap { frame in
        if cause.aspect.isFault { return "  \(frame.id.printable)" }
        return frame.areas.first { $0.style == cause.style }
          .map { place(of: $0.region, in: frame) }
      }
    }
    let rest = places.count - Self.frameLimit
    return places.prefix(Self.frameLimit) + (rest > 0 ? ["  and \(rest) more frames"] : [])
  }

  private func place(of region: CanvasDifference.Region, in frame: ReviewedFrame) -> String {
    "  \(frame.id): " + region.words
      + (frame.difference?.sizesDiffer == true ? "; the pictures have different sizes" : "")
  }

  private func line(of frame: ReviewedFrame) -> String? {
    switch frame.state {
    case .added: "frame added: \(frame.id.printable)"
    case .removed: "frame removed: \(frame.id.printable)"
    case .pending:
      "pictures older than the record: \(frame.id.printable); take them over with --accept"
    case .same, .changed: nil
    }
  }
}

extension CanvasDifference.Region {
  /// How many pixels differ, by how much, where, and what it would take to pass.
  package var words: String {
    "\(count) \(count == 1 ? "pixel differs" : "pixels differ") by up to \(largestDelta) "
      + "in the box \(box.width)x\(box.height) at \(box.x),\(box.y); "
      + "the smallest tolerance that passes is \(largestDelta)"
  }
}
