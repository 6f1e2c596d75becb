import Typography

/// The preview that a recorded frame shows, and its surroundings.
struct RecordedTraits: Hashable {
  /// The name of the frame.
  var id: String
  /// The name of the preview.
  var preview: String
  var traits: PreviewTraits

  /// Reads a frame's surroundings; nil when the frame shows a preview that the design does not have.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - previews: The names of the design's previews.
  ///   - file: The record's name in messages.
  /// - Throws: `RecordError.unknownTrait`.
  init?(
    of frame: RecordedFrame, previews: [String], file: String
  ) throws(RecordError) {
    func text(_ key: RecordKey) -> String { frame.value[key]?.string ?? "" }
    func unknown(_ key: RecordKey) -> RecordError {
      .unknownTrait(file: file, frame: frame.id, key: key.rawValue, value: text(key))
    }
    preview = text(.preview)
    guard previews.contains(preview) else { return nil }
    guard let device = Device(recorded: text(.device), width: frame.value[.width]?.number) else {
      throw unknown(.device)
    }
    guard let size = DynamicTypeSize(rawValue: text(.sizeCategory)) else {
      throw unknown(.sizeCategory)
    }
    guard let scheme = ColorScheme(rawValue: text(.colorScheme)) else {
      throw unknown(.colorScheme)
    }
    id = frame.id
    traits = PreviewTraits(
      device: device, dynamicTypeSize: size, colorScheme: scheme, locale: text(.locale))
    guard FrameIdentity(preview: preview, traits: traits).id == id else { return nil }
  }

  /// The frames that options leave of recorded ones, each once: those with one of the previews, sizes,
  /// schemes and devices that they name, and variants for those that no frame has.
  static func choose(
    _ recorded: [RecordedTraits], options: FrameOptions, design: DesignSystem
  ) throws(PlanError) -> [Preview] {
    var named: [String]?
    if options.previews != nil {
      named = try FramePlan.previewNames(of: design, options: options)
    }
    let all = recorded.map(\.traits)
    let previews = recorded.map(\.preview)
    var seen: Set<String> = []
    return recorded.flatMap { frame -> [Preview] in
      let matrix = PreviewMatrix(
        devices: values(options.devices, own: frame.traits.device, all: all.map(\.device)),
        dynamicTypeSizes: values(
          options.sizes, own: frame.traits.dynamicTypeSize, all: all.map(\.dynamicTypeSize)),
        colorSchemes: values(
          options.schemes, own: frame.traits.colorScheme, all: all.map(\.colorScheme)),
        locale: options.locale ?? frame.traits.locale)
      return values(named, own: frame.preview, all: previews).flatMap { name in
        matrix.traits.map { traits in
          Preview(
            name: name, traits: traits,
            view: FramePlan.specimen(
              of: design, preview: name, options: options, locale: traits.locale))
        }
      }
    }.filter { seen.insert($0.id).inserted }
  }

  /// The values of one side for a frame: its own if it is named, and those that no frame has.
  private static func values<Value: Hashable>(
    _ named: [Value]?, own: Value, all: [Value]
  ) -> [Value] {
    guard let named else { return [own] }
    return named.filter { $0 == own || !all.contains($0) }
  }
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
