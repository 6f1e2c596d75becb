package import Typography

/// Which frames are compared with which recorded ones.
package struct ReviewPlan {
  /// A recorded frame and the preview that draws it anew.
  package struct Pair {
    var reference: RecordedFrame
    var preview: Preview
  }

  /// The frames that the record has and the design draws, in the record's order.
  package private(set) var pairs: [Pair] = []
  /// The frames that only the command line asks for.
  package private(set) var added: [Preview] = []
  /// The recorded frames that nobody draws any more.
  package private(set) var removed: [RecordedFrame] = []
  /// The number of recorded frames that the command line leaves out.
  package private(set) var skipped = 0

  /// Plans a comparison.
  ///
  /// The frames are those of the record. A named matrix replaces them; a size, scheme or device chooses
  /// among them, and one that the record does not have at all is added.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - file: Its name in messages.
  ///   - design: The design, with the styles that are shown.
  ///   - options: The command line, filled with the options of the record.
  /// - Throws: `RecordError.unknownTrait`; `PlanError`.
  package init(record: RecordedFrames, file: String, design: DesignSystem, options: FrameOptions)
    throws
  {
    if options.matrix != nil {
      var options = options
      options.locale = options.locale ?? record.frames.first?.value[.locale]?.string
      self.init(
        reference: record,
        previews: try FramePlan(design: design, options: options).previews)
      return
    }
    try FramePlan.checkCount(of: design)
    var known: [RecordedTraits] = []
    var gone: [RecordedFrame] = []
    for frame in record.frames {
      if let traits = try RecordedTraits(
        of: frame, previews: design.previewNames, file: file)
      {
        known.append(traits)
      } else {
        gone.append(frame)
      }
    }
    let chosen = try RecordedTraits.choose(known, options: options, design: design)
    self.init(reference: record, previews: chosen)
    skipped = removed.count - gone.count
    removed = gone
  }

  /// Plans the comparison of two sides that are both drawn.
  package init(reference: RecordedFrames, previews: [Preview]) {
    var rest: [String: Preview] = [:]
    for preview in previews { rest[preview.id] = preview }
    for frame in reference.frames {
      if let preview = rest.removeValue(forKey: frame.id) {
        pairs.append(Pair(reference: frame, preview: preview))
      } else {
        removed.append(frame)
      }
    }
    added = previews.filter { rest[$0.id] != nil }
  }
}

extension Preview {
  /// The name of the frame that shows it.
  package var id: String { FrameIdentity(preview: name, traits: traits).id }
}
