import Typography

/// Which frames are compared with which recorded ones.
struct ReviewPlan {
  /// A recorded frame and the preview that draws it anew.
  struct Pair {
    var reference: RecordedFrame
    var preview: Preview
  }

  /// The frames that the record has and the design draws, in the record's order.
  private(set) var pairs: [Pair] = []
  /// The frames that only the command line asks for.
  private(set) var added: [Preview] = []
  /// The recorded frames that nobody draws any more.
  private(set) var removed: [RecordedFrame] = []
  /// The number of recorded frames that the command line leaves out.
  private(set) var skipped = 0

  /// The options that name frames.
  private static let matrixOptions: Set<String> = [
    "--matrix", "--size", "--scheme", "--device", "--locale",
  ]

  /// Plans a comparison.
  ///
  /// The frames are those of the record, unless the command line names some; a named matrix is then
  /// meant whole, and a side of it only chooses.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - file: Its name in messages.
  ///   - design: The design, with the styles that are shown.
  ///   - options: The command line, filled with the options of the record.
  /// - Throws: `RecordError.unknownTrait`; `PlanError`.
  init(record: RecordedFrames, file: String, design: DesignSystem, options: Options) throws {
    let asked: [Preview]?
    if options.given.isDisjoint(with: Self.matrixOptions) {
      asked = nil
    } else {
      var options = options
      options.locale = options.locale ?? record.frames.first?.value["locale"]?.string
      asked = try FramePlan(design: design, options: options, fallback: .common).previews
    }
    var rest: [String: Preview] = [:]
    for preview in asked ?? [] { rest[preview.id] = preview }
    for frame in record.frames {
      let preview =
        try asked == nil
        ? Self.preview(of: frame, file: file, design: design, options: options)
        : rest.removeValue(forKey: frame.id)
      if let preview, preview.id == frame.id {
        pairs.append(Pair(reference: frame, preview: preview))
      } else if asked == nil || options.given.contains("--matrix") {
        removed.append(frame)
      } else {
        skipped += 1
      }
    }
    added = (asked ?? []).filter { rest[$0.id] != nil }
  }

  /// Plans the comparison of two sides that are both drawn.
  init(reference: RecordedFrames, previews: [Preview]) {
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

  /// The preview that a recorded frame shows; nil when the design has no such preview.
  private static func preview(
    of frame: RecordedFrame, file: String, design: DesignSystem, options: Options
  ) throws(RecordError) -> Preview? {
    func text(_ key: String) -> String { frame.value[key]?.string ?? "" }
    func unknown(_ key: String) -> RecordError {
      .unknownTrait(file: file, frame: frame.id, key: key, value: text(key))
    }
    guard text("preview") == FramePlan.previewName else { return nil }
    guard let device = Device(recorded: text("device"), width: frame.value["width"]?.number) else {
      throw unknown("device")
    }
    guard let size = DynamicTypeSize(rawValue: text("sizeCategory")) else {
      throw unknown("sizeCategory")
    }
    guard let scheme = ColorScheme(rawValue: text("colorScheme")) else {
      throw unknown("colorScheme")
    }
    var options = options
    options.locale = text("locale")
    let traits = PreviewTraits(
      device: device, dynamicTypeSize: size, colorScheme: scheme, locale: text("locale"))
    return Preview(
      name: FramePlan.previewName, traits: traits,
      view: FramePlan.specimen(of: design, options: options))
  }
}

extension Preview {
  /// The name of the frame that shows it.
  var id: String { FrameIdentity(preview: name, traits: traits).id }
}

extension Device {
  /// The device that a record names, or the bare width.
  fileprivate init?(recorded name: String, width: Double?) {
    if let device = Device(spelling: name) {
      self = device
      return
    }
    guard let width, let bare = Device(spelling: width.decimalText), bare.name == name else {
      return nil
    }
    self = bare
  }
}
