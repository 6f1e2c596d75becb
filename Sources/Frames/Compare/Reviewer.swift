package import Designs
import Raster
import Typography

/// Compares what a design draws with a reference: records first, then pixels.
package struct Reviewer {
  package let design: LoadedDesign
  /// The command line, filled with the options of the record.
  package let options: FrameOptions
  /// The difference per channel that passes everywhere, 0 to 255.
  package var tolerance: UInt8 = 0
  package let reference: RecordedFrames
  package let plan: ReviewPlan
  /// The recorded pictures.
  package let pictures: any ReferencePictures

  package init(
    design: LoadedDesign, options: FrameOptions, tolerance: UInt8 = 0, reference: RecordedFrames,
    plan: ReviewPlan, pictures: any ReferencePictures
  ) {
    self.design = design
    self.options = options
    self.tolerance = tolerance
    self.reference = reference
    self.plan = plan
    self.pictures = pictures
  }

  /// Compares all frames.
  ///
  /// - Parameter step: Called behind each frame.
  /// - Throws: `RecordError`, `CanvasError`, `PNGError`.
  package func review(step: () -> Void = {}) throws -> Review {
    let painter = ReviewPainter(design: design, options: options)
    let records = plan.pairs.map { painter.record(of: $0.preview, like: $0.reference) }
    let added = plan.added.map { painter.record(of: $0, like: reference.frames.first) }
    let new = try RecordedFrames(
      bytes: FrameDocument.bytes(
        design: design.system, frames: records + added, options: RecordedOptions(options)),
      file: SnapshotWriter.recordName)
    var frames: [ReviewedFrame] = []
    for (index, pair) in plan.pairs.enumerated() {
      let sides = RecordedFramePair(old: pair.reference, new: new.frames[index])
      frames.append(try review(sides, page: records[index].page, painter: painter, new: new))
      step()
    }
    frames += plan.removed.map { ReviewedFrame(id: $0.id, state: .removed) }
    frames += new.frames.dropFirst(records.count).map { ReviewedFrame(id: $0.id, state: .added) }
    var review = Review(
      reference: reference, new: new, frames: frames, causes: causes(of: frames, new: new))
    review.skipped = plan.skipped
    for style in design.system.styles { review.lines[style.name] = style.line }
    return review
  }

  private func causes(of frames: [ReviewedFrame], new: RecordedFrames) -> [Cause] {
    let compared = frames.filter { $0.state != .added && $0.state != .removed }
    let styles = new.styleNames + reference.styleNames
    return Cause.gather(compared.map { ($0.id, $0.findings) }, styles: styles)
  }

  private func review(
    _ sides: RecordedFramePair, page: Page, painter: ReviewPainter, new: RecordedFrames
  ) throws -> ReviewedFrame {
    var frame = ReviewedFrame(id: sides.old.id, state: .same)
    frame.findings = sides.findings(unresolved: (reference.unresolved, new.unresolved))
    if sides.old.isPending {
      frame.state = frame.findings.isEmpty ? .pending : .changed
    }
    let old = try pictures.picture(of: sides.old)
    if let old {
      let canvas = try painter.canvas(of: page, scale: sides.new.scale)
      try compare(old, with: canvas, sides: sides, in: &frame)
    } else if !sides.old.isPending {
      try compareBytes(of: page, sides: sides, painter: painter, in: &frame)
    }
    if !frame.findings.isEmpty { frame.state = .changed }
    return frame
  }

  /// Compares pixels, unless the picture is known to be older than the record.
  private func compare(
    _ old: ReferencePicture, with new: Canvas, sides: RecordedFramePair,
    in frame: inout ReviewedFrame
  ) throws {
    let tolerance = PixelTolerance(everywhere: self.tolerance)
    let difference = CanvasDifference(of: old.canvas, and: new, tolerance: tolerance)
    if !sides.old.isPending {
      frame.difference = difference
      frame.areas = sides.old.areas(of: difference.regions)
      frame.findings += unexplained(frame.areas, sides: sides, findings: frame.findings)
    }
    guard !frame.findings.isEmpty || frame.state != .same else { return }
    frame.pictures = try ReviewPictures(
      reference: old.canvas, referenceBytes: old.bytes, new: new, tolerance: tolerance)
  }

  /// Pixels that differ though nothing that the record says about their style does.
  ///
  /// Where texts moved, all pixels below may differ; the record has said so.
  private func unexplained(
    _ areas: [ReviewedFrame.Area], sides: RecordedFramePair, findings: [RecordFinding]
  ) -> [RecordFinding] {
    guard findings.isEmpty || !sides.isMoved else { return [] }
    let changed = Set(findings.map(\.style))
    return areas.filter { !changed.contains($0.style) }.map { area in
      RecordFinding(style: area.style, aspect: .pixels, old: .null, new: .null)
    }
  }

  /// Compares the files of a frame that has no PNG, byte by byte.
  private func compareBytes(
    of page: Page, sides: RecordedFramePair, painter: ReviewPainter,
    in frame: inout ReviewedFrame
  ) throws {
    guard frame.findings.isEmpty else { return }
    for (name, path) in sides.old.files {
      guard let format = FrameFormat(rawValue: name), format != .png else { continue }
      let old = try pictures.bytes(of: path)
      let new = try painter.bytes(of: page, scale: sides.new.scale, as: format)
      if old != new {
        frame.findings.append(
          RecordFinding(style: nil, aspect: .bytes(name), old: .null, new: .null))
      }
    }
  }
}

extension RecordedAspect {
  /// The bytes of a file of a format that differ where the record does not.
  package static func bytes(_ format: String) -> RecordedAspect {
    RecordedAspect(key: "bytes", words: "the \(format.printable) file differs", path: "bytes")
  }
}

extension RecordedFrames {
  /// The names of the styles in the order of the texts, each once.
  var styleNames: [String] {
    var seen: Set<String> = []
    return frames.flatMap(\.texts).map(\.style).filter { seen.insert($0).inserted }
  }
}
