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
  /// - Throws: `CanvasError`, `PNGError`.
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
    noteMissingFiles(of: sides.old, in: &frame)
    do {
      if let old = try pictures.picture(of: sides.old) {
        let canvas = try painter.canvas(of: page, scale: sides.new.scale)
        try compare(old, with: canvas, sides: sides, in: &frame)
      } else if !sides.old.isPending {
        try compareBytes(of: page, sides: sides, painter: painter, in: &frame)
      }
    } catch let fault as GoldenFault {
      frame.findings.append(.fault(fault, format: .png))
    }
    if frame.findings.contains(where: \.isFault), frame.pictures == nil {
      let canvas = try painter.canvas(of: page, scale: sides.new.scale)
      frame.pictures = ReviewPictures(new: try PNGEncoder().encode(canvas))
    }
    if !frame.findings.isEmpty { frame.state = .changed }
    return frame
  }

  /// A file that the record lists beside the picture and that is not there.
  private func noteMissingFiles(of old: RecordedFrame, in frame: inout ReviewedFrame) {
    for (name, path) in old.files where !pictures.isThere(path) {
      guard let format = FrameFormat(rawValue: name), format != .png else { continue }
      frame.findings.append(.fault(.missing, format: format))
    }
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
    guard frame.findings.allSatisfy(\.isFault) else { return }
    for (name, path) in sides.old.files {
      guard let format = FrameFormat(rawValue: name), format != .png, pictures.isThere(path)
      else { continue }
      guard let old = bytes(of: path, format: format, in: &frame) else { continue }
      let new = try painter.bytes(of: page, scale: sides.new.scale, as: format)
      // A checkout may give text files the line ends of its machine.
      if old != new, !old.isSame(as: new, exceptForLineEnds: format) {
        frame.findings.append(
          RecordFinding(style: nil, aspect: .bytes(name), old: .null, new: .null))
      }
    }
  }
}

extension Reviewer {
  /// The bytes of a recorded file; nil, with a finding, where they are none of ours.
  private func bytes(
    of path: String, format: FrameFormat, in frame: inout ReviewedFrame
  ) -> [UInt8]? {
    do {
      let bytes = try pictures.bytes(of: path)
      guard let fault = GoldenFault(of: bytes) else { return bytes }
      frame.findings.append(.fault(fault, format: format))
    } catch let fault as GoldenFault {
      frame.findings.append(.fault(fault, format: format))
    } catch {
      frame.findings.append(.fault(.damaged, format: format))
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether text is the same but for carriage returns that stand before line feeds.
  fileprivate func isSame(as other: [UInt8], exceptForLineEnds format: FrameFormat) -> Bool {
    guard format == .txt || format == .ansi, count > other.count else { return false }
    var plain: [UInt8] = []
    plain.reserveCapacity(count)
    for byte in self {
      if byte == UInt8(ascii: "\n"), plain.last == UInt8(ascii: "\r") { plain.removeLast() }
      plain.append(byte)
    }
    return plain == other
  }
}

extension RecordFinding {
  /// A recorded file that cannot be compared with.
  static func fault(_ fault: GoldenFault, format: FrameFormat) -> RecordFinding {
    RecordFinding(style: nil, aspect: .fault(fault, format: format), old: .null, new: .null)
  }

  /// Whether a recorded file could not be compared with.
  var isFault: Bool { aspect.isFault }
}

extension RecordedAspect {
  /// A file of a format that cannot be compared with, and why.
  static func fault(_ fault: GoldenFault, format: FrameFormat) -> RecordedAspect {
    RecordedAspect(
      key: "file", words: "the \(format.rawValue) file \(fault.words.printable)", path: "file")
  }

  /// Whether a recorded file could not be compared with.
  var isFault: Bool { path == "file" }

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
